import { useId, useState } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button, ButtonLink } from '#src/shared/ui/button/button.tsx'
import { useTouch } from './lead-data.ts'
import { telLink } from './reach.ts'

/** Calls the person and notes what came of it. */
export function CallForm({ lead, language }: { lead: LeadDetail; language: Language }) {
  const words = talkText[language]
  const text = crmText[language]
  const id = useId()
  const [said, setSaid] = useState('')
  const touch = useTouch(lead.id, language)
  if (!lead.phone) return <p className="note">{words.noPhone}</p>
  const note = (kind: 'called' | 'called-no-answer') =>
    touch.mutate({ kind, ...(said.trim() ? { text: said.trim() } : {}) }, { onSuccess: () => setSaid('') })
  return (
    <div className="stack-s">
      <label className="f" htmlFor={id}>
        <span>{words.whatSaid}</span>
        <textarea
          id={id}
          className="in"
          rows={3}
          maxLength={1000}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
        />
      </label>
      <div className="row">
        <ButtonLink tone="sea" href={telLink(lead.phone)}>
          {words.callNow}
        </ButtonLink>
        <Button tone="secondary" busy={touch.isPending} onClick={() => note('called')}>
          {words.iCalled}
        </Button>
        <Button tone="secondary" busy={touch.isPending} onClick={() => note('called-no-answer')}>
          {words.noAnswer}
        </Button>
      </div>
      {touch.isError && (
        <p className="note bad" role="alert">
          {failureText(touch.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
    </div>
  )
}
