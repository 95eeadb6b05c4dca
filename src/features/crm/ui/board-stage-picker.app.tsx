import { useQueries } from '@tanstack/react-query'
import { leadList } from '#src/features/crm/contract.ts'
import { type LeadStage, leadStages } from '#src/features/crm/domain/stages.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { listWords } from '#src/features/crm/text/list-words.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

/** On a phone: which column of the board is shown, each with how many it holds; and the one before and after. */
export function StagePicker({
  shown,
  pathOf,
  language,
  onShow,
}: {
  shown: LeadStage
  /** Where the leads of a stage come from, as its column asks for them. */
  pathOf: (stage: LeadStage) => string
  language: Language
  onShow: (stage: LeadStage) => void
}) {
  const text = crmText[language]
  const words = listWords[language]
  const counts = useQueries({
    queries: leadStages.map((stage) => ({
      queryKey: [pathOf(stage)],
      select: (data: unknown) => leadList.parse(data).total,
    })),
  })
  const at = leadStages.indexOf(shown)
  const step = (label: string, sign: string, stage: LeadStage | undefined) => (
    <Button tone="secondary" aria-label={label} disabled={!stage} onClick={() => stage && onShow(stage)}>
      {sign}
    </Button>
  )
  return (
    <div className="row phone-only stage-picker">
      {step(words.stageBefore, '‹', leadStages[at - 1])}
      <select
        className="in"
        aria-label={text.stage.label}
        value={shown}
        onChange={(event) => onShow(leadStages.find((one) => one === event.target.value) ?? shown)}
      >
        {leadStages.map((stage, i) => {
          const count = counts[i]?.data
          return (
            <option key={stage} value={stage}>
              {[text.stages[stage], count === undefined ? null : formatNumber(count, language)]
                .filter(Boolean)
                .join(', ')}
            </option>
          )
        })}
      </select>
      {step(words.stageAfter, '›', leadStages[at + 1])}
    </div>
  )
}
