import type { PlainDate } from '#src/shared/domain/plain-date.ts'

/** What the energy dashboard shows, as it is published: figures with the day they are of, and how their sources are. */

export const priceSources = ['apidatos', 'esios'] as const
export type PriceSource = (typeof priceSources)[number]

/** What is asked, in the order in which pages name it. */
export const feedNames = ['apidatos', 'esios', 'surplus', 'mix'] as const
export type FeedName = (typeof feedNames)[number]

/** Why a source gave nothing that can be shown. */
export const feedProblems = [
  'address-refused',
  'too-large',
  'too-slow',
  'too-many-redirects',
  'unreachable',
  'not-ok',
  'no-json',
  'other-shape',
  'missing-hours',
  'wrong-day',
  'not-plausible',
] as const
export type FeedProblem = (typeof feedProblems)[number]

/** Kinds of power plant, as the page names them. */
export const plantKinds = ['wind', 'solar', 'nuclear', 'hydro', 'gas', 'cogeneration', 'coal', 'other'] as const
export type PlantKind = (typeof plantKinds)[number]

/** What a kWh sold to the grid earns, hour by hour. */
export interface DaySurplus {
  date: PlainDate
  /** One for each hour of the day in Spain. */
  eurMwh: number[]
  /** When we read it, ISO 8601. */
  readAt: string
}

export interface DayPrices extends DaySurplus {
  source: PriceSource
}

export interface MixDay {
  date: PlainDate
  /** MWh of the day, only kinds that made something. */
  parts: { kind: PlantKind; mwh: number }[]
  readAt: string
}

export interface MonthPrices {
  /** YYYY-MM */
  month: string
  /** How many of its days are known. */
  days: number
  meanEurMwh: number
  leastEurMwh: number
  mostEurMwh: number
}

export interface FeedHealth {
  name: FeedName
  lastGoodAt: string | null
  /** Since when it fails; null while it answers. */
  failingSince: string | null
  problem: FeedProblem | null
}

export interface EnergyBoard {
  /** Made-up figures that come with the project, for a machine that has read nothing yet. */
  isSample: boolean
  /** The start of the hour for which this was put together, ISO 8601. */
  shownAt: string
  /** The newest known days up to tomorrow, oldest first: today and tomorrow when all is well. */
  prices: DayPrices[]
  /** The same days under the regulated price. */
  surplus: DaySurplus[]
  mix: MixDay | null
  /** Oldest first. */
  months: MonthPrices[]
  /** Mean of each of the last days known, oldest first. */
  recent: { date: PlainDate; meanEurMwh: number }[]
  /** The two sources of the price, where both know a day shown here; null when only one does. */
  agreement: { hours: number; mostEurMwh: number } | null
  feeds: FeedHealth[]
}
