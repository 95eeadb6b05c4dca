import { useId, useState } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import type { LetterId } from '#src/features/crm/text/letter-templates.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button, ButtonLink } from '#src/shared/ui/button/button.tsx'
import { useTouch } from './lead-data.ts'
import { firstLetter, LetterChoice, LetterMeaning } from './letter-choice.app.tsx'
import { whatsAppLink } from './reach.ts'
import type { Writer } from './writer.ts'

/** Opens the customer's chat with the text filled in. What we know is that it was opened; that it was sent, the person says. */
export function WhatsAppForm({
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
  const [first] = useState(() => firstLetter(lead, writer, isAsked, ''))
  const [letter, setLetter] = useState<LetterId | undefined>(first.id)
  const [body, setBody] = useState(first.body)
  const [asks, setAsks] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const touch = useTouch(lead.id, language)
  if (lead.restricted) return <p className="note warn">{words.restricted}</p>
  if (!lead.phone) return <p className="note">{words.noPhone}</p>
  return (
    <div className="stack-s">
      <LetterChoice
        lead={lead}
        writer={writer}
        language={language}
        chosen={letter}
        onChoose={(chosen, filled) => {
          setLetter(chosen)
          setBody(filled.body)
        }}
      />
      <label className="f" htmlFor={`${id}-body`}>
        <span className="vh">{words.text}</span>
        <textarea
          id={`${id}-body`}
          className="in"
          lang={lead.language}
          rows={7}
          maxLength={3000}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
      </label>
      <LetterMeaning lead={lead} writer={writer} language={language} chosen={letter} />
      <div className="row">
        <ButtonLink
          tone="sea"
          href={whatsAppLink(lead.phone, body)}
          target="_blank"
          rel="noreferrer"
          onClick={() => {
            touch.mutate({ kind: 'whatsapp-opened' })
            setAsks(true)
          }}
        >
          {words.openWhatsApp}
        </ButtonLink>
        <Button
          tone="secondary"
          onClick={() =>
            void navigator.clipboard.writeText(body).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {words.copy}
        </Button>
        <span className="xs" role="status">
          {isCopied ? words.copied : ''}
        </span>
      </div>
      {asks ? (
        <p className="note row">
          <span>{words.didYouSend}</span>
          <Button
            tone="sea"
            small
            busy={touch.isPending}
            onClick={() =>
              touch.mutate(
                { kind: 'whatsapp-sent', ...(body.trim() ? { text: body.trim().slice(0, 1000) } : {}) },
                { onSuccess: () => setAsks(false) },
              )
            }
          >
            {words.yesSent}
          </Button>
          <Button tone="secondary" small onClick={() => setAsks(false)}>
            {words.notSent}
          </Button>
        </p>
      ) : (
        <p className="xs mut">{words.whatsAppNote}</p>
      )}
      {touch.isError && (
        <p className="note bad" role="alert">
          {failureText(touch.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
    </div>
  )
}
