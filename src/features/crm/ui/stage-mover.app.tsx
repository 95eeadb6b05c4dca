import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { type LeadStage, leadStages } from '#src/features/crm/domain/stages.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { reloadLead, useStageChange } from './lead-data.ts'
import { chosenStage, lastStageChange, type StageChange, undoOf } from './stage-change.ts'
import { StageOptions } from './stage-options.app.tsx'

/** The way of a lead; who is lost is off it. */
const stageWay: readonly LeadStage[] = leadStages.filter((stage) => stage !== 'lost')

type Outcome = { tone: 'sea' | 'bad'; words: string; undo?: StageChange }

/** Moves a lead to any stage, by its arrow or by the list that also has the reasons of a lost one. No question is asked before: every change can be undone, and says so. */
export function StageMover({ lead, actor, language }: { lead: LeadDetail; actor: string; language: Language }) {
  const text = crmText[language]
  const client = useQueryClient()
  const change = useStageChange(lead.id, actor, language)
  const [outcome, setOutcome] = useState<Outcome>()

  async function move(wanted: StageChange, isUndo: boolean) {
    if (change.isPending || wanted.from === wanted.to) return
    setOutcome(undefined)
    try {
      await change.mutateAsync(wanted)
      const to = text.stages[wanted.to]
      if (isUndo) setOutcome({ tone: 'sea', words: text.stage.undone(to) })
      else
        setOutcome({
          tone: 'sea',
          words: text.stage.moved(text.stages[wanted.from], to),
          undo: undoOf(wanted, lead.lostReason),
        })
    } catch (error) {
      setOutcome({ tone: 'bad', words: await refusal(error) })
    }
  }

  async function refusal(error: unknown): Promise<string> {
    if (!(error instanceof ApiError) || error.status !== 409)
      return failureText(error, { offline: text.offline, fallback: text.failed })
    const newest = (await reloadLead(client, lead.id)) ?? lead
    const by = lastStageChange(newest)
    const stage = text.stages[newest.stage]
    if (!by) return text.stage.conflictUnknown(stage)
    const when = formatRelativeTime(by.at, new Date(), language)
    return text.stage.conflict(by.actor ?? text.stage.somebody, stage, when)
  }

  return (
    <div className="mover">
      <div className="stage-row">
        <ol className="stage-way" aria-label={text.list.stage}>
          {stageWay.map((stage, at) => (
            <li
              key={stage}
              className={at < stageWay.indexOf(lead.stage) ? 'past' : undefined}
              aria-current={stage === lead.stage ? 'step' : undefined}
            >
              <button
                type="button"
                aria-label={stage === lead.stage ? undefined : text.stage.moveTo(text.stages[stage])}
                onClick={() => move({ from: lead.stage, to: stage }, false)}
              >
                {text.stages[stage]}
              </button>
            </li>
          ))}
        </ol>
        <select
          className="in move-other"
          aria-label={text.stage.other}
          data-key="move"
          value=""
          disabled={change.isPending}
          onChange={(event) => {
            const chosen = chosenStage(event.target.value)
            if (chosen) void move({ from: lead.stage, ...chosen }, false)
          }}
        >
          <option value="">{text.stage.other}</option>
          <StageOptions from={lead.stage} language={language} />
        </select>
      </div>
      <div role="status">
        {outcome && (
          <div className={`note row ${outcome.tone}`}>
            <span>{outcome.words}</span>
            {outcome.undo && (
              <UndoButton label={text.stage.undo} change={outcome.undo} onUndo={(undo) => move(undo, true)} />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function UndoButton({
  label,
  change,
  onUndo,
}: {
  label: string
  change: StageChange
  onUndo: (change: StageChange) => void
}) {
  return (
    <Button tone="secondary" data-key="undo" onClick={() => onUndo(change)}>
      {label}
    </Button>
  )
}
