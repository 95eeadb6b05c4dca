import type { QuoteAnswers } from './answers.ts'
import { fillHome } from './defaults.ts'
import { equipmentFor } from './equipment.ts'
import { homeSpecOf } from './home-spec.ts'
import { type Plan, type PlanContext, planFrom } from './plan.ts'
import { homeToday } from './today.ts'

/** The plan of any answers, with the machines their goals ask for. Throws a RangeError when they hold neither a bill nor a consumption. */
export function planFor(answers: QuoteAnswers, context: PlanContext): Plan {
  const home = fillHome(answers)
  const today = homeToday(answers, home, homeSpecOf(answers, home), context)
  return planFrom(answers, home, today, equipmentFor(answers, home, today, context.weather), context)
}
