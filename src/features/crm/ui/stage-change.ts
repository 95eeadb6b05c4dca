import type { LeadDetail, TimelineEntry } from '#src/features/crm/contract.ts'
import { type LeadStage, type LostReason, leadStages, lostReasons } from '#src/features/crm/domain/stages.ts'
import { randomKey } from '#src/shared/http/random-key.ts'

/** A stage change before the server has confirmed it, what undoes it, and what to say when somebody was first. */

export interface StageChange {
  from: LeadStage
  to: LeadStage
  /** Why, when it goes to `lost`. */
  lostReason?: LostReason
}

const lostPrefix = 'lost:'

/** The value of a choice in a menu of stages: a stage, or a reason for `lost`. */
export const lostValue = (reason: LostReason) => lostPrefix + reason

/** Where a choice in a menu of stages leads; undefined when it is none. */
export function chosenStage(value: string): Pick<StageChange, 'to' | 'lostReason'> | undefined {
  const lostReason = lostReasons.find((reason) => lostValue(reason) === value)
  if (lostReason) return { to: 'lost', lostReason }
  const to = leadStages.find((stage) => stage === value)
  return to && { to }
}

/** The lead as it will look: the new stage, and the change on top of its timeline. The lead itself when it is not in `from`. */
export function withStage(lead: LeadDetail, change: StageChange, by: { name: string; at: Date }): LeadDetail {
  if (lead.stage !== change.from) return lead
  const entry: TimelineEntry = {
    id: randomKey(),
    at: by.at.toISOString(),
    kind: 'stage-changed',
    actor: by.name,
    data: { ...change },
  }
  return { ...lead, stage: change.to, lostReason: change.lostReason ?? null, timeline: [entry, ...lead.timeline] }
}

/** The way back; a lead that was lost is so again for the reason it had. */
export function undoOf({ from, to }: StageChange, before: LostReason | null = null): StageChange {
  return { from: to, to: from, ...(from === 'lost' && before ? { lostReason: before } : {}) }
}

/** Who made the newest stage change of a freshly loaded lead, and when; undefined when the timeline has none. */
export function lastStageChange(lead: LeadDetail): { actor: string | null; at: string } | undefined {
  return newestFirst(lead.timeline).find(({ kind }) => kind === 'stage-changed')
}

/** The timeline with the newest entry on top; entries of one instant keep the order they came in. */
export function newestFirst(timeline: readonly TimelineEntry[]): TimelineEntry[] {
  return timeline.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
