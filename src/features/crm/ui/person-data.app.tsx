import { useMutation } from '@tanstack/react-query'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { saveDocument } from '#src/shared/http/save-document.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useEraseLead } from './lead-data.ts'

/**
 * Hands out everything that is held of a person, as a file, or erases it in two clicks. That is the only change here that cannot be undone, so it says
 * what goes before it does it.
 */
export function PersonData({ lead, language }: { lead: LeadDetail; language: Language }) {
  const text = crmText[language]
  const erase = useEraseLead(lead.id, language)
  const save = useMutation({
    mutationFn: () => saveDocument(`/api/crm/people/${lead.personId}/export`, `person-${lead.reference}.json`),
  })
  const failure = erase.error ?? save.error
  return (
    <div className="stack-s">
      <p>
        <Button tone="secondary" small busy={save.isPending} onClick={() => save.mutate()}>
          {text.page.exportPerson}
        </Button>
      </p>
      {failure && (
        <p className="note bad" role="alert">
          {failureText(failure, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
      <details className="why">
        <summary>{text.page.erase}</summary>
        <div className="stack-s">
          <p>{text.page.eraseWhat}</p>
          <Button tone="alarm" busy={erase.isPending} onClick={() => erase.mutate()}>
            {erase.isPending ? text.page.erasing : text.page.eraseNow}
          </Button>
        </div>
      </details>
    </div>
  )
}
