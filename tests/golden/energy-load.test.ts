import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { householdLoad } from '#src/energy/load/load.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { malagaYear } from '../typical-year.ts'

/**
 * Our own home of every day, without pool, car or air conditioning, against the four published days of the national 2.0TD profile.
 * A day of the same kind and season of 2026 stands for each: the profile is of all small consumers of the country, ours of a home
 * on the coast, so it is the shape that is compared, loosely.
 */
const days = [
  { published: '2021-06-01', ours: { month: 6, day: 2 }, what: 'a Tuesday of June', within: 0.06 },
  { published: '2021-10-30', ours: { month: 10, day: 24 }, what: 'a Saturday of October', within: 0.1 },
  { published: '2021-10-31', ours: { month: 10, day: 25 }, what: 'the Sunday of 25 hours', within: 0.1 },
  { published: '2022-03-27', ours: { month: 3, day: 29 }, what: 'the Sunday of 23 hours', within: 0.12 },
] as const

const samples = readFileSync(new URL('../../facts/energy/ree-profile-2.0td-samples.csv', import.meta.url), 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(','))

const civil = civilYear()
const home = { annualKwh: 1, occupancy: 'full-time', hasPool: false, hasEv: false, hasAc: false } as const
const load = householdLoad(home, malagaYear()).hourlyKwh
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

describe('the everyday home against the published profile', () => {
  it.each(days)('$what: same hours, mean distance within $within, each hour within a quarter', (day) => {
    const published = samples.filter(([date]) => date === day.published).map(([, , share]) => Number(share))
    const index = (Date.UTC(2026, day.ours.month - 1, day.ours.day) - Date.UTC(2026, 0, 1)) / 86_400_000
    const ours = [...load].filter((_, hour) => civil.dayOfYear[hour] === index)
    expect(ours).toHaveLength(published.length)
    const distances = ours.map((kwh, hour) =>
      Math.abs(kwh / total(ours) / ((published[hour] ?? Number.NaN) / total(published)) - 1),
    )
    expect(total(distances) / distances.length).toBeLessThan(day.within)
    expect(Math.max(...distances)).toBeLessThan(0.25)
    // The day as a part of the year: these are mild days, when the country uses less than on its coldest and hottest.
    expect(total(ours) / total(published)).toBeGreaterThan(1)
    expect(total(ours) / total(published)).toBeLessThan(1.35)
  })

  it('splits among the periods of the tariff about as the country does (29/26/45 %)', () => {
    const split = [0, 0, 0]
    load.forEach((kwh, hour) => {
      const period = civil.energyPeriod[hour] ?? 0
      split[period] = (split[period] ?? 0) + kwh
    })
    const expected = [0.29, 0.26, 0.45]
    expected.forEach((share, period) => {
      expect(Math.abs((split[period] ?? 0) - share)).toBeLessThan(0.02)
    })
  })
})
