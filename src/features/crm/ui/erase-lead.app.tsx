import { crmText } from '#src/features/crm/text/crm-text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useEraseLead } from './lead-data.ts'

/** Erases a person's data in two clicks. The only change here that cannot be undone, so it says what goes before it does it. */
export function EraseLead({ leadId, language }: { leadId: string; language: Language }) {
  const text = crmText[language]
  const erase = useEraseLead(leadId, language)
  return (
    <details className="why">
      <summary>{text.page.erase}</summary>
      <div className="stack-s">
        <p>{text.page.eraseWhat}</p>
        {erase.isError && (
          <p className="note bad" role="alert">
            {failureText(erase.error, { offline: text.offline, fallback: text.failed })}
          </p>
        )}
        <Button tone="alarm" busy={erase.isPending} onClick={() => erase.mutate()}>
          {erase.isPending ? text.page.erasing : text.page.eraseNow}
        </Button>
      </div>
    </details>
  )
}
