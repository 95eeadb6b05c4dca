import { type LeadStage, leadStages, lostReasons } from '#src/features/crm/domain/stages.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { workText } from '#src/features/crm/text/work.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { lostValue } from './stage-change.ts'

/** The other stages of a lead, to choose from, or of several all; a lost one with its reason, in one choice. */
export function StageOptions({
  from,
  language,
  isNumbered = false,
}: {
  from?: LeadStage
  language: Language
  /** With the digit that chooses it. */
  isNumbered?: boolean
}) {
  const { stages } = crmText[language]
  const words = workText[language]
  return (
    <>
      {leadStages
        .filter((stage) => stage !== from && stage !== 'lost')
        .map((stage) => (
          <option key={stage} value={stage}>
            {isNumbered ? `${leadStages.indexOf(stage) + 1} ${stages[stage]}` : stages[stage]}
          </option>
        ))}
      {from !== 'lost' && (
        <optgroup label={`${stages.lost}: ${words.reasonLost}`}>
          {lostReasons.map((reason) => (
            <option key={reason} value={lostValue(reason)}>
              {words.lostReasons[reason]}
            </option>
          ))}
        </optgroup>
      )}
    </>
  )
}
