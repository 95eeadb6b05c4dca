import { addDays, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { DayPrices, DaySurplus, EnergyBoard, FeedHealth, MixDay, MonthPrices } from './board.ts'
import { hourOf, millisPerHour } from './hours.ts'

/** What has been read and kept, of which a board is put together. */
export interface Kept {
  /** Every day known, by day, of both sources; the first source of the price counts. */
  prices: readonly DayPrices[]
  surplus: readonly DaySurplus[]
  mix: MixDay | null
  feeds: readonly FeedHealth[]
}

const recentDays = 30
const monthsShown = 25

/**
 * The board of an hour. Days after tomorrow are nobody's business yet; when today is not known, the newest day that is takes its place, with its own
 * date on it.
 */
export function boardOf(kept: Kept, now: Date): EnergyBoard {
  const { date: today } = hourOf(now)
  const tomorrow = addDays(today, 1)
  const days = oneOfEach(kept.prices.filter(({ date }) => date <= tomorrow))
  const current = days.filter(({ date }) => date >= today)
  const prices = current.length > 0 ? current : days.slice(-1)
  const shown = new Set(prices.map(({ date }) => date))
  return {
    isSample: false,
    shownAt: new Date(Math.floor(now.getTime() / millisPerHour) * millisPerHour).toISOString(),
    prices,
    surplus: kept.surplus.filter(({ date }) => shown.has(date)).slice(-2),
    mix: kept.mix && kept.mix.date <= today ? kept.mix : null,
    months: monthsOf(days.filter(({ date }) => date <= today)).slice(-monthsShown),
    recent: days
      .filter(({ date }) => date <= today)
      .slice(-recentDays)
      .map(({ date, eurMwh }) => ({ date, meanEurMwh: cents(mean(eurMwh)) })),
    agreement: agreementOf(kept.prices.filter(({ date }) => shown.has(date))),
    feeds: [...kept.feeds],
  }
}

/** One entry for a day, of the first source when both know it, in the order of days. */
function oneOfEach(prices: readonly DayPrices[]): DayPrices[] {
  const byDay = new Map<PlainDate, DayPrices>()
  for (const day of prices) if (!byDay.has(day.date) || day.source === 'apidatos') byDay.set(day.date, day)
  return [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

function monthsOf(days: readonly DayPrices[]): MonthPrices[] {
  const byMonth = Map.groupBy(days, ({ date }) => date.slice(0, 7))
  return [...byMonth].map(([month, known]) => {
    const hours = known.flatMap(({ eurMwh }) => eurMwh)
    return {
      month,
      days: known.length,
      meanEurMwh: cents(mean(hours)),
      leastEurMwh: Math.min(...hours),
      mostEurMwh: Math.max(...hours),
    }
  })
}

function agreementOf(prices: readonly DayPrices[]): EnergyBoard['agreement'] {
  let hours = 0
  let mostEurMwh = 0
  for (const one of prices) {
    const other = one.source === 'apidatos' && prices.find((p) => p.date === one.date && p.source === 'esios')
    if (!other) continue
    for (const [hour, price] of one.eurMwh.entries()) {
      hours++
      mostEurMwh = Math.max(mostEurMwh, Math.abs(price - (other.eurMwh[hour] ?? price)))
    }
  }
  return hours > 0 ? { hours, mostEurMwh: cents(mostEurMwh) } : null
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** Prices are published to the cent of a megawatt-hour. */
const cents = (value: number) => Math.round(value * 100) / 100
