import './reviews.css'
import type { OpenInvitation } from '#src/features/reviews/contract.ts'
import { reviewText } from '#src/features/reviews/text/text.ts'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Note } from '#src/shared/ui/note/note.tsx'
import type { ReviewValues } from './form-body.ts'
import { ReviewForm } from './review-form.tsx'

/** What the page needs to know of the site around it. */
export interface ReviewPlaces {
  /** The page of all reviews. */
  all: string
  phone: { e164: string; display: string }
  serviceName: string
}

export interface WritePageProps {
  language: Language
  path: string
  places: ReviewPlaces
  invitation: OpenInvitation
  values?: ReviewValues | undefined
  errors?: readonly { field: string; code: string; message: string }[] | undefined
  failure?: string | undefined
}

/** The page behind an invitation's link: the form, or what was written and what became of it. */
export function WritePage(props: WritePageProps) {
  const { language, invitation, places, failure } = props
  const text = reviewText[language]
  return (
    <section className="sec tight">
      <div className="wrap g2 c75 rv-write">
        <div>
          {failure ? <Note tone="bad">{failure}</Note> : null}
          {invitation.canWrite ? (
            <>
              <h1>{text.heading[invitation.kind](invitation.firstName)}</h1>
              <p className="lede">{text.lede(places.serviceName)}</p>
              {invitation.written?.declined ? <Note>{text.declined[invitation.written.declined]}</Note> : null}
              <ReviewForm {...props} values={props.values ?? valuesOf(invitation)} />
              <p className="xs mut">{text.until(formatDate(invitation.expiresAt.slice(0, 10), language))}</p>
            </>
          ) : (
            <Written {...props} />
          )}
        </div>
        <aside className="card stack" aria-labelledby="promise">
          <h2 id="promise" className="h4">
            {text.promise}
          </h2>
          <ul className="rv-promises">
            {text.promises.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <a href={places.all}>{text.allReviews}</a>
          </p>
        </aside>
      </div>
    </section>
  )
}

/** What came back to its writer stands in the form again. */
function valuesOf({ written }: OpenInvitation): ReviewValues | undefined {
  return written
    ? { stars: String(written.stars), words: written.words, name: written.name, town: written.town ?? '' }
    : undefined
}

function Written({ language, invitation, path }: WritePageProps) {
  const text = reviewText[language]
  const { written } = invitation
  if (!written)
    return (
      <>
        <h1>{text.gone.title}</h1>
        <p className="lede">{text.gone.over}</p>
      </>
    )
  const isGone = written.state === 'withdrawn'
  return (
    <>
      <h1>{isGone ? text.withdrawn : written.state === 'waiting' ? text.thanks : text.yours}</h1>
      {written.state === 'waiting' ? <p className="lede">{text.thanksLede}</p> : null}
      <p>
        <span className={written.state === 'shown' ? 'tag ok' : 'tag'}>{text.states[written.state]}</span>
      </p>
      {written.declined ? <p>{text.declined[written.declined]}</p> : null}
      {isGone ? null : (
        <>
          <blockquote className="rv-words">{written.words}</blockquote>
          {written.reply ? (
            <div className="rv-reply">
              <p className="xs mut">{text.ourAnswer}</p>
              <p>{written.reply}</p>
            </div>
          ) : null}
          <form method="post" action={path}>
            <button className="lnk" type="submit" name="step" value="withdraw">
              {text.withdraw}
            </button>
          </form>
        </>
      )}
    </>
  )
}

/** For a link that opens nothing. */
export function ReviewGone({
  gone,
  language,
  places,
}: {
  gone: 'unknown' | 'over'
  language: Language
  places: Pick<ReviewPlaces, 'all' | 'phone'>
}) {
  const text = reviewText[language]
  return (
    <section className="sec tight">
      <div className="wrap">
        <h1>{text.gone.title}</h1>
        <p className="lede">{text.gone[gone]}</p>
        <p className="row">
          <a className="btn" href={`tel:${places.phone.e164}`}>
            {`${text.call}: ${places.phone.display}`}
          </a>
          <a href={places.all}>{text.allReviews}</a>
        </p>
      </div>
    </section>
  )
}
