import type { Evaluation } from '#src/features/quote/domain/candidates/evaluate.ts'
import type { Plan } from '#src/features/quote/domain/candidates/plan.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { outageOf } from './outage.ts'

/** What keeps running in a power cut, and for how long without sun. */
export interface CutFigure {
  /** Ids of loads, worded in text/. Empty: nothing runs. */
  powers: string[]
  hours: Range
}

/** The two figures of a power cut: with air conditioning the same battery lasts for less, so that no sentence holds both. */
export interface CutFigures {
  essentials: CutFigure
  /** On a night in August; null where there is no air conditioner, or the inverter cannot carry one. */
  withAirConditioner: CutFigure | null
}

const august = 7

/** Both figures of a system; two empty ones where nothing runs. */
export function cutFigures(sized: Evaluation, plan: Plan): CutFigures {
  const { powers, hours } = outageOf(sized, plan, false)
  if (powers.length === 0) return { essentials: { powers, hours }, withAirConditioner: null }
  const cooled = outageOf(sized, plan, true, august)
  return {
    essentials: { powers, hours },
    withAirConditioner: cooled.powers.includes('one-ac') ? { powers: cooled.powers, hours: cooled.hours } : null,
  }
}
