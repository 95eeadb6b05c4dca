import { cashFlow, financeDefaults, paybackRange } from '#src/energy/money/finance.ts'
import { priceSource, pvModelSource } from '#src/energy/series/sources.ts'
import { hourlyStepCorrection, productionFactor, productionRange } from '#src/energy/series/uncertainty.ts'
import { defaultLossPct } from '#src/energy/sun-pv/pv.ts'
import type {
  Calculator,
  CalculatorAnswer,
  Chart,
  Figure,
  Source,
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import { type InputSpec, type InputsOf, townInput } from '#src/features/calculators/domain/frame/input.ts'
import {
  amountOf,
  type Evaluation,
  energySavingEur,
  inverterKwOf,
  isPaidBackInTime,
  kwpOf,
  monthlyBillLimits,
  panel,
  planFor,
  type QuotePlan,
  sizeBalanced,
  systemParts,
  wholePaybackYears,
  worthItYears,
} from '#src/features/quote/domain/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { occupancies } from '#src/shared/domain/vocabulary.ts'

/** Panels on one roof: what they make, what they save, when they pay back, and when they do not. The quote's own arithmetic. */

const azimuthDegOf = {
  south: 0,
  'south-east': -45,
  'south-west': 45,
  east: -90,
  west: 90,
  north: 180,
} as const
type Direction = keyof typeof azimuthDegOf
const directions: readonly Direction[] = ['south', 'south-east', 'south-west', 'east', 'west', 'north']
const batteries = ['sized', 'none', '5', '10', '15', '20'] as const

const inputs = {
  town: townInput,
  monthlyBillEur: {
    kind: 'number',
    unit: 'eur',
    ...monthlyBillLimits,
    default: 165,
    slider: { min: 40, max: 600, step: 5 },
  },
  occupancy: { kind: 'choice', options: occupancies, default: 'full-time' },
  direction: { kind: 'choice', options: directions, default: 'south', asList: true },
  tiltDeg: { kind: 'number', unit: 'degrees', min: 0, max: 90, default: 20, slider: { min: 0, max: 60, step: 5 } },
  kwp: { kind: 'optional-number', unit: 'kwp', min: 0.9, max: 18 },
  batteryKwh: { kind: 'choice', options: batteries, default: 'sized', asList: true },
} as const satisfies Record<string, InputSpec>
export type SolarInputs = typeof inputs

export interface SolarWords {
  figure: 'saving' | 'payback' | 'price' | 'production' | 'selfUse' | 'independence' | 'value'
  verdict: 'pays' | 'pays-if' | 'holiday-home' | 'small-bill' | 'poor-roof' | 'slow'
  chart: 'months' | 'years'
  table: 'price'
  assumption:
    | 'home'
    | 'use'
    | 'roof'
    | 'one-weather'
    | 'losses'
    | 'no-shade'
    | 'tariff'
    | 'battery'
    | 'money'
    | 'prices'
  word:
    | 'makes'
    | 'uses'
    | 'balance'
    | 'item'
    | 'with-vat'
    | 'total'
    | 'pv-system'
    | 'hybrid-inverter'
    | 'battery'
    | 'papers'
    | 'monitoring'
    | 'no-battery'
    | 'with-battery'
}

/** Below this bill fixed costs weigh too much, €/month; below this yield a roof looks the wrong way, kWh per kWp. As in the quote. */
const smallBillEur = 45
const poorRoofKwhPerKwp = 1250

const ownPrices: Source['title'] = { en: 'Our price list', es: 'Nuestra lista de precios' }
const market: Source = { title: priceSource.title, url: priceSource.url, asOf: priceSource.month }

/** Everything the parts of the answer share. */
interface Solved {
  inputs: InputsOf<SolarInputs>
  plan: QuotePlan
  sized: Evaluation
  saving: Range
  payback: ReturnType<typeof paybackRange>
  kwp: number
  unitYearKwh: number
}

export const calculator: Calculator<SolarInputs, SolarWords> = {
  id: 'solar',
  inputs,
  answer(given, context) {
    const { town, monthlyBillEur, occupancy, direction, tiltDeg } = given
    const azimuthDeg = azimuthDegOf[direction]
    const plan = planFor(
      {
        town,
        monthlyBillEur,
        occupancy,
        propertyType: 'villa',
        buildYear: 2000,
        existingSystems: ['air-conditioning'],
        goals: ['lower-bills'],
        budget: 'not-sure',
        roof: { tiltDeg, azimuthDeg },
      },
      context,
    )
    const sized = sizeBalanced(plan, fixedBy(given))
    const saving = energySavingEur(sized, plan)
    const { energyPriceEur, replacements } = sized
    const payback = paybackRange({ priceEur: energyPriceEur, replacements }, saving)
    const unitYearKwh = plan.unitKwh.reduce((sum, kwh) => sum + kwh, 0)
    const solved: Solved = { inputs: given, plan, sized, saving, payback, kwp: kwpOf(sized.choice.panels), unitYearKwh }
    const source: Source = { title: ownPrices, asOf: context.priceBook.asOf }
    return {
      headline: [savingFigure(solved), paybackFigure(solved), priceFigure(solved, source), productionFigure(solved)],
      details: detailsOf(solved),
      verdict: verdictOf(solved),
      charts: chartsOf(solved),
      tables: [priceTable(solved)],
      assumptions: assumptionsOf(solved, source),
      handOver: {
        town,
        occupancy,
        monthlyBillEur,
        goals: ['lower-bills'],
        roofAzimuthDeg: azimuthDeg,
        roofTiltDeg: tiltDeg,
      },
    }
  },
}

function fixedBy({ kwp, batteryKwh }: InputsOf<SolarInputs>): { panels?: number; batteryKwh?: number } {
  return {
    ...(kwp !== undefined && { panels: Math.max(1, Math.round((kwp * 1000) / panel.watt)) }),
    ...(batteryKwh !== 'sized' && { batteryKwh: batteryKwh === 'none' ? 0 : Number(batteryKwh) }),
  }
}

function savingFigure({ saving, plan, sized }: Solved): Figure<'saving'> {
  return {
    id: 'saving',
    value: saving.p50,
    unit: 'eur',
    range: saving,
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

function paybackFigure({ payback, sized, saving }: Solved): Figure<'payback'> {
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

function priceFigure({ sized, kwp }: Solved, source: Source): Figure<'price'> {
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

function productionFigure({ unitYearKwh, kwp }: Solved): Figure<'production'> {
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

function detailsOf({ sized, saving, plan }: Solved): Figure<SolarWords['figure']>[] {
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

function verdictOf({ payback, plan, inputs: { occupancy }, unitYearKwh }: Solved): Verdict<SolarWords['verdict']> {
  const limit = { value: worthItYears, unit: 'years' } as const
  const { p10, p50 } = payback
  if (p50 !== null && isPaidBackInTime(p50)) {
    const values = { years: { value: wholePaybackYears(p50), unit: 'years' }, limit } as const
    const isSure = isPaidBackInTime(p10)
    return isSure ? { id: 'pays', tone: 'yes', values } : { id: 'pays-if', tone: 'depends', values }
  }
  if (occupancy === 'holiday-home') return { id: 'holiday-home', tone: 'no', values: { limit } }
  const monthlyEur = plan.today.annualBillEur / 12
  if (monthlyEur < smallBillEur)
    return { id: 'small-bill', tone: 'no', values: { limit, bill: { value: monthlyEur, unit: 'eur', isFixed: true } } }
  if (unitYearKwh < poorRoofKwhPerKwp)
    return { id: 'poor-roof', tone: 'no', values: { limit, yield: { value: unitYearKwh, unit: 'kwh-per-kwp' } } }
  return { id: 'slow', tone: 'no', values: { limit } }
}

function chartsOf({ sized, saving, payback, kwp, unitYearKwh }: Solved): Chart<SolarWords>[] {
  const { result, energyPriceEur: priceEur, replacements } = sized
  const sum = (savingEur: number) => cashFlow({ priceEur, savingEur, replacements }).cumulativeEur
  const middle = sum(saving.p50)
  const years: Chart<SolarWords> = {
    kind: 'curves',
    id: 'years',
    unit: 'eur',
    xUnit: 'years',
    x: middle.map((_, year) => year),
    series: [{ word: 'balance', colour: 'sea', y: middle, low: sum(saving.p90), high: sum(saving.p10) }],
    ...(payback.p50 !== null && { markX: payback.p50 }),
    values: {
      price: { value: priceEur, unit: 'eur', isFixed: true },
      end: { value: middle.at(-1) ?? 0, unit: 'eur' },
      years: { value: financeDefaults.years, unit: 'years' },
    },
  }
  return [
    {
      kind: 'columns',
      id: 'months',
      unit: 'kwh',
      axis: 'months',
      series: [
        {
          word: 'makes',
          draw: 'bars',
          colour: 'sun',
          values: result.monthlyProductionKwh,
          low: result.monthlyProductionKwh.map((kwh) => kwh * productionFactor.p90),
          high: result.monthlyProductionKwh.map((kwh) => kwh * productionFactor.p10),
        },
        { word: 'uses', draw: 'line', colour: 'sea', values: result.monthlyLoadKwh },
      ],
      values: {
        made: { value: unitYearKwh * kwp, unit: 'kwh' },
        used: { value: result.loadKwh, unit: 'kwh' },
      },
    },
    years,
  ]
}

function priceTable({ plan, sized }: Solved): CalculatorAnswer<SolarWords>['tables'][number] {
  const words = ['pv-system', 'hybrid-inverter', 'battery', 'papers', 'monitoring'] as const
  const rows = systemParts(sized.choice, plan.home).flatMap((part) => {
    const word = words.find((id) => id === part.id)
    const { netCents, vatCents } = amountOf(part, plan.priceBook)
    return word ? [{ word, eur: eurFromCents(netCents + vatCents) }] : []
  })
  return {
    id: 'price',
    columns: ['item', 'with-vat'],
    rows: [
      ...rows.map(({ word, eur }) => ({ head: { word }, cells: [{ value: eur, unit: 'eur', digits: 2 } as const] })),
      { head: { word: 'total' }, cells: [{ value: sized.energyPriceEur, unit: 'eur', digits: 2 }] },
    ],
  }
}

function assumptionsOf(
  { plan, sized, inputs: { monthlyBillEur } }: Solved,
  source: Source,
): CalculatorAnswer<SolarWords>['assumptions'] {
  const { contract } = plan.today
  const { energyEurKwh } = contract
  return [
    { id: 'home', values: { area: { value: plan.home.roof.areaM2, unit: 'm2' } } },
    {
      id: 'use',
      values: {
        kwh: { value: plan.today.annualKwh, unit: 'kwh' },
        bill: { value: monthlyBillEur, unit: 'eur', isFixed: true },
        power: { value: contract.powerKw.P1, unit: 'kw', digits: 2 },
      },
    },
    { id: 'roof', values: { most: { value: plan.home.maxPanels, unit: 'panels' } } },
    { id: 'one-weather' },
    { id: 'losses', values: { loss: { value: defaultLossPct, unit: 'percent' } }, sources: [pvModelSource] },
    { id: 'no-shade' },
    {
      id: 'tariff',
      values: {
        peak: { value: energyEurKwh.P1, unit: 'eur-per-kwh', digits: 3 },
        flat: { value: energyEurKwh.P2, unit: 'eur-per-kwh', digits: 3 },
        valley: { value: energyEurKwh.P3, unit: 'eur-per-kwh', digits: 3 },
        surplus: { value: contract.surplusEurKwh, unit: 'eur-per-kwh' },
      },
      sources: [market],
    },
    ...(sized.choice.batteryKwh > 0 ? [{ id: 'battery' } as const] : []),
    {
      id: 'money',
      values: {
        years: { value: financeDefaults.years, unit: 'years' },
        discount: { value: financeDefaults.discountPct, unit: 'percent' },
        age: { value: financeDefaults.degradationPct, unit: 'percent', digits: 1 },
      },
    },
    { id: 'prices', sources: [source] },
  ]
}
