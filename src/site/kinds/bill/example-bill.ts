import type { BillReadings, Reading } from '#src/features/bill-analysis/domain/bill.ts'
import { type SegmentId, segmentsOf } from '#src/features/bill-analysis/domain/segments.ts'
import { type WhatIf, whatIf } from '#src/features/bill-analysis/domain/what-if.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { formatDate, formatNumber, formatPercent } from '#src/shared/i18n/format.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { builtWeather } from '#src/site/content/built-weather.ts'
import { figureFacts } from '#src/site/content/figure-facts.ts'

/** What the analysis makes of a bill: where its total went, and a year of such bills with each change. */
export interface ExampleResult {
  totalEur: number
  parts: { id: SegmentId; eur: number }[]
  year: WhatIf
}

/** The worked bill of June, which the page shows, put through the very steps that a visitor's own bill goes through. Throws when it is not whole. */
export function exampleResult(): ExampleResult {
  const given = figureFacts().homes.get('june-bill')?.['bill-cost']
  const { start, days, kwh, powerKw, powerPrice, energyPrice } = given ?? {}
  if (!start || !days) throw new Error('the worked bill of June has no days')
  const euro = (line: string) => sure(builtFigures().quantity(`guides.bill-${line}`).value)
  const facts: BillReadings = {
    // As bills print it: the day of the reading, which is not charged.
    periodStart: sure(addDays(start, -1)),
    days: sure(days),
    powerP1Kw: known(powerKw?.P1),
    powerP2Kw: known(powerKw?.P2),
    powerPriceP1EurKwDay: known(powerPrice?.P1, daysPerYear),
    powerPriceP2EurKwDay: known(powerPrice?.P2, daysPerYear),
    energyP1Kwh: known(kwh?.P1),
    energyP2Kwh: known(kwh?.P2),
    energyP3Kwh: known(kwh?.P3),
    energyTotalKwh: sure(builtFigures().quantity('guides.june-kwh').value),
    energyPriceP1EurKwh: known(energyPrice?.P1),
    energyPriceP2EurKwh: known(energyPrice?.P2),
    energyPriceP3EurKwh: known(energyPrice?.P3),
    powerTermEur: euro('power'),
    energyTermEur: euro('energy'),
    electricityTaxEur: euro('iee'),
    vatEur: euro('vat'),
    totalEur: euro('total'),
  }
  const parts = segmentsOf(facts)
  const year = whatIf(facts, [], { weather: builtWeather(), today: addDays(start, days), stay: 'full-time' })
  if (!parts || !year?.arePricesOwn) throw new Error('the worked bill of June is not whole')
  return { totalEur: euro('total').value, parts, year }
}

/** A line as the bill prints it; `mark` numbers the ones that an owner can make smaller. */
export interface ExampleLine {
  name: string
  of?: string
  eur: number
  mark?: 1 | 2
}

/** The same bill as it is printed, in Spanish in every language. Throws when it is not whole. */
export function exampleLines(): { period: string; lines: ExampleLine[]; totalEur: number } {
  const given = figureFacts().homes.get('june-bill')?.['bill-cost']
  const { start, days, kwh, powerKw, energyPrice, ieePct, vatPct } = given ?? {}
  if (!start || !days || ieePct === undefined || vatPct === undefined) throw new Error('the worked bill is not whole')
  const eur = (line: string) => builtFigures().quantity(`guides.bill-${line}`).value
  const power = (kw: number | undefined) => `${formatNumber(known(kw).value, 'es', 1)} kW × ${days} días`
  const energy = (name: string, band: 'P1' | 'P2' | 'P3', mark?: 2) => {
    const used = known(kwh?.[band]).value
    const cents = Math.round(used * known(energyPrice?.[band]).value * 100)
    return { name, of: `${formatNumber(used, 'es')} kWh`, eur: cents / 100, ...(mark ? { mark } : {}) }
  }
  const percent = (value: number) => formatPercent(value, 'es', Number.isInteger(value) ? 0 : 2)
  return {
    period: `${Number(start.slice(8))}–${formatDate(addDays(start, days - 1), 'es')}`,
    lines: [
      { name: 'Potencia punta', of: power(powerKw?.P1), eur: eur('power-p1'), mark: 1 },
      { name: 'Potencia valle', of: power(powerKw?.P2), eur: eur('power-p2') },
      energy('Energía punta', 'P1', 2),
      energy('Energía llano', 'P2'),
      energy('Energía valle', 'P3'),
      { name: 'Bono social', eur: eur('bonus') },
      { name: 'Impuesto eléctrico', of: percent(ieePct), eur: eur('iee') },
      { name: 'Alquiler de contador', eur: eur('meter') },
      { name: 'IVA', of: percent(vatPct), eur: eur('vat') },
    ],
    totalEur: eur('total'),
  }
}

/** The regulated price of power is set for a year. */
const daysPerYear = 365

const sure = <Value>(value: Value): Reading<Value> => ({ value, confidence: 1 })

function known(value: number | undefined, per = 1): Reading<number> {
  if (value === undefined) throw new Error('the worked bill of June is not whole')
  return sure(value / per)
}
