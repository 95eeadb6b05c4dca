import { monthlySums } from '#src/energy/water/pool-machine.ts'
import { surplusOf } from '#src/features/calculators/domain/comfort/villa.ts'
import type {
  CalculatorAnswer,
  CalculatorContext,
  Chart,
  Figure,
  HandOver,
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import { marketSource, priceBookSource } from '#src/features/calculators/domain/frame/market-source.ts'
import { paybackSpan } from '#src/features/calculators/domain/frame/payback-span.ts'
import { kwpOf, wholePaybackYears, worthItYears } from '#src/features/quote/domain/public.ts'
import { type Cents, centsFromEur, eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { goalsOf, optionsOf } from './package-options.ts'
import type { PackageSum } from './package-sum.ts'
import type { PackageWords } from './package-words.ts'

/** How the sum of panels and heat pump is shown. */

type Years = { p10: number | null; p50: number | null; p90: number | null }
/** Years until each is paid back, counted to 15; null: not within them. */
export interface PackagePayback {
  both: Years
  panels: Years
  heatPump: number | null
}

/** The answer of the package: figures, verdict, charts, the sum and what is assumed. */
export function answerOf(
  sum: PackageSum,
  payback: PackagePayback,
  { areaM2, monthlyBillEur }: { areaM2: number; monthlyBillEur: number },
  { priceBook }: CalculatorContext,
  home: Omit<HandOver, 'goals'>,
): CalculatorAnswer<PackageWords> {
  const { contract, annualKwh } = sum.home.plan.today
  const verdict = verdictOf(sum, payback)
  const ofBoth = [
    savingFigure(sum),
    paybackFigure('payback', sum.priceCents, sum.savingEur, payback.both),
    priceFigure(sum, priceBook.asOf),
  ]
  const ofPanels = [
    panelsSavingFigure(sum),
    paybackFigure('panelsPayback', sum.solarPriceCents, sum.solarSavingEur, payback.panels),
    panelsPriceFigure(sum, priceBook.asOf),
  ]
  const [heatPump, sunShare] = detailsOf(sum)
  // The answer is of what the verdict advises to buy; the other one stands below.
  const isPanelsOnly = verdict.id === 'panels-only'
  const charts = [monthsChart(sum), billsChart(sum)]
  return {
    headline: [...(isPanelsOnly ? ofPanels : ofBoth), togetherFigure(sum)],
    details: isPanelsOnly ? [...ofBoth, heatPump, sunShare] : [...ofPanels, heatPump, sunShare],
    verdict,
    charts: isPanelsOnly ? charts.toReversed() : charts,
    tables: [sumTable(sum)],
    assumptions: [
      {
        id: 'home',
        values: { bill: { value: monthlyBillEur, unit: 'eur', isFixed: true }, kwh: { value: annualKwh, unit: 'kwh' } },
      },
      { id: 'heat', values: { area: { value: areaM2, unit: 'm2' } } },
      { id: 'one-house' },
      { id: 'not-hot-water' },
      { id: 'sun' },
      {
        id: 'tariff',
        values: {
          peak: { value: contract.energyEurKwh.P1, unit: 'eur-per-kwh', digits: 3 },
          flat: { value: contract.energyEurKwh.P2, unit: 'eur-per-kwh', digits: 3 },
          valley: { value: contract.energyEurKwh.P3, unit: 'eur-per-kwh', digits: 3 },
          surplus: { value: contract.surplusEurKwh, unit: 'eur-per-kwh' },
        },
        sources: [marketSource],
      },
      { id: 'prices', sources: [priceBookSource(priceBook.asOf)] },
    ],
    options: optionsOf(sum, verdict.id),
    // What is advised can be asked for.
    handOver: { ...home, goals: goalsOf(verdict.id) },
  }
}

function savingFigure({ savingEur, solarSavingEur, besideSavingEur }: PackageSum): Figure<'saving'> {
  return {
    id: 'saving',
    value: savingEur.p50,
    unit: 'eur',
    range: savingEur,
    values: {
      panels: { value: solarSavingEur.p50, unit: 'eur' },
      machine: { value: besideSavingEur.p50, unit: 'eur' },
    },
    sources: [marketSource],
  }
}

function panelsSavingFigure({ solarSavingEur, home }: PackageSum): Figure<'solar'> {
  return {
    id: 'solar',
    value: solarSavingEur.p50,
    unit: 'eur',
    range: solarSavingEur,
    whole: home.plan.today.annualBillEur,
    sources: [marketSource],
  }
}

const kwpValue = ({ home }: PackageSum) => ({ value: kwpOf(home.sized.choice.panels), unit: 'kwp', digits: 1 }) as const

/** A price of the price book. */
const fixedEur = (cents: Cents) => ({ value: eurFromCents(cents), unit: 'eur', isFixed: true }) as const

function priceFigure(sum: PackageSum, asOf: string): Figure<'price'> {
  const values = {
    kwp: kwpValue(sum),
    panels: fixedEur(sum.solarPriceCents),
    machine: fixedEur(sum.heatPumpPriceCents),
  }
  return { id: 'price', ...fixedEur(sum.priceCents), values, sources: [priceBookSource(asOf)] }
}

function panelsPriceFigure(sum: PackageSum, asOf: string): Figure<'panelsPrice'> {
  const values = { kwp: kwpValue(sum) }
  return { id: 'panelsPrice', ...fixedEur(sum.solarPriceCents), values, sources: [priceBookSource(asOf)] }
}

function paybackFigure<Id extends 'payback' | 'panelsPayback'>(
  id: Id,
  priceCents: Cents,
  savingEur: Range,
  { p10, p50, p90 }: Years,
): Figure<Id> {
  const values = {
    price: fixedEur(priceCents),
    saving: { value: savingEur.p50, unit: 'eur' },
    years: { value: worthItYears, unit: 'years' },
  } as const
  if (p50 === null) return { id, value: worthItYears, unit: 'years', none: true, values }
  return {
    id,
    value: p50,
    unit: 'years',
    range: { p10: p10 ?? worthItYears, p50, p90: p90 ?? p50 },
    openEnded: p10 === null,
    values,
  }
}

/** What the two are worth to each other, €/year, at the market's prices. */
function togetherEur({ besideSavingEur, aloneSavingEur }: PackageSum): number {
  return besideSavingEur.p50 - aloneSavingEur.p50
}

function togetherFigure(sum: PackageSum): Figure<'together'> {
  return {
    id: 'together',
    value: togetherEur(sum),
    unit: 'eur',
    values: {
      alone: { value: sum.aloneSavingEur.p50, unit: 'eur' },
      beside: { value: sum.besideSavingEur.p50, unit: 'eur' },
    },
  }
}

/** Electricity of the heat pump met by what the house leaves of the sun, kWh an hour. */
function fromSunKwh({ hourlyKwh, home }: PackageSum): Float64Array {
  const surplus = surplusOf(home.sized.year)
  return hourlyKwh.map((kwh, hour) => Math.min(kwh, surplus[hour] ?? 0))
}

function total(values: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < values.length; index++) sum += values[index] ?? 0
  return sum
}

function detailsOf(sum: PackageSum): [Figure<'heatPump'>, Figure<'sunShare'>] {
  const all = total(sum.hourlyKwh)
  const sun = total(fromSunKwh(sum))
  return [
    {
      id: 'heatPump',
      value: sum.besideSavingEur.p50,
      unit: 'eur',
      range: sum.besideSavingEur,
      values: { today: { value: sum.heatTodayEur, unit: 'eur' } },
    },
    {
      id: 'sunShare',
      value: all > 0 ? sun / all : 0,
      unit: 'share',
      values: { sun: { value: sun, unit: 'kwh' }, all: { value: all, unit: 'kwh' } },
    },
  ]
}

function verdictOf(sum: PackageSum, { both, panels, heatPump }: PackagePayback): Verdict<PackageWords['verdict']> {
  const limit = { value: worthItYears, unit: 'years' } as const
  if (heatPump === null && panels.p50 === null) return { id: 'neither', tone: 'no', values: { limit } }
  if (heatPump === null)
    return {
      id: 'panels-only',
      tone: 'depends',
      values: {
        limit,
        machine: fixedEur(sum.heatPumpPriceCents),
        price: fixedEur(sum.priceCents),
        saving: { value: sum.savingEur.p50, unit: 'eur' },
      },
    }
  if (panels.p50 === null) return { id: 'heat-pump-only', tone: 'depends', values: { limit } }
  const { p10, p50, p90 } = both
  if (p10 !== null && p50 !== null) return { id: 'pays', tone: 'yes', values: { span: paybackSpan({ p10, p50, p90 }) } }
  const years = { value: wholePaybackYears(p50 ?? worthItYears), unit: 'years' } as const
  return { id: 'pays-if', tone: 'depends', values: { years, limit } }
}

function monthsChart(sum: PackageSum): Chart<PackageWords> {
  const all = monthlySums(sum.hourlyKwh)
  const sun = monthlySums(fromSunKwh(sum))
  return {
    kind: 'columns',
    id: 'months',
    unit: 'kwh',
    axis: 'months',
    stacked: true,
    series: [
      { word: 'from-sun', draw: 'bars', colour: 'sun', values: sun },
      {
        word: 'from-grid',
        draw: 'bars',
        colour: 'sea',
        values: all.map((kwh, month) => Math.max(0, kwh - (sun[month] ?? 0))),
      },
    ],
    values: { all: { value: total(all), unit: 'kwh' }, sun: { value: total(sun), unit: 'kwh' } },
  }
}

function billsChart(sum: PackageSum): Chart<PackageWords> {
  const today = sum.home.plan.today.annualBillEur + sum.heatTodayEur
  const bar = (word: PackageWords['word'], saving?: Range, chosen?: boolean) =>
    ({
      name: { word },
      colour: 'sea',
      value: today - (saving?.p50 ?? 0),
      ...(saving && { range: { p10: today - saving.p90, p50: today - saving.p50, p90: today - saving.p10 } }),
      ...(chosen && { chosen }),
    }) as const
  return {
    kind: 'bars',
    id: 'bills',
    unit: 'eur',
    bars: [
      bar('today'),
      bar('panels-alone', sum.solarSavingEur),
      bar('heat-pump-alone', sum.aloneSavingEur),
      bar('both', sum.savingEur, true),
    ],
    values: {
      today: { value: today, unit: 'eur' },
      both: { value: today - sum.savingEur.p50, unit: 'eur' },
    },
  }
}

function sumTable(sum: PackageSum): CalculatorAnswer<PackageWords>['tables'][number] {
  const eur = (cents: number) => ({ value: eurFromCents(cents), unit: 'eur', digits: 2 }) as const
  const solar = centsFromEur(sum.solarSavingEur.p50)
  const beside = centsFromEur(sum.besideSavingEur.p50)
  const alone = centsFromEur(sum.aloneSavingEur.p50)
  return {
    id: 'sum',
    columns: ['part', 'a-year', 'installed'],
    rows: [
      { head: { word: 'panels' }, cells: [eur(solar), eur(sum.solarPriceCents)] },
      { head: { word: 'heat-pump' }, cells: [eur(alone), eur(sum.heatPumpPriceCents)] },
      { head: { word: 'together' }, cells: [eur(beside - alone), eur(0)] },
      { head: { word: 'both' }, cells: [eur(sum.savingCents), eur(sum.priceCents)] },
    ],
  }
}
