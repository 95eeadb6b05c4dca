import { useState } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button, ButtonLink } from '#src/shared/ui/button/button.tsx'
import { useTouch } from './lead-data.ts'
import { LetterFields } from './letter-fields.app.tsx'
import { whatsAppLink } from './reach.ts'
import { type LetterWish, useLetter } from './use-letter.ts'
import type { Writer } from './writer.ts'

const mostLength = 3000

/** What a form for a message to a customer is given. */
export interface MessageForm {
  lead: LeadDetail
  writer: Writer
  language: Language
  hasShortcuts: boolean
  wish: LetterWish
}

/** Opens the customer's chat with the text filled in. What we know is that it was opened; that it was sent, the person says. */
export function WhatsAppForm({ wish, ...shared }: MessageForm) {
  const { lead, writer, language } = shared
  const words = talkText[language]
  const text = crmText[language]
  const written = useLetter(lead, writer, wish, '')
  const { body } = written.letter
  const [asks, setAsks] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const touch = useTouch(lead.id, language)
  if (lead.restricted) return <p className="note warn">{words.restricted}</p>
  if (!lead.phone) return <p className="note">{words.noPhone}</p>
  return (
    <div className="stack-s">
      <LetterFields
        {...shared}
        written={written}
        offeredStart={wish.offeredStart}
        hasSubject={false}
        mostLength={mostLength}
        onBody={() => setCopied(false)}
      />
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
