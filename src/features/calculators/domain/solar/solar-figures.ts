import { cashFlow, financeDefaults, type paybackRange } from '#src/energy/money/finance.ts'
import { priceSource, pvModelSource } from '#src/energy/series/sources.ts'
import { hourlyStepCorrection, productionFactor, productionRange } from '#src/energy/series/uncertainty.ts'
import type { Figure, Source } from '#src/features/calculators/domain/frame/calculator.ts'
import type { InputsOf } from '#src/features/calculators/domain/frame/input.ts'
import { type Evaluation, inverterKwOf, panel, type QuotePlan } from '#src/features/quote/domain/public.ts'
import type { Range } from '#src/shared/domain/range.ts'

import type { SolarInputs, SolarWords } from './solar-inputs.ts'

/** The figures of the answer, with what each follows from. */

export const market: Source = { title: priceSource.title, url: priceSource.url, asOf: priceSource.month }

/** Everything the parts of the answer share. */
export interface Solved {
  inputs: InputsOf<SolarInputs>
  plan: QuotePlan
  sized: Evaluation
  saving: Range
  payback: ReturnType<typeof paybackRange>
  kwp: number
  unitYearKwh: number
}

export function savingFigure({ saving, plan, sized }: Solved): Figure<'saving'> {
  return {
    id: 'saving',
    value: saving.p50,
    unit: 'eur',
    range: saving,
    whole: plan.today.annualBillEur,
    values: {
      before: { value: plan.today.annualBillEur, unit: 'eur' },
      after: { value: plan.today.annualBillEur - saving.p50, unit: 'eur' },
      bought: { value: plan.today.annualKwh, unit: 'kwh' },
      boughtAfter: { value: sized.result.importKwh, unit: 'kwh' },
      sold: { value: sized.result.exportKwh, unit: 'kwh' },
      surplus: { value: plan.today.contract.surplusEurKwh, unit: 'eur-per-kwh' },
    },
    sources: [market],
  }
}

export function paybackFigure({ payback, sized, saving }: Solved): Figure<'payback'> {
  const { years } = financeDefaults
  const { p10, p50, p90 } = payback
  const values = {
    price: { value: sized.energyPriceEur, unit: 'eur', isFixed: true },
    saving: { value: saving.p50, unit: 'eur' },
    years: { value: years, unit: 'years' },
  } as const
  if (p50 === null) return { id: 'payback', value: years, unit: 'years', none: true, values }
  return {
    id: 'payback',
    value: p50,
    unit: 'years',
    range: { p10: p10 ?? years, p50, p90: p90 ?? p50 },
    openEnded: p10 === null,
    values,
  }
}

export function priceFigure({ sized, kwp }: Solved, source: Source): Figure<'price'> {
  const { panels, batteryKwh } = sized.choice
  return {
    id: 'price',
    value: sized.energyPriceEur,
    unit: 'eur',
    isFixed: true,
    values: {
      kwp: { value: kwp, unit: 'kwp', digits: 1 },
      panels: { value: panels, unit: 'panels' },
      watt: { value: panel.watt, unit: 'number' },
      inverter: { value: inverterKwOf(sized.choice), unit: 'kw', digits: 1 },
      battery: batteryKwh > 0 ? { value: batteryKwh, unit: 'kwh' } : { word: 'no-battery' },
    },
    sources: [source],
  }
}

export function productionFigure({ unitYearKwh, kwp }: Solved): Figure<'production'> {
  return {
    id: 'production',
    value: unitYearKwh * kwp,
    unit: 'kwh',
    range: productionRange(unitYearKwh * kwp),
    values: {
      kwp: { value: kwp, unit: 'kwp', digits: 1 },
      yield: { value: unitYearKwh, unit: 'kwh-per-kwp' },
      spread: { value: productionFactor.p10 - 1, unit: 'share', digits: 1 },
    },
    sources: [pvModelSource],
  }
}

export function detailsOf({ sized, saving, plan }: Solved): Figure<SolarWords['figure']>[] {
  const { result, energyPriceEur: priceEur, replacements } = sized
  const step = hourlyStepCorrection(sized.choice.batteryKwh > 0)
  const used = (taken: number) => Math.max(0, result.selfConsumption - taken)
  const own = (taken: number) => Math.max(0, result.selfSufficiency - (taken * result.productionKwh) / result.loadKwh)
  const npvEur = (savingEur: number) => cashFlow({ priceEur, savingEur, replacements }).npvEur
  const range = (at: (taken: number) => number): Range => ({ p10: at(step.p90), p50: at(step.p50), p90: at(step.p10) })
  const selfUse = range(used)
  const independence = range(own)
  return [
    {
      id: 'selfUse',
      value: selfUse.p50,
      unit: 'share',
      range: selfUse,
      values: {
        used: { value: result.productionKwh * selfUse.p50, unit: 'kwh' },
        made: { value: result.productionKwh, unit: 'kwh' },
        step: { value: step.p50, unit: 'share', digits: 1 },
      },
    },
    {
      id: 'independence',
      value: independence.p50,
      unit: 'share',
      range: independence,
      values: {
        need: { value: result.loadKwh, unit: 'kwh' },
        bought: { value: result.importKwh, unit: 'kwh' },
      },
    },
    {
      id: 'value',
      value: npvEur(saving.p50),
      unit: 'eur',
      range: { p10: npvEur(saving.p10), p50: npvEur(saving.p50), p90: npvEur(saving.p90) },
      values: {
        years: { value: financeDefaults.years, unit: 'years' },
        discount: { value: financeDefaults.discountPct, unit: 'percent' },
        age: { value: financeDefaults.degradationPct, unit: 'percent', digits: 1 },
        power: { value: plan.today.contract.powerKw.P1, unit: 'kw', digits: 2 },
      },
    },
  ]
}
