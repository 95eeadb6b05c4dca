import { cashFlow, financeDefaults, paybackRange } from '#src/energy/money/finance.ts'
import { pvModelSource } from '#src/energy/series/sources.ts'
import { productionFactor } from '#src/energy/series/uncertainty.ts'
import { defaultLossPct } from '#src/energy/sun-pv/pv.ts'
import type {
  Calculator,
  CalculatorAnswer,
  Chart,
  Source,
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import type { InputsOf } from '#src/features/calculators/domain/frame/input.ts'
import { paybackSpan } from '#src/features/calculators/domain/frame/payback-span.ts'
import type { Value } from '#src/features/calculators/domain/frame/quantity.ts'
import {
  amountOf,
  energySavingEur,
  isPaidBackInTime,
  kwpOf,
  panel,
  planFor,
  poorRoofKwhPerKwp,
  sizeBalanced,
  smallBillEur,
  systemParts,
  wholePaybackYears,
  worthItYears,
} from '#src/features/quote/domain/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import {
  detailsOf,
  market,
  paybackFigure,
  priceFigure,
  productionFigure,
  type Solved,
  savingFigure,
} from './solar-figures.ts'
import { azimuthDegOf, inputs, type SolarInputs, type SolarWords } from './solar-inputs.ts'

/** Panels on one roof: what they make, what they save, when they pay back, and when they do not. The quote's own arithmetic. */

const ownPrices: Source['title'] = { en: 'Our price list', es: 'Nuestra lista de precios' }

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
      roof: { panels: sized.choice.panels, direction, tiltDeg },
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

function verdictOf({
  payback,
  plan,
  sized,
  inputs: { occupancy },
  unitYearKwh,
}: Solved): Verdict<SolarWords['verdict']> {
  const limit = { value: worthItYears, unit: 'years' } as const
  const { p10, p50, p90 } = payback
  if (p50 !== null && isPaidBackInTime(p50)) {
    const values = { years: { value: wholePaybackYears(p50), unit: 'years' }, limit } as const
    if (p10 === null || !isPaidBackInTime(p10)) return { id: 'pays-if', tone: 'depends', values }
    return {
      id: 'pays',
      tone: 'yes',
      values: { ...values, span: paybackSpan({ p10, p50, p90 }), system: systemOf(sized) },
    }
  }
  if (occupancy === 'holiday-home') return { id: 'holiday-home', tone: 'no', values: { limit } }
  const monthlyEur = plan.today.annualBillEur / 12
  if (monthlyEur < smallBillEur)
    return { id: 'small-bill', tone: 'no', values: { limit, bill: { value: monthlyEur, unit: 'eur', isFixed: true } } }
  if (unitYearKwh < poorRoofKwhPerKwp)
    return { id: 'poor-roof', tone: 'no', values: { limit, yield: { value: unitYearKwh, unit: 'kwh-per-kwp' } } }
  return { id: 'slow', tone: 'no', values: { limit } }
}

/** '16 panels', '16 panels and a battery of 5 kWh'. */
function systemOf({ choice: { panels, batteryKwh } }: Solved['sized']): Value {
  const values = { panels: { value: panels, unit: 'panels' }, battery: { value: batteryKwh, unit: 'kwh' } } as const
  return { word: batteryKwh > 0 ? 'panels-and-battery' : 'panels-alone', values }
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
