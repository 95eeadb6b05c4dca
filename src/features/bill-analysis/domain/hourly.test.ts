import { describe, expect, it } from 'vitest'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { bandKwh, clockHour, type HourlySeries, highestByMonth, hoursOfDay, yearOf } from './hourly.ts'

const seriesOf = (days: Record<string, readonly number[]>): HourlySeries => ({
  cups: null,
  days: new Map(Object.entries(days)),
  missingHours: 0,
  surplusKwh: null,
})
const flat = (hours: number, kwh = 1) => new Array<number>(hours).fill(kwh)
/** So many days from the first, each with what `kwhOf` gives for its date. */
const daysFrom = (first: string, many: number, kwhOf: (date: string) => number) =>
  Object.fromEntries(
    Array.from({ length: many }, (_, at) => addDays(first, at)).map((date) => [
      date,
      flat(hoursOfDay(date), kwhOf(date)),
    ]),
  )
const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T12:00Z`).getUTCDay())

describe('a day of a meter', () => {
  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-03-22', 24],
    ['2026-03-28', 24],
    ['2026-10-24', 24],
    ['2026-04-26', 24],
    ['2027-03-28', 23],
    ['2027-10-31', 25],
  ])('%s has %i hours', (date, hours) => expect(hoursOfDay(date)).toBe(hours))

  it('leaves out two o’clock in March and has it twice in October', () => {
    const clock = (date: string) => Array.from({ length: hoursOfDay(date) }, (_, nth) => clockHour(date, nth))
    expect(clock('2026-03-29').slice(0, 4)).toEqual([0, 1, 3, 4])
    expect(clock('2026-10-25').slice(0, 5)).toEqual([0, 1, 2, 2, 3])
    for (const date of ['2026-03-29', '2026-10-25', '2026-07-01']) expect(clock(date).at(-1)).toBe(23)
  })
})

describe('the bands of recorded hours', () => {
  it.each([
    ['a Wednesday of winter', '2026-11-25', { P1: 8, P2: 8, P3: 8 }],
    ['a Wednesday of summer', '2026-07-15', { P1: 8, P2: 8, P3: 8 }],
    ['a Saturday', '2026-11-28', { P1: 0, P2: 0, P3: 24 }],
    ['a national holiday', '2026-12-08', { P1: 0, P2: 0, P3: 24 }],
    ['the long Sunday of October', '2026-10-25', { P1: 0, P2: 0, P3: 25 }],
  ])('%s', (_, date, bands) => {
    expect(bandKwh(seriesOf({ [date]: flat(hoursOfDay(date)) }))).toEqual(bands)
  })

  it('are those of the wall clock: ten in the morning is dear in summer and in winter', () => {
    for (const date of ['2026-07-15', '2026-11-25']) {
      const ten = flat(24, 0)
      ten[10] = 3
      const nine = flat(24, 0)
      nine[9] = 3
      expect(bandKwh(seriesOf({ [date]: ten }))).toEqual({ P1: 3, P2: 0, P3: 0 })
      expect(bandKwh(seriesOf({ [date]: nine }))).toEqual({ P1: 0, P2: 3, P3: 0 })
    }
  })
})

describe('the highest hours', () => {
  it('are told month by month, nights and weekends by themselves', () => {
    const day = flat(24, 0.5)
    day[20] = 4.1
    day[3] = 2.2
    const saturday = flat(24, 0.4)
    saturday[20] = 3.3
    expect(
      highestByMonth(seriesOf({ '2026-12-02': flat(24, 0.7), '2026-11-25': day, '2026-11-28': saturday })),
    ).toEqual([
      { month: 10, kw: { P1: 4.1, P2: 3.3 } },
      { month: 11, kw: { P1: 0.7, P2: 0.7 } },
    ])
  })
})

describe('the year that recorded days tell', () => {
  const model = new Float64Array(hoursPerYear).fill(1)
  const { month, weekday, nationalHoliday } = civilYear()
  const kwhIn = (year: Float64Array, which: (hour: number) => boolean) => [
    ...new Set([...year].filter((_, hour) => which(hour))),
  ]

  it('is nothing for less than four weeks', () => {
    expect(yearOf(seriesOf(daysFrom('2026-11-01', 27, () => 2)), model)).toBeNull()
    expect(yearOf(seriesOf(daysFrom('2026-11-01', 28, () => 2)), model)).not.toBeNull()
  })

  it('takes weekdays from weekdays and holidays from Sundays, and the other months from the model, as high', () => {
    const told = yearOf(seriesOf(daysFrom('2026-11-01', 30, (date) => (isWeekend(date) ? 4 : 2))), model)
    if (!told) throw new Error('no year')
    const november = (hour: number) => month[hour] === 10
    const isFree = (hour: number) => weekday[hour] === 0 || weekday[hour] === 6 || nationalHoliday[hour] === 1
    expect(told.months).toBe(1)
    expect(kwhIn(told.hourlyKwh, (hour) => november(hour) && isFree(hour))).toEqual([4])
    expect(kwhIn(told.hourlyKwh, (hour) => november(hour) && !isFree(hour))).toEqual([2])
    const [other] = kwhIn(told.hourlyKwh, (hour) => !november(hour))
    expect(other).toBeGreaterThan(2)
    expect(other).toBeLessThan(4)
  })

  it('leaves a month with nine days to the model, and takes one with ten', () => {
    const november = daysFrom('2026-11-01', 30, () => 2)
    expect(yearOf(seriesOf({ ...november, ...daysFrom('2026-12-01', 9, () => 2) }), model)?.months).toBe(1)
    expect(yearOf(seriesOf({ ...november, ...daysFrom('2026-12-01', 10, () => 2) }), model)?.months).toBe(2)
  })

  it('prefers the newest of two years for a day', () => {
    const days = { ...daysFrom('2025-11-01', 30, () => 2), ...daysFrom('2026-11-01', 30, () => 3) }
    const told = yearOf(seriesOf(days), model)
    // The same weekday is a day apart in the older year, and on its place in the newer.
    expect(kwhIn(told?.hourlyKwh ?? model, (hour) => month[hour] === 10).toSorted()).toContain(3)
  })

  it('reads the hour that comes twice as its mean, and the one that is missing as the one before', () => {
    const october = daysFrom('2026-10-01', 31, () => 1)
    october['2026-10-25'] = flat(25).map((_, nth) => (nth === 2 ? 4 : nth === 3 ? 6 : 1))
    const march = daysFrom('2026-03-01', 31, () => 1)
    for (const sunday of ['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22']) delete march[sunday]
    march['2026-02-28'] = flat(24)
    march['2026-03-29'] = flat(23).map((_, nth) => (nth === 1 ? 7 : 1))
    const autumn = yearOf(seriesOf(october), model)
    const spring = yearOf(seriesOf(march), model)
    expect(Math.max(...(autumn?.hourlyKwh ?? []))).toBe(5)
    // The only Sunday that is there stands for those of the fortnight before it, which have an hour that it has not.
    const sevens = [...(spring?.hourlyKwh ?? [])].filter((kwh) => kwh === 7).length
    expect(sevens).toBe(3 + 2)
  })

  it('does not read a day of which hours are missing', () => {
    const november = daysFrom('2026-11-01', 30, () => 2)
    november['2026-11-11'] = flat(20, 9)
    expect(Math.max(...(yearOf(seriesOf(november), model)?.hourlyKwh ?? []))).toBe(2)
  })
})
