import type { LeadDetail, LeadSummary } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useTakeLead } from './lead-data.ts'

/** True while notices of it go out: urgent, new, and taken by nobody. */
export const isCalling = ({ urgency, takenBy, stage }: Pick<LeadSummary, 'urgency' | 'takenBy' | 'stage'>) =>
  (urgency === 'critical' || urgency === 'high') && takenBy === null && stage === 'new'

/** How urgent it is, as a tag: alarm while nobody has taken it. */
export function UrgencyTag({ lead, language }: { lead: LeadSummary; language: Language }) {
  const { levels } = crmText[language].urgency
  return lead.urgency && <span className={isCalling(lead) ? 'tag bad' : 'tag'}>{levels[lead.urgency]}</span>
}

interface Props {
  lead: LeadDetail
  language: Language
  mayTake: boolean
}

/** On the lead's page: what its urgency means, who has it, and the button to take it. */
export function Urgency({ lead, language, mayTake }: Props) {
  const text = crmText[language]
  const take = useTakeLead(lead.id, language)
  if (!lead.urgency) return null
  const lost = take.error instanceof ApiError && take.error.status === 409
  return (
    <div className={isCalling(lead) ? 'note bad row' : 'note row'}>
      <p>
        <strong>{text.urgency.levels[lead.urgency]}.</strong> {text.urgency.explain[lead.urgency]}{' '}
        {lead.takenBy && text.urgency.takenBy(lead.takenBy)}
        {isCalling(lead) && text.urgency.nobody}
      </p>
      {mayTake && lead.takenBy === null && (
        <Button busy={take.isPending} onClick={() => take.mutate()}>
          {take.isPending ? text.urgency.taking : text.urgency.take}
        </Button>
      )}
      {take.isError && (
        <p role="alert">
          {lost
            ? text.urgency.lost(lead.takenBy ?? text.urgency.somebody)
            : failureText(take.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
    </div>
  )
}
