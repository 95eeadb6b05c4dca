/** The units a figure can have. */
export const figureUnits = [
  'eur',
  'eur-kwh',
  'eur-kw-day',
  'eur-kw-year',
  'percent',
  'kwh',
  'kwh-m2',
  'kwp',
  'kw',
  'w',
  'a',
  'v',
  'ma',
  'km',
  'km2',
  'm',
  'mm',
  'm2',
  'm3',
  'litres',
  'kg',
  'celsius',
  'degrees',
  /** A calendar year; a span of time is in `years`. */
  'year',
  'years',
  'months',
  'weeks',
  'days',
  'hours',
  'minutes',
  'seconds',
] as const
export type FigureUnit = (typeof figureUnits)[number]

/** A number with its unit; `decimals` when it is written to so many places whatever its size. */
export interface Quantity {
  value: number
  /** A price of the price book, shown to the euro; any other amount of money is an estimate. */
  isPrice?: boolean
  unit?: FigureUnit
  decimals?: number
}

/** How the last telling word of a field's name gives its unit, and what the value is multiplied by. First match counts. */
const byName: readonly (readonly [pattern: RegExp, unit: FigureUnit, factor: number])[] = [
  [/Cents$/, 'eur', 0.01],
  [/EurKwh$/, 'eur-kwh', 1],
  [/Eur$|^eur$|^lines$/, 'eur', 1],
  [/Kwp$|^kwp$/, 'kwp', 1],
  [/Kwh$|^kwh$|^specificYield$|^kwhPer/, 'kwh', 1],
  [/Kw$|^kw(Needed|Surge)?$/, 'kw', 1],
  [/W$/, 'w', 1],
  [/Years$/, 'years', 1],
  [/Months$/, 'months', 1],
  [/Weeks$/, 'weeks', 1],
  [/Days$/, 'days', 1],
  [/Minutes$/, 'minutes', 1],
  [/[hH]ours$|^hoursFor/, 'hours', 1],
  [/Km$|^km/, 'km', 1],
  [/M2$/, 'm2', 1],
  [/M3$/, 'm3', 1],
  [/Mm$/, 'mm', 1],
  [/[a-z]M$/, 'm', 1],
  [/C$/, 'celsius', 1],
  [/Deg$/, 'degrees', 1],
  [/Litres$|^litresPer/, 'litres', 1],
  [/Pct$|RatePercent$/, 'percent', 1],
  [/^self(Consumption|Sufficiency)$|Share$/, 'percent', 100],
]

/** Unit and factor by the names on the way to a field, the last one first; neither when no name says any. */
export function unitOfPath(path: readonly string[]): { unit?: FigureUnit; factor: number } {
  for (const name of [...path].reverse()) {
    const bare = name.endsWith('Range') ? name.slice(0, -'Range'.length) : name
    const found = byName.find(([pattern]) => pattern.test(bare))
    if (found) return { unit: found[1], factor: found[2] }
  }
  return { factor: 1 }
}

/** A calculator's unit in ours. */
const ofCalculator: Readonly<Record<string, readonly [unit: FigureUnit | undefined, factor: number]>> = {
  eur: ['eur', 1],
  'eur-per-kwh': ['eur-kwh', 1],
  share: ['percent', 100],
  percent: ['percent', 1],
  number: [undefined, 1],
  kwh: ['kwh', 1],
  kw: ['kw', 1],
  kwp: ['kwp', 1],
  'kwh-per-kwp': ['kwh', 1],
  celsius: ['celsius', 1],
  m2: ['m2', 1],
  m3: ['m3', 1],
  metres: ['m', 1],
  litres: ['litres', 1],
  degrees: ['degrees', 1],
  km: ['km', 1],
  'kg-co2': ['kg', 1],
  hours: ['hours', 1],
  days: ['days', 1],
  weeks: ['weeks', 1],
  months: ['months', 1],
  years: ['years', 1],
  persons: [undefined, 1],
  panels: [undefined, 1],
}

/** Throws on a unit that calculators do not have. */
export function unitOfCalculator(unit: string): { unit?: FigureUnit; factor: number } {
  const found = ofCalculator[unit]
  if (!found) throw new RangeError(`no unit is called ${unit}`)
  const [own, factor] = found
  return own === undefined ? { factor } : { unit: own, factor }
}
