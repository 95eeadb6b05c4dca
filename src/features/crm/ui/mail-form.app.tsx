import { type SubmitEvent, useEffect, useState } from 'react'
import type { MessageView } from '#src/features/crm/messages/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useReloadLead, useWriteMail } from './lead-data.ts'
import { Leaving } from './leaving.app.tsx'
import { LetterFields } from './letter-fields.app.tsx'
import { keepDraft, readDraft } from './note-draft.ts'
import { useLetter } from './use-letter.ts'
import type { MessageForm } from './whatsapp-form.app.tsx'

/** The outbox looks every two seconds, and the mail server needs a moment. */
const lookAgainMillis = [13_000, 20_000]
const mostLength = 8000

/** Writes a mail: from a template in the customer's language or freely; it can be stopped for ten seconds. */
export function MailForm({ wish, ...shared }: MessageForm) {
  const { lead, writer, language } = shared
  const words = talkText[language]
  const text = crmText[language]
  const draftOf = `mail:${lead.id}`
  const written = useLetter(lead, writer, wish, readDraft(sessionStorage, draftOf))
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

  const keep = (body: string) => keepDraft(sessionStorage, draftOf, body)
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (write.isPending) return
    const { subject, body } = written.letter
    setSent(await write.mutateAsync({ subject, body }))
    written.clear()
    keep('')
  }
  if (lead.restricted) return <p className="note warn">{words.restricted}</p>
  if (!lead.email) return <p className="note">{words.noEmail}</p>
  return (
    <form className="stack-s" onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <LetterFields
        {...shared}
        written={written}
        offeredStart={wish.offeredStart}
        hasSubject
        mostLength={mostLength}
        onBody={keep}
      />
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
