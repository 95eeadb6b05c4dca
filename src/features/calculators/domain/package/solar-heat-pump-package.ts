import { buildingOf } from '#src/energy/building/building.ts'
import { usualSetpointC } from '#src/energy/building/building-use.ts'
import { airWaterSeason } from '#src/energy/building/heat-pump.ts'
import { homeLoads } from '#src/energy/building/heating-cooling.ts'
import { addedCostEur, costRange } from '#src/energy/money/added-cost.ts'
import { paybackRange } from '#src/energy/money/finance.ts'
import { formOf, handOverOf, homeInputs } from '#src/features/calculators/domain/comfort/comfort-home.ts'
import { flowC, calculator as heatPump } from '#src/features/calculators/domain/comfort/heat-pump.ts'
import { villaBillEur, villaWithPanels } from '#src/features/calculators/domain/comfort/villa.ts'
import type { Calculator, CalculatorContext } from '#src/features/calculators/domain/frame/calculator.ts'
import { type InputSpec, type InputsOf, townInput } from '#src/features/calculators/domain/frame/input.ts'
import {
  energySavingEur,
  isPaidBackInTime,
  monthlyBillLimits,
  worthItYears,
} from '#src/features/quote/domain/public.ts'
import { type Cents, centsFromEur, eurFromCents } from '#src/shared/domain/money.ts'
import { mapRange, type Range } from '#src/shared/domain/range.ts'
import { answerOf } from './package-answer.ts'
import type { PackageSum } from './package-sum.ts'
import type { PackageWords } from './package-words.ts'

/** Panels and a heat pump in one villa: the two calculators' own figures, and what the two are worth to each other. */

const inputs = {
  town: townInput,
  monthlyBillEur: {
    kind: 'number',
    unit: 'eur',
    ...monthlyBillLimits,
    default: villaBillEur,
    slider: { min: 40, max: 600, step: 5 },
  },
  kwp: { kind: 'optional-number', unit: 'kwp', min: 0.9, max: 18 },
  areaM2: { ...homeInputs.areaM2, default: 200 },
  era: homeInputs.era,
  emitter: heatPump.inputs.emitter,
  heating: heatPump.inputs.heating,
} as const satisfies Record<string, InputSpec>
export type PackageInputs = typeof inputs
export type { PackageWords }

/** Solves panels and heat pump as one house and as the sum of its two calculators. */
export function packageSum(given: InputsOf<PackageInputs>, context: CalculatorContext): PackageSum {
  const { town, monthlyBillEur, kwp, areaM2, era, emitter, heating } = given
  const home = villaWithPanels({ town, monthlyBillEur }, kwp, context)
  const comfortHome = { town, homeType: 'villa', areaM2, era, occupancy: 'full-time' } as const
  const alone = heatPump.answer({ ...comfortHome, emitter, heating }, context)
  const figures = [...alone.headline, ...(alone.details ?? [])]
  const figureOf = (id: 'saving' | 'cost' | 'price' | 'heat') => {
    const { value = 0, range } = figures.find((figure) => figure.id === id) ?? {}
    return range ?? { p10: value, p50: value, p90: value }
  }
  const aloneSavingEur = figureOf('saving')
  const aloneCostEur = figureOf('cost').p50
  const comfort = { occupancy: 'full-time', mode: 'intermittent', heatC: usualSetpointC.heating } as const
  const { heatW } = homeLoads(buildingOf(formOf(comfortHome)), comfort, context.weather)
  const { hourlyElectricKwh } = airWaterSeason(heatW, context.weather.tempC, flowC[emitter])
  const cheaperEur = aloneCostEur - addedCostEur(hourlyElectricKwh, home.sized.year)
  const besideSavingEur = mapRange(aloneSavingEur, (eur) => eur + cheaperEur)
  const solarSavingEur = energySavingEur(home.sized, home.plan)
  const savingCents = centsFromEur(solarSavingEur.p50) + centsFromEur(besideSavingEur.p50)
  const middle = eurFromCents(savingCents)
  const heatTodayEur = aloneSavingEur.p50 + aloneCostEur
  const solarPriceCents = centsFromEur(home.sized.energyPriceEur)
  const heatPumpPriceCents = centsFromEur(figureOf('price').p50)
  return {
    home,
    solarSavingEur,
    aloneSavingEur,
    besideSavingEur,
    savingCents,
    savingEur: {
      p10: middle + Math.hypot(solarSavingEur.p10 - solarSavingEur.p50, besideSavingEur.p10 - besideSavingEur.p50),
      p50: middle,
      p90: middle - Math.hypot(solarSavingEur.p50 - solarSavingEur.p90, besideSavingEur.p50 - besideSavingEur.p90),
    },
    solarPriceCents,
    heatPumpPriceCents,
    priceCents: solarPriceCents + heatPumpPriceCents,
    hourlyKwh: hourlyElectricKwh,
    heatTodayEur,
    heatTodayRangeEur: costRange(heatTodayEur, figureOf('heat')),
  }
}

export const calculator: Calculator<PackageInputs, PackageWords> = {
  id: 'solar-heat-pump-package',
  inputs,
  answer(given, context) {
    const sum = packageSum(given, context)
    const { replacements } = sum.home.sized
    // A year more than is counted: 15.4 years are printed as 15.
    const years = worthItYears + 1
    const inTime = (value: number | null) => (isPaidBackInTime(value) ? value : null)
    const within = (priceCents: Cents, savingEur: Range, later: typeof replacements) => {
      const range = paybackRange({ priceEur: eurFromCents(priceCents), years, replacements: later }, savingEur)
      return { p10: inTime(range.p10), p50: inTime(range.p50), p90: inTime(range.p90) }
    }
    return answerOf(
      sum,
      {
        both: within(sum.priceCents, sum.savingEur, replacements),
        panels: within(sum.solarPriceCents, sum.solarSavingEur, replacements),
        heatPump: within(sum.heatPumpPriceCents, sum.besideSavingEur, []).p50,
      },
      given,
      context,
      {
        ...handOverOf(
          { town: given.town, homeType: 'villa', areaM2: given.areaM2, era: given.era, occupancy: 'full-time' },
          [],
          [
            'air-conditioning',
            ...(given.heating === 'gas-boiler' ? (['gas-boiler'] as const) : []),
            ...(given.emitter === 'floor' ? (['underfloor-heating'] as const) : []),
          ],
        ),
        monthlyBillEur: given.monthlyBillEur,
        roofAzimuthDeg: 0,
        roofTiltDeg: 20,
      },
    )
  },
}
