import { type EnergyPeriod, energyPeriodAt } from '#src/energy/series/civil-time.ts'
import { addDays, type PlainDate } from '#src/shared/domain/plain-date.ts'
import { bestRun, type Run } from './best-hours.ts'
import type { DayPrices, EnergyBoard } from './board.ts'
import { mean } from './compose.ts'
import { clockHours, hourOf } from './hours.ts'

/** What the page says of a board: which day is today, what now costs, when it is better. */

export interface BoardView {
  today: PlainDate
  /** Index of this hour in today. */
  hour: number
  /** Today's prices when they are known. */
  current: DayPrices | undefined
  tomorrow: DayPrices | undefined
  /** The newest known day when it is not today: shown with its own date, never as now. */
  older: DayPrices | undefined
  nowEurKwh: number | undefined
  /** Against the mean of the day. */
  level: Level | undefined
  /** The hour of the clock at which the price leaves this level today; 24 when it does not. */
  levelUntil: number | undefined
  /** No source of the price answers; since when. */
  downSince: string | null
}

export type Level = 'dear' | 'middling' | 'cheap'

const dearFrom = 1.15
const cheapTo = 0.85

export function viewOf(board: EnergyBoard): BoardView {
  const { date: today, hour } = hourOf(new Date(board.shownAt))
  const current = board.prices.find(({ date }) => date === today)
  const nowEurKwh = current && (current.eurMwh[hour] ?? 0) / 1000
  const levels = current && levelsOf(current)
  const sources = board.feeds.filter(({ name }) => name === 'apidatos' || name === 'esios')
  const failing = sources.flatMap(({ failingSince }) => failingSince ?? [])
  return {
    today,
    hour,
    current,
    tomorrow: board.prices.find(({ date }) => date === addDays(today, 1)),
    older: current ? undefined : board.prices.at(-1),
    nowEurKwh,
    level: levels?.[hour],
    levelUntil: levels && levelEnd(today, levels, hour),
    downSince: failing.length === sources.length ? (failing.sort()[0] ?? null) : null,
  }
}

function levelsOf({ eurMwh }: DayPrices): Level[] {
  const usual = mean(eurMwh)
  return eurMwh.map((price) => (price / usual >= dearFrom ? 'dear' : price / usual <= cheapTo ? 'cheap' : 'middling'))
}

function levelEnd(date: PlainDate, levels: readonly Level[], hour: number): number {
  const end = levels.findIndex((level, at) => at > hour && level !== levels[hour])
  return end === -1 ? 24 : (clockHours(date)[end] ?? 24)
}

export interface Machine {
  id: string
  kwh: number
  kw: number
  hours: number
}

/** When a run begins: its day, and hours of the clock. */
export interface ClockRun {
  date: PlainDate
  fromClock: number
  toClock: number
  eur: number
}

function clockRun(date: PlainDate, { from, hours, eur }: Run): ClockRun {
  const clock = clockHours(date)
  const last = clock[from + hours - 1] ?? 23
  return { date, fromClock: clock[from] ?? 0, toClock: last + 1, eur }
}

/**
 * What a machine costs that starts in this hour, in one unbroken run over the hours that follow; at the price of this hour when they are not all known.
 * Undefined without today's prices.
 */
export function startingNow({ current, tomorrow, hour, nowEurKwh }: BoardView, { kwh, hours }: Machine) {
  if (!current || nowEurKwh === undefined) return undefined
  const run = [current, ...(tomorrow ? [tomorrow] : [])].flatMap(kwhPrices).slice(hour, hour + hours)
  return (run.length === hours ? mean(run) : nowEurKwh) * kwh
}

/** What a machine costs now, and when it costs least from here on: later today or tomorrow, in one unbroken run. */
export function waiting(view: BoardView, machine: Machine): { nowEur: number; best: ClockRun } | undefined {
  const { current, tomorrow, hour } = view
  const nowEur = startingNow(view, machine)
  if (!current || nowEur === undefined) return undefined
  const later = runOf(current, machine, hour + 1)
  const next = tomorrow && runOf(tomorrow, machine, 0)
  const best = [later, next].flatMap((run) => run ?? []).sort((a, b) => a.eur - b.eur)[0]
  return best && { nowEur, best }
}

/** What a machine would cost in the first hours of a day like this one: what is known of a night whose prices are not out. */
export function likeLastNight({ current }: BoardView, { kwh, hours }: Machine): number | undefined {
  return current && bestRun(kwhPrices(current).slice(0, 8), hours, kwh)?.best.eur
}

/** Hours of the clock with sun on a roof of this coast in every season. */
const sunFrom = 9
const sunTo = 17
const sunniest = 14

/**
 * The hour whose price for surplus a page shows: this one while the sun is up, else the next two in the afternoon that is known, because panels send
 * nothing out at night. Undefined when no price is known.
 */
export function surplusHour({ surplus }: EnergyBoard, { today, hour }: BoardView) {
  const clock = clockHours(today)[hour] ?? 0
  const priceAt = (when: 'now' | 'today' | 'tomorrow', at: number) => {
    const date = when === 'tomorrow' ? addDays(today, 1) : today
    const eurMwh = surplus.find((day) => day.date === date)?.eurMwh[clockHours(date).indexOf(at)]
    return eurMwh === undefined ? undefined : { when, eurMwh }
  }
  if (clock >= sunFrom && clock < sunTo) return priceAt('now', clock)
  return (clock < sunFrom ? undefined : priceAt('tomorrow', sunniest)) ?? priceAt('today', sunniest)
}

function runOf(day: DayPrices, { kwh, hours }: Machine, fromHour: number): ClockRun | undefined {
  const runs = bestRun(kwhPrices(day).slice(fromHour), hours, kwh)
  return runs && clockRun(day.date, { ...runs.best, from: runs.best.from + fromHour })
}

/** The cheapest and the dearest hours of a day for a machine, at the regulated price. */
export function bestOfDay(day: DayPrices, machine: Machine) {
  return runsAt(day.date, kwhPrices(day), machine)
}

/** Energy prices of a contract with three periods, or three times the same, EUR/kWh: peak, flat, valley. */
export type OwnTariff = readonly [peak: number, flat: number, valley: number]

/** The same for a contract of one's own. */
export function bestOnTariff(date: PlainDate, tariff: OwnTariff, machine: Machine) {
  return runsAt(
    date,
    clockHours(date).map((clock) => tariff[energyPeriodAt(date, clock)]),
    machine,
  )
}

function runsAt(date: PlainDate, eurKwh: readonly number[], { hours, kwh }: Machine) {
  const runs = bestRun(eurKwh, hours, kwh)
  return runs && { best: clockRun(date, runs.best), worst: clockRun(date, runs.worst), indexFrom: runs.best.from }
}

export function kwhPrices({ eurMwh }: Pick<DayPrices, 'eurMwh'>): number[] {
  return eurMwh.map((price) => price / 1000)
}

/** The tariff's periods of a day as spans of hours, by index. */
export function periodSpans(date: PlainDate): { from: number; to: number; period: EnergyPeriod }[] {
  const spans: { from: number; to: number; period: EnergyPeriod }[] = []
  for (const [at, clock] of clockHours(date).entries()) {
    const period = energyPeriodAt(date, clock)
    const last = spans.at(-1)
    if (last?.period === period) last.to = at + 1
    else spans.push({ from: at, to: at + 1, period })
  }
  return spans
}
