import { cashFlow, paybackRange } from '#src/energy/money/finance.ts'
import type {
  Calculator,
  CalculatorAnswer,
  CalculatorContext,
  Figure,
  OwnOptions,
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import type { InputsOf } from '#src/features/calculators/domain/frame/input.ts'
import { marketSource, priceBookSource } from '#src/features/calculators/domain/frame/market-source.ts'
import { paybackSpan } from '#src/features/calculators/domain/frame/payback-span.ts'
import type { WordValue } from '#src/features/calculators/domain/frame/quantity.ts'
import { isPaidBackInTime, kwpOf, wholePaybackYears, worthItYears } from '#src/features/quote/domain/public.ts'
import { centsFromEur, eurFromCents } from '#src/shared/domain/money.ts'
import { mapRange, type Range } from '#src/shared/domain/range.ts'
import { monthsChart, type SolarPoolWords, waysChart } from './solar-pool-charts.ts'
import { inputs, type SolarPoolInputs, type SolarPoolSum, solarPoolSum } from './solar-pool-sum.ts'

export type { SolarPoolInputs, SolarPoolWords }

/** Panels and a heated pool in one home: the solar calculator's saving less what the pool adds, and whether the panels pay with it. */

export const calculator: Calculator<SolarPoolInputs, SolarPoolWords> = {
  id: 'solar-pool-heating',
  inputs,
  answer(given, context) {
    const sum = solarPoolSum(given, context)
    const { sized } = sum.home
    // With the pool the panels are worth more: what it would have bought instead.
    const gainEur = sum.poolWithoutEur - sum.pool.costEur.p50
    const worthEur = mapRange(sum.solarSavingEur, (eur) => eur + gainEur)
    const payback = paybackRange({ priceEur: sized.energyPriceEur, replacements: sized.replacements }, worthEur)
    return {
      headline: [changeFigure(sum), poolFigure(sum), priceFigure(sum, context), paybackFigure(sum, payback, worthEur)],
      details: detailsOf(sum, worthEur),
      verdict: verdictOf(given, payback, sum),
      charts: [monthsChart(sum), waysChart(sum, context)],
      tables: [sumTable(sum)],
      assumptions: assumptionsOf(sum, given, context),
      options: optionsOf(sum),
      handOver: {
        town: given.town,
        propertyType: 'villa',
        monthlyBillEur: given.monthlyBillEur,
        existingSystems: ['pool', 'air-conditioning'],
        goals: ['lower-bills', 'pool-heating'],
        poolM3: sum.pool.water.pool.volumeM3,
        roofAzimuthDeg: 0,
        roofTiltDeg: 20,
      },
    }
  },
}

function changeFigure({ changeEur, solarSavingEur, pool, home }: SolarPoolSum): Figure<'change'> {
  return {
    id: 'change',
    value: changeEur.p50,
    unit: 'eur',
    range: changeEur,
    whole: home.plan.today.annualBillEur,
    values: {
      saving: { value: solarSavingEur.p50, unit: 'eur' },
      pool: { value: pool.costEur.p50, unit: 'eur' },
    },
    sources: [marketSource],
  }
}

function poolFigure({ pool, poolWithoutEur, surplusEur }: SolarPoolSum): Figure<'pool'> {
  return {
    id: 'pool',
    value: eurFromCents(pool.costCents),
    unit: 'eur',
    range: pool.costEur,
    values: {
      without: { value: poolWithoutEur, unit: 'eur' },
      grid: { value: pool.costEur.p50 - surplusEur, unit: 'eur' },
      surplus: { value: surplusEur, unit: 'eur' },
      electricity: { value: pool.electricKwh.p50, unit: 'kwh' },
    },
  }
}

function priceFigure({ priceCents, home, pool }: SolarPoolSum, { priceBook }: CalculatorContext): Figure<'price'> {
  return {
    id: 'price',
    value: eurFromCents(priceCents),
    unit: 'eur',
    isFixed: true,
    values: {
      kwp: { value: kwpOf(home.sized.choice.panels), unit: 'kwp', digits: 1 },
      volume: { value: pool.water.pool.volumeM3, unit: 'm3' },
    },
    sources: [priceBookSource(priceBook.asOf)],
  }
}

type Payback = ReturnType<typeof paybackRange>
const mostYears = 25

function paybackFigure({ home }: SolarPoolSum, { p10, p50, p90 }: Payback, worth: Range): Figure<'payback'> {
  const values = {
    price: { value: home.sized.energyPriceEur, unit: 'eur', isFixed: true },
    worth: { value: worth.p50, unit: 'eur' },
    years: { value: mostYears, unit: 'years' },
  } as const
  if (p50 === null) return { id: 'payback', value: mostYears, unit: 'years', none: true, values }
  return {
    id: 'payback',
    value: p50,
    unit: 'years',
    range: { p10: p10 ?? mostYears, p50, p90: p90 ?? p50 },
    openEnded: p10 === null,
    values,
  }
}

function detailsOf({ pool, home }: SolarPoolSum, worth: Range): Figure<SolarPoolWords['figure']>[] {
  const { energyPriceEur: priceEur, replacements } = home.sized
  const npvEur = (savingEur: number) => cashFlow({ priceEur, savingEur, replacements }).npvEur
  const sunKwh = pool.machine.fromSurplusKwh
  const all = pool.electricKwh.p50
  return [
    {
      id: 'sunShare',
      value: all > 0 ? sunKwh / all : 0,
      unit: 'share',
      values: { kwh: { value: sunKwh, unit: 'kwh' }, all: { value: all, unit: 'kwh' } },
    },
    {
      id: 'worth',
      value: npvEur(worth.p50),
      unit: 'eur',
      range: { p10: npvEur(worth.p10), p50: npvEur(worth.p50), p90: npvEur(worth.p90) },
      values: { years: { value: mostYears, unit: 'years' } },
    },
  ]
}

/** When panels and pool together are paid by what they take off the bills. */
function togetherOf({ home, priceCents, changeEur }: SolarPoolSum): WordValue {
  const { replacements } = home.sized
  const { p10, p50, p90 } = paybackRange({ priceEur: eurFromCents(priceCents), replacements }, changeEur)
  if (p50 === null) return { word: 'together-never', values: { years: { value: mostYears, unit: 'years' } } }
  const likely = { value: wholePaybackYears(p50), unit: 'years' } as const
  if (p10 === null) return { word: 'together-likely', values: { likely } }
  return { word: 'together-span', values: { span: paybackSpan({ p10, p50, p90 }), likely } }
}

/** What is computed here, as one option. */
function optionsOf({ home, priceCents, changeEur }: SolarPoolSum): OwnOptions<SolarPoolWords['word']> {
  return {
    rows: [
      {
        word: 'own',
        kwp: kwpOf(home.sized.choice.panels),
        batteryKwh: 0,
        machines: ['pool-heat-pump'],
        priceEur: Math.round(eurFromCents(priceCents)),
        savingEur: { p90: changeEur.p90, p50: changeEur.p50 },
        cutHours: 0,
      },
    ],
  }
}

function verdictOf(
  given: InputsOf<SolarPoolInputs>,
  { p10, p50, p90 }: Payback,
  sum: SolarPoolSum,
): Verdict<SolarPoolWords['verdict']> {
  const { home, pool, poolWithoutEur } = sum
  const limit = { value: worthItYears, unit: 'years' } as const
  if (!given.cover) return { id: 'cover-first', tone: 'no' }
  if (p50 === null || !isPaidBackInTime(p50)) return { id: 'slow', tone: 'no', values: { limit } }
  const values = {
    years: { value: wholePaybackYears(p50), unit: 'years' },
    limit,
    panels: { value: home.sized.energyPriceEur, unit: 'eur', isFixed: true },
    pool: { value: eurFromCents(pool.costCents), unit: 'eur' },
    without: { value: poolWithoutEur, unit: 'eur' },
    machine: { value: eurFromCents(pool.priceCents), unit: 'eur', isFixed: true },
    together: togetherOf(sum),
  } as const
  return p10 !== null && isPaidBackInTime(p10)
    ? { id: 'pays', tone: 'yes', values: { ...values, span: paybackSpan({ p10, p50, p90 }) } }
    : { id: 'pays-if', tone: 'depends', values }
}

function sumTable(sum: SolarPoolSum): CalculatorAnswer<SolarPoolWords>['tables'][number] {
  const eur = (value: number) => ({ value, unit: 'eur', digits: 2 }) as const
  const solarCents = centsFromEur(sum.solarSavingEur.p50)
  return {
    id: 'sum',
    columns: ['part', 'a-year', 'installed'],
    rows: [
      { head: { word: 'panels' }, cells: [eur(eurFromCents(solarCents)), eur(sum.home.sized.energyPriceEur)] },
      {
        head: { word: 'pool' },
        cells: [eur(-eurFromCents(sum.poolCostCents)), eur(eurFromCents(sum.pool.priceCents))],
      },
      { head: { word: 'both' }, cells: [eur(eurFromCents(sum.changeCents)), eur(eurFromCents(sum.priceCents))] },
    ],
  }
}

function assumptionsOf(
  { home, pool }: SolarPoolSum,
  { monthlyBillEur }: InputsOf<SolarPoolInputs>,
  { priceBook }: CalculatorContext,
): CalculatorAnswer<SolarPoolWords>['assumptions'] {
  const { energyEurKwh, surplusEurKwh } = home.plan.today.contract
  return [
    {
      id: 'home',
      values: {
        bill: { value: monthlyBillEur, unit: 'eur', isFixed: true },
        kwh: { value: home.plan.today.annualKwh, unit: 'kwh' },
      },
    },
    { id: 'order' },
    { id: 'one-house' },
    { id: 'pool', values: { volume: { value: pool.water.pool.volumeM3, unit: 'm3' } } },
    { id: 'sun' },
    {
      id: 'tariff',
      values: {
        peak: { value: energyEurKwh.P1, unit: 'eur-per-kwh', digits: 3 },
        flat: { value: energyEurKwh.P2, unit: 'eur-per-kwh', digits: 3 },
        valley: { value: energyEurKwh.P3, unit: 'eur-per-kwh', digits: 3 },
        surplus: { value: surplusEurKwh, unit: 'eur-per-kwh' },
      },
      sources: [marketSource],
    },
    { id: 'prices', sources: [priceBookSource(priceBook.asOf)] },
  ]
}
