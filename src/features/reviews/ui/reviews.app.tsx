import './reviews.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invited, reviewList, type StaffInvitation, type StaffReview } from '#src/features/reviews/contract.ts'
import { declineReasons, mostReplyCharacters } from '#src/features/reviews/domain/review.ts'
import { staffReviewText } from '#src/features/reviews/text/staff.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatDate, formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'

const path = '/api/staff/reviews'

interface Props {
  language: Language
  mayDecide: boolean
  leadHref: (id: string) => string
}

/** Reviews for staff: read, show or decline, answer; who was asked, and a link for somebody by hand. */
export function ReviewsPanel({ language, mayDecide, leadHref }: Props) {
  const text = staffReviewText[language]
  const list = useQuery({ queryKey: [path], select: (answer: unknown) => reviewList.parse(answer), staleTime: 0 })
  if (list.error)
    return (
      <p className="note bad" role="alert">
        {failureText(list.error, { offline: text.offline, fallback: text.failed })}
      </p>
    )
  if (!list.data) return null
  const { reviews, invitations } = list.data
  const waiting = reviews.filter(({ state }) => state === 'waiting')
  const order = [...waiting, ...reviews.filter(({ state }) => state !== 'waiting')]
  return (
    <div className="rv-staff">
      <section className="panel stack-s" aria-labelledby="rv-title">
        <h2 id="rv-title">{text.title}</h2>
        <p className="mut xs" role="status">
          {reviews.length === 0 ? text.none : `${text.waiting(waiting.length)}. ${text.asWritten}`}
        </p>
        <ul className="rv-list">
          {order.map((review) => (
            <li key={review.id}>
              <OneReview review={review} language={language} mayDecide={mayDecide} leadHref={leadHref} />
            </li>
          ))}
        </ul>
      </section>
      <section className="panel stack-s" aria-labelledby="rv-asked">
        <h2 id="rv-asked">{text.asked}</h2>
        <AskByHand language={language} />
        {invitations.length === 0 ? <p className="mut xs">{text.askedNone}</p> : null}
        <ul className="rv-asked">
          {invitations.map((one) => (
            <Asked key={one.id} invitation={one} language={language} leadHref={leadHref} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function OneReview({ review, language, mayDecide, leadHref }: Props & { review: StaffReview }) {
  const text = staffReviewText[language]
  const client = useQueryClient()
  const [isDeclining, setDeclining] = useState(false)
  const [reply, setReply] = useState(review.reply ?? '')
  const refresh = () => client.invalidateQueries({ queryKey: [path] })
  const headers = { 'accept-language': language }
  const decide = useMutation({
    mutationFn: (body: object) => apiRequest('POST', `${path}/${review.id}/decision`, body, { headers }),
    onSettled: refresh,
    onSuccess: () => setDeclining(false),
  })
  const answer = useMutation({
    mutationFn: () => apiRequest('PUT', `${path}/${review.id}/reply`, { words: reply }, { headers }),
    onSettled: refresh,
  })
  const error = decide.error ?? answer.error
  const tone = review.state === 'shown' ? 'ok' : review.state === 'waiting' ? 'warn' : undefined
  const who = [review.name, review.town ? townNames[review.town] : ''].filter(Boolean).join(', ')
  return (
    <article className="stack-s">
      <p className="row">
        <b className="num">{`${review.stars} / 5`}</b>
        <span>{who}</span>
        <Tag {...(tone ? { tone } : {})}>{text.states[review.state]}</Tag>
        <span className="mut xs">{`${text.kinds[review.kind]}, ${formatInstant(review.writtenAt, language)}`}</span>
        <a className="xs" href={leadHref(review.leadId)}>
          {review.reference || text.lead}
        </a>
      </p>
      <p className="rv-words" lang={review.language}>
        {review.words}
      </p>
      {review.declined ? <p className="mut xs">{text.reasons[review.declined]}</p> : null}
      {mayDecide && review.state !== 'withdrawn' ? (
        <>
          <p className="row">
            {review.state === 'shown' ? null : (
              <Button
                small
                tone="sea"
                busy={decide.isPending && !isDeclining}
                onClick={() => decide.mutate({ show: true })}
              >
                {text.show}
              </Button>
            )}
            {review.state === 'declined' ? null : (
              <button
                type="button"
                className="lnk"
                aria-expanded={isDeclining}
                onClick={() => setDeclining(!isDeclining)}
              >
                {text.decline}
              </button>
            )}
          </p>
          {isDeclining ? (
            <fieldset className="stack-s">
              <legend className="xs">{text.why}</legend>
              {declineReasons.map((reason) => (
                <p key={reason}>
                  <button type="button" className="lnk" onClick={() => decide.mutate({ show: false, reason })}>
                    {text.reasons[reason]}
                  </button>
                </p>
              ))}
            </fieldset>
          ) : null}
          <label className="xs">
            {text.reply}
            <textarea
              className="in"
              rows={3}
              maxLength={mostReplyCharacters}
              value={reply}
              aria-describedby={`hint-${review.id}`}
              onChange={(event) => setReply(event.target.value)}
            />
            <span className="mut" id={`hint-${review.id}`}>
              {text.replyHint}
            </span>
          </label>
          {reply.trim() !== '' && reply !== review.reply ? (
            <p>
              <Button small tone="secondary" busy={answer.isPending} onClick={() => answer.mutate()}>
                {text.saveReply}
              </Button>
            </p>
          ) : null}
        </>
      ) : review.reply ? (
        <p className="rv-reply" lang={review.language}>
          {review.reply}
        </p>
      ) : null}
      {error ? (
        <p className="note bad" role="alert">
          {failureText(error, { offline: text.offline, fallback: text.failed })}
        </p>
      ) : null}
    </article>
  )
}

function AskByHand({ language }: { language: Language }) {
  const text = staffReviewText[language]
  const client = useQueryClient()
  const [reference, setReference] = useState('')
  const make = useMutation({
    mutationFn: async () =>
      invited.parse(
        await apiRequest('POST', `${path}/invitations`, { reference }, { headers: { 'accept-language': language } }),
      ).url,
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  })
  return (
    <form
      className="stack-s"
      onSubmit={(event) => {
        event.preventDefault()
        make.mutate()
      }}
    >
      <label className="xs">
        {text.reference}
        <input
          className="in"
          value={reference}
          required
          placeholder="Q-7K3M9WD"
          aria-describedby="rv-ask-hint"
          onChange={(event) => setReference(event.target.value)}
        />
        <span className="mut" id="rv-ask-hint">
          {text.askHint}
        </span>
      </label>
      <p>
        <Button small type="submit" tone="secondary" busy={make.isPending}>
          {text.ask}
        </Button>
      </p>
      {make.data ? (
        <label className="xs">
          {text.link}
          <input className="in" readOnly value={make.data} onFocus={(event) => event.target.select()} />
        </label>
      ) : null}
      {make.error ? (
        <p className="note bad" role="alert">
          {failureText(make.error, { offline: text.offline, fallback: text.failed })}
        </p>
      ) : null}
    </form>
  )
}

function Asked({
  invitation,
  language,
  leadHref,
}: {
  invitation: StaffInvitation
  language: Language
  leadHref: (id: string) => string
}) {
  const text = staffReviewText[language]
  const [isCopied, setCopied] = useState(false)
  const { name, kind, sentAt, dueAt, expiresAt, hasEmail, url, leadId } = invitation
  const mail = !hasEmail
    ? text.byHand
    : sentAt
      ? text.mailed(formatInstant(sentAt, language))
      : text.planned(formatInstant(dueAt, language))
  return (
    <li>
      <p>
        <a href={leadHref(leadId)}>{name}</a>{' '}
        <span className="mut xs">
          {`${text.kinds[kind]}, ${mail}, ${text.until(formatDate(expiresAt.slice(0, 10), language))}`}
        </span>
      </p>
      <button
        type="button"
        className="lnk xs"
        onClick={() => navigator.clipboard.writeText(url).then(() => setCopied(true))}
      >
        {isCopied ? text.copied : text.copy}
      </button>
    </li>
  )
}
