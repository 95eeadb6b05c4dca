import { type SubmitEvent, useEffect, useId, useState } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import type { MessageView } from '#src/features/crm/messages/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import type { LetterId } from '#src/features/crm/text/letter-templates.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useReloadLead, useStopMail, useWriteMail } from './lead-data.ts'
import { firstLetter, LetterChoice, LetterMeaning } from './letter-choice.app.tsx'
import { keepDraft, readDraft } from './note-draft.ts'
import type { Writer } from './writer.ts'

/** The outbox looks every two seconds, and the mail server needs a moment. */
const lookAgainMillis = [13_000, 20_000]

/** Writes a mail: from a template in the customer's language or freely; it can be stopped for ten seconds. */
export function MailForm({
  lead,
  writer,
  language,
  isAsked,
}: {
  lead: LeadDetail
  writer: Writer
  language: Language
  /** Opened to write a letter, and not only there. */
  isAsked: boolean
}) {
  const words = talkText[language]
  const text = crmText[language]
  const id = useId()
  const draftOf = `mail:${lead.id}`
  const [first] = useState(() => firstLetter(lead, writer, isAsked, readDraft(sessionStorage, draftOf)))
  const [letter, setLetter] = useState<LetterId | undefined>(first.id)
  const [subject, setSubject] = useState(first.subject)
  const [body, setBody] = useState(first.body)
  const [sent, setSent] = useState<MessageView>()
  const write = useWriteMail(lead.id, language)
  const reload = useReloadLead(lead.id)

  useEffect(() => {
    if (!sent) return
    const timers = lookAgainMillis.map((millis) => setTimeout(() => void reload(), millis))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [sent, reload])

  function change(value: string) {
    setBody(value)
    keepDraft(sessionStorage, draftOf, value)
  }
  async function submit(event?: SubmitEvent) {
    event?.preventDefault()
    if (write.isPending) return
    setSent(await write.mutateAsync({ subject, body }))
    setSubject('')
    setLetter(undefined)
    change('')
  }
  if (lead.restricted) return <p className="note warn">{words.restricted}</p>
  if (!lead.email) return <p className="note">{words.noEmail}</p>
  return (
    <form className="stack-s" onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <LetterChoice
        lead={lead}
        writer={writer}
        language={language}
        chosen={letter}
        onChoose={(chosen, filled) => {
          setLetter(chosen)
          setSubject(filled.subject)
          change(filled.body)
        }}
      />
      <label className="f" htmlFor={`${id}-subject`}>
        <span>{words.subject}</span>
        <input
          id={`${id}-subject`}
          className="in"
          lang={lead.language}
          required
          maxLength={200}
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
      </label>
      <label className="f" htmlFor={`${id}-body`}>
        <span className="vh">{words.text}</span>
        <textarea
          id={`${id}-body`}
          className="in"
          lang={lead.language}
          required
          rows={9}
          maxLength={8000}
          value={body}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          }}
        />
      </label>
      <LetterMeaning lead={lead} writer={writer} language={language} chosen={letter} />
      <div className="row">
        <Button type="submit" tone="sea" busy={write.isPending}>
          {write.isPending ? words.sending : words.send}
        </Button>
        <span className="xs mut">{words.leavesAfter}</span>
      </div>
      {write.isError && (
        <p className="note bad" role="alert">
          {failureText(write.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
      {sent && <Leaving key={sent.id} message={sent} leadId={lead.id} language={language} />}
    </form>
  )
}

/** Counts a mail's ten seconds down, with the way to stop it. */
export function Leaving({
  message,
  leadId,
  language,
}: {
  message: Pick<MessageView, 'id' | 'leavesAt'>
  leadId: string
  language: Language
}) {
  const words = talkText[language]
  const stop = useStopMail(leadId, language)
  const [left, setLeft] = useState(() => secondsLeft(message.leavesAt))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(message.leavesAt)), 500)
    return () => clearInterval(timer)
  }, [message.leavesAt])
  const isOver = left <= 0
  return (
    <p className="note row" role="status">
      <span>
        {stop.isSuccess ? words.stopped : isOver ? words.onItsWay : words.leavesIn(formatNumber(left, language))}
      </span>
      {!isOver && !stop.isSuccess && (
        <Button tone="secondary" small busy={stop.isPending} onClick={() => stop.mutate(message.id)}>
          {words.stop}
        </Button>
      )}
      {stop.isError && (
        <span>
          {failureText(stop.error, { offline: crmText[language].offline, fallback: crmText[language].failed })}
        </span>
      )}
    </p>
  )
}

const secondsLeft = (leavesAt: string) => Math.ceil((Date.parse(leavesAt) - Date.now()) / 1000)
