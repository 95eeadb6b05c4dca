import type { HomeSpec } from '#src/energy/load/load.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import type { Home } from '#src/features/quote/domain/answers/defaults.ts'
import { heatingElectricKwh, hotWaterBoilerKwh, hotWaterHeatPumpKwh, poolHeatingElectricKwh } from './heat-needs.ts'

/** What uses electricity in the home today, as the load model asks. */
export function homeSpecOf(answers: QuoteAnswers, home: Home): HomeSpec {
  const has = (system: QuoteAnswers['existingSystems'][number]) => answers.existingSystems.includes(system)
  const { occupancy } = answers
  const spec: HomeSpec = {
    occupancy,
    hasPool: home.poolM3 > 0 && (has('pool') || has('pool-heating') || answers.poolM3 !== undefined),
    hasEv: has('ev-charger'),
    hasAc: has('air-conditioning') || has('heat-pump'),
    poolM3: home.poolM3,
    evKmPerYear: home.evKmPerYear,
  }
  if (has('heat-pump')) {
    spec.heatingKwh = heatingElectricKwh(answers, home)
    spec.hotWaterKwh = hotWaterHeatPumpKwh(home.persons, occupancy)
  } else if (has('electric-boiler')) spec.hotWaterKwh = hotWaterBoilerKwh(home.persons, occupancy)
  if (has('pool-heating')) spec.poolHeatingKwh = poolHeatingElectricKwh(home.poolM3, answers.occupancy)
  return spec
}
