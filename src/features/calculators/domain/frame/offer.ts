import type { Range } from '#src/shared/domain/range.ts'

/** Rows of the price book that are a machine of their own beside panels and battery. */
const offerMachines = [
  'ac-split',
  'ac-ducted',
  'heat-pump',
  'hot-water-heat-pump',
  'pool-heat-pump',
  'ev-charger',
] as const
export type OfferMachine = (typeof offerMachines)[number]

/** One of the three options that a hand-over leads to, as the quote's own estimate says it. */
export interface Offer {
  name: string
  /** Of its panels and its battery, 0 where it has none; and the machines it adds. */
  kwp: number
  batteryKwh: number
  machines: readonly OfferMachine[]
  priceEur: number
  /** A year: what nine years of ten reach, and the likely one. */
  savingEur: { p90: number; p50: number }
  /** Of the essentials in a power cut, sure; 0 where the option goes off with the grid. */
  cutHours: number
}

/** An option of the calculator's own: what its verdict is of, or what that is weighed against. Priced as the quote prices it. */
export interface OwnOffer<Word extends string = string> extends Omit<Offer, 'name' | 'savingEur'> {
  word: Word
  /** Absent: nobody has computed it. */
  savingEur?: Offer['savingEur']
  /** Its hours are of the list that the visitor chose. */
  isOwnList?: true
}

/** The quote's options that are none of the calculator's own. */
export function othersThan(own: readonly OwnOffer[], offers: readonly Offer[]): Offer[] {
  return offers.filter(
    ({ priceEur, kwp, batteryKwh }) =>
      !own.some((one) => one.priceEur === priceEur && one.kwp === kwp && one.batteryKwh === batteryKwh),
  )
}

/** What an option saves on electricity and heating together, where a heat pump takes the place of what heats today. */
export function savingWith({ savingEur, machines }: Offer, heatTodayEur: Range | undefined): Offer['savingEur'] {
  if (!heatTodayEur || !machines.includes('heat-pump')) return savingEur
  const likely = savingEur.p50 + heatTodayEur.p50
  const short = Math.hypot(savingEur.p50 - savingEur.p90, heatTodayEur.p50 - heatTodayEur.p90)
  return { p90: likely - short, p50: likely }
}

/** The options in an answer of our own API; undefined when one is not whole. A guard and not the full contract, which would weigh more than the page. */
export function offersOf(answer: unknown): Offer[] | undefined {
  const options = record(answer)?.options
  if (!Array.isArray(options)) return
  const offers = options.flatMap((option): Offer[] => {
    const { name, system, items, priceEur, savingEur, backup } = record(option) ?? {}
    const { kwp, batteryKwh } = record(system) ?? {}
    const { p90: least, p50: likely } = record(savingEur) ?? {}
    const { powers, hours } = record(backup) ?? {}
    const sure = record(hours)?.p90
    const isWhole = typeof name === 'string' && typeof priceEur === 'number'
    const isRange = typeof least === 'number' && typeof likely === 'number'
    const isKit = typeof kwp === 'number' && typeof batteryKwh === 'number' && Array.isArray(items)
    if (!isWhole || !isRange || !isKit || !Array.isArray(powers) || typeof sure !== 'number') return []
    return [
      {
        name,
        kwp,
        batteryKwh,
        machines: offerMachines.filter((machine) => items.some((item) => record(item)?.id === machine)),
        priceEur: Math.round(priceEur),
        savingEur: { p90: Math.round(least), p50: Math.round(likely) },
        cutHours: powers.length > 0 ? Math.floor(sure) : 0,
      },
    ]
  })
  return offers.length === options.length && offers.length > 0 ? offers : undefined
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}
