import { electricityTaxFloorEurKwh, taxesOn } from '#src/energy/tariff/contract.ts'
import { epochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { BillReadings, FactName, InvoiceType } from './bill.ts'

/**
 * The link that Spanish bills up to 15 kW carry as a square code or as text: annex I of the CNMC's resolution of 6 October 2022
 * (BOE-A-2022-16989), its form of 2021, and what retailers really print.
 */
export interface CnmcLink {
  facts: BillReadings
  retailerCode: string | undefined
  invoiceType: InvoiceType
  isRegulated: boolean | undefined
  /** The amounts give the total within two cents; null when it holds no total. */
  totalMatchesLines: boolean | null
}

const host = 'comparador.cnmc.gob.es'
const path = /^\/comparador\/QRE2?\/?$/i
const linkShape = /https?:\/\/comparador\.cnmc\.gob\.es\/comparador\/QRE2?\?[^\s"'<>]+/i

/** The link within a text, its line breaks closed; undefined when there is none. */
export function cnmcLinkIn(text: string): string | undefined {
  return linkShape.exec(text)?.[0]
}

const certain = 0.98
const invoiceTypes: Readonly<Record<string, InvoiceType>> = {
  N: 'normal',
  A: 'cancelling',
  R: 'rectifying',
  C: 'complementary',
  G: 'regularising',
}

/** What a link says; null unless it is the regulator's. Empty values, glued units and either decimal sign are taken. */
export function readCnmcLink(link: string): CnmcLink | null {
  const query = queryOf(link)
  if (!query) return null
  const text = (key: string) => query.get(key.toLowerCase()) ?? ''
  const number = (key: string) => numberIn(text(key))
  const date = (key: string) => dateIn(text(key))

  const facts: BillReadings = {}
  const put = <Name extends FactName>(name: Name, value: NonNullable<BillReadings[Name]>['value'] | undefined) => {
    if (value !== undefined) Object.assign(facts, { [name]: { value, confidence: certain } })
  }
  const [p1, p2, p3] = [number('cfP1'), number('cfP2'), number('cfP3')]
  const [start, end] = [date('iniF'), date('finF')]
  const days = start && end ? epochDay(end) - epochDay(start) : undefined
  put('cups', /^ES\d{16}[A-Z]{2}(?:\d[A-Z])?$/.exec(text('cups').toUpperCase())?.[0])
  put('postcode', /^\d{5}$/.exec(text('cp'))?.[0])
  put('periodStart', start)
  put('periodEnd', end)
  put('days', days !== undefined && days >= 0 && days <= 400 ? days : undefined)
  put('invoiceDate', date('fFact'))
  put('powerP1Kw', positive(number('pP1')))
  put('powerP2Kw', positive(number('pP2')))
  put('energyP1Kwh', p1)
  put('energyP2Kwh', p2)
  put('energyP3Kwh', p3)
  if (p1 !== undefined && p2 !== undefined && p3 !== undefined) put('energyTotalKwh', rounded(p1 + p2 + p3, 3))
  put('powerTermEur', number('impPot'))
  put('energyTermEur', number('impEner'))
  put('totalEur', number('imp'))
  put('compensationEur', number('exc'))
  put('servicesEur', number('impSA'))
  const funding = number('finBS')
  put('bonusFundingEur', funding !== undefined && funding >= 0 ? funding : undefined)
  put('maxP1Kw', positive(number('pmaxP1')))
  put('maxP2Kw', positive(number('pmaxP2')))
  const yearEnd = date('finA') ?? end
  const yearStart = date('iniA')
  put('yearP1Kwh', number('caP1'))
  put('yearP2Kwh', number('caP2'))
  put('yearP3Kwh', number('caP3'))
  const yearDays = yearStart && yearEnd ? epochDay(yearEnd) - epochDay(yearStart) : undefined
  put('yearDays', yearDays !== undefined && yearDays > 0 && yearDays <= 400 ? yearDays : undefined)
  const prices = powerPricesPerDay(number('prP1'), number('prP2'), facts)
  put('powerPriceP1EurKwDay', prices?.p1)
  put('powerPriceP2EurKwDay', prices?.p2)
  put('energyPriceP1EurKwh', positive(number('prE1')))
  put('energyPriceP2EurKwh', positive(number('prE2')))
  put('energyPriceP3EurKwh', positive(number('prE3')))

  const sum = sumOf({ number, facts, funding })
  put('vatPct', sum.vatPct)
  const contract = text('tc').charAt(0).toUpperCase()
  return {
    facts,
    retailerCode: /^R[12]-\d+$/i.exec(text('com'))?.[0]?.toUpperCase(),
    invoiceType: invoiceTypes[text('tf').toUpperCase()] ?? (text('reg') === '1' ? 'regularising' : 'normal'),
    isRegulated: /[A-H]/.test(contract) ? contract === 'A' : undefined,
    totalMatchesLines: sum.matches,
  }
}

/** Keys in lower case. Null unless host and path are the regulator's own: anybody can print a square code. */
function queryOf(link: string): Map<string, string> | null {
  let url: URL
  try {
    url = new URL(link.trim().replaceAll('&amp;', '&'))
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
  if (url.hostname !== host || !path.test(url.pathname)) return null
  return new Map([...url.searchParams].map(([key, value]) => [key.toLowerCase(), value.trim()]))
}

function numberIn(text: string): number | undefined {
  const digits = /^(-?\d+(?:[.,]\d+)?)\s*[a-z€]*$/i.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}

function dateIn(text: string): PlainDate | undefined {
  if (!/^20[1-4]\d-\d{2}-\d{2}$/.test(text)) return undefined
  try {
    epochDay(text)
    return text
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined)
const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

/**
 * Prices of a kW and day. The norm says per year, some retailers send per day: that which brings powers, prices and days nearer to the power
 * term holds, and without a power term two euros and more are per year.
 */
function powerPricesPerDay(
  prP1: number | undefined,
  prP2: number | undefined,
  { powerP1Kw, powerP2Kw, days, powerTermEur }: BillReadings,
): { p1: number; p2: number } | undefined {
  if (prP1 === undefined || prP2 === undefined) return undefined
  const ofDay = (prP1 * (powerP1Kw?.value ?? 0) + prP2 * (powerP2Kw?.value ?? 0)) * (days?.value ?? 0)
  const term = powerTermEur?.value
  const isDay = term ? Math.abs(ofDay - term) < Math.abs(ofDay / 365 - term) : prP1 < 2
  return isDay ? { p1: prP1, p2: prP2 } : { p1: prP1 / 365, p2: prP2 / 365 }
}

/** Tries the rates of the bill's dates, and the bonus funding inside and outside the electricity tax, for what gives the total. */
function sumOf({
  number,
  facts,
  funding = 0,
}: {
  number: (key: string) => number | undefined
  facts: BillReadings
  funding: number | undefined
}): { matches: boolean | null; vatPct: number | undefined } {
  const total = facts.totalEur?.value
  const [power, energy] = [facts.powerTermEur?.value, facts.energyTermEur?.value]
  const date = facts.invoiceDate?.value ?? facts.periodEnd?.value
  if (total === undefined || power === undefined || energy === undefined || !date)
    return { matches: null, vatPct: undefined }
  const dated = taxesOn(date, Math.max(facts.powerP1Kw?.value ?? 0, facts.powerP2Kw?.value ?? 0))
  const earlier = taxesOn(facts.periodEnd?.value ?? date, facts.powerP1Kw?.value ?? 0)
  const of = (key: string) => number(key) ?? 0
  const plainBase =
    power + energy + of('impOtrosConIE') + Math.max(0, of('ajuste')) - of('exc') - of('dto') - of('dtoBS')
  const outside = of('impOtrosSinIE') + of('impSA')
  const bonus = Math.max(0, funding)
  const kwh = facts.energyTotalKwh?.value ?? 0
  for (const { vatPct, ieePct } of [dated, earlier])
    for (const [inside, beside] of [
      [bonus, 0],
      [0, bonus],
    ] as const) {
      const base = plainBase + inside
      const tax = Math.max((base * ieePct) / 100, kwh * electricityTaxFloorEurKwh)
      const net = base + tax + outside + beside
      if (Math.abs(net * (1 + vatPct / 100) - total) <= 0.0251) return { matches: true, vatPct }
    }
  return { matches: false, vatPct: undefined }
}
