import { outageOf } from '#src/energy/backup/outage.ts'
import { presetLoads } from '#src/energy/backup/outage-loads.ts'
import { scaled } from '#src/energy/sun-pv/pv.ts'
import { type PlanContext, planFor, type QuoteAnswers } from '#src/features/quote/domain/public.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { StatedOutage } from './worked-home.ts'

export interface StatedOutageAnswer {
  /** Of cuts that begin at any hour. */
  hours: Range
  /** The same with the panels working on. */
  sunHours: Range
  powers: string[]
  /** What the list takes in a day, without the equipment's own use. */
  dayKwh: number
}

/** Hours of a power cut in a home whose battery works for the bill on other days, by the rules of `outageOf`. Throws as `planFor` does. */
export function statedOutage(answers: QuoteAnswers, stated: StatedOutage, context: PlanContext): StatedOutageAnswer {
  const { batteryKwh, inverterKw = 5, reservePct, kwp = 0, list = 'essential', month } = stated
  const plan = planFor(answers, context)
  const loads = presetLoads(list)
  const pvKwh = scaled(plan.unitKwh, kwp)
  const ordinary = kwp > 0 ? { ordinary: { pvKwh, loadKwh: plan.today.loadKwh } } : {}
  const ask = outageOf(loads, { batteryKwh, inverterKw, reserveShare: reservePct / 100, ...ordinary })
  const when = month === undefined ? {} : { month: month - 1 }
  const { hours, powers } = ask({ ...when, withSun: false })
  return {
    hours,
    sunHours: ask(when).hours,
    powers,
    dayKwh: loads.filter(({ id }) => powers.includes(id)).reduce((sum, load) => sum + load.kwhPerDay, 0),
  }
}
