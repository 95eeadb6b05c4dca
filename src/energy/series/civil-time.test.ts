import { afterEach, describe, expect, it, vi } from 'vitest'
import { civilYear, energyPeriodAt, holidaysAssumed } from './civil-time.ts'

const year = civilYear()
const machineZone = process.env.TZ

const dayIndex = (month: number, day: number) => (Date.UTC(2026, month - 1, day) - Date.UTC(2026, 0, 1)) / 86_400_000
const hoursOf = (month: number, day: number) => {
  const hours: number[] = []
  year.dayOfYear.forEach((index, hour) => {
    if (index === dayIndex(month, day)) hours.push(hour)
  })
  return hours
}
const periodsOf = (month: number, day: number) => hoursOf(month, day).map((hour) => (year.energyPeriod[hour] ?? 9) + 1)

describe('civilYear', () => {
  afterEach(() => {
    if (machineZone === undefined) delete process.env.TZ
    else process.env.TZ = machineZone
  })

  it('agrees with the Madrid clock in every hour of 2026', () => {
    const madrid = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Madrid',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      weekday: 'short',
      hourCycle: 'h23',
    })
    const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
    for (let hour = 0; hour < 8760; hour++) {
      const parts = Object.fromEntries(
        madrid.formatToParts(Date.UTC(2026, 0, 1) + (hour - 1) * 3_600_000).map(({ type, value }) => [type, value]),
      )
      expect([year.month[hour], year.civilHour[hour], year.weekday[hour], year.dayOfYear[hour]]).toEqual([
        Number(parts.month) - 1,
        Number(parts.hour),
        names.indexOf(String(parts.weekday)),
        dayIndex(Number(parts.month), Number(parts.day)),
      ])
    }
  })

  it.each([2024, 2025, 2027, 2028, 2032])(
    'agrees with the Madrid clock in every hour of %i but 29 February',
    (asked) => {
      const other = civilYear(asked)
      const madrid = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Europe/Madrid',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        weekday: 'short',
        hourCycle: 'h23',
      })
      const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
      let hour = 0
      for (let utc = Date.UTC(asked, 0, 1) - 3_600_000; hour < 8760; utc += 3_600_000) {
        const onWeatherClock = new Date(utc + 3_600_000)
        if (onWeatherClock.getUTCMonth() === 1 && onWeatherClock.getUTCDate() === 29) continue
        const parts = Object.fromEntries(madrid.formatToParts(utc).map(({ type, value }) => [type, value]))
        expect([other.month[hour], other.civilHour[hour], other.weekday[hour], other.dayOfYear[hour]]).toEqual([
          Number(parts.month) - 1,
          Number(parts.hour),
          names.indexOf(String(parts.weekday)),
          dayIndex(Number(parts.month), Number(parts.day)),
        ])
        hour++
      }
    },
  )

  it('gives every year the holidays of fixed date, and says which years were checked', () => {
    for (const asked of [2025, 2026, 2027, 2028]) {
      const { nationalHoliday, month, dayOfYear } = civilYear(asked)
      const days = new Set(dayOfYear.filter((_, hour) => nationalHoliday[hour] === 1))
      expect(days.size).toBe(9)
      expect(days.has(dayIndex(10, 12))).toBe(true)
      expect(month).toEqual(year.month)
    }
    expect(holidaysAssumed(2026)).toBe(false)
    expect(holidaysAssumed(2027)).toBe(true)
  })

  it('refuses years whose clocks it does not know', () => {
    for (const asked of [1999, 2101, 2026.5, Number.NaN]) expect(() => civilYear(asked)).toThrow(RangeError)
  })

  it('is the same whatever the zone of the machine', async () => {
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC']) {
      process.env.TZ = zone
      vi.resetModules()
      const fresh = await import('./civil-time.ts')
      expect(fresh.civilYear()).toEqual(year)
    }
  })

  it('has a day of 23 hours in March and one of 25 in October', () => {
    const clock = (hours: number[]) => hours.map((hour) => year.civilHour[hour])
    expect(clock(hoursOf(3, 29)).slice(0, 4)).toEqual([0, 1, 3, 4])
    expect(hoursOf(3, 29)).toHaveLength(23)
    expect(clock(hoursOf(10, 25)).slice(0, 5)).toEqual([0, 1, 2, 2, 3])
    expect(hoursOf(10, 25)).toHaveLength(25)
    expect(hoursOf(12, 31)).toHaveLength(24)
  })

  it('charges a working day in three periods by the wall clock, in winter and in summer', () => {
    const workingDay = [...'333333332211112222111122'].map(Number)
    expect(periodsOf(1, 13)).toEqual(workingDay)
    expect(periodsOf(7, 14)).toEqual(workingDay)
  })

  it('charges weekends and the national holidays of fixed date as valley, and no others', () => {
    const valley = Array.from({ length: 24 }, () => 3)
    expect(periodsOf(7, 18)).toEqual(valley)
    expect(periodsOf(7, 19)).toEqual(valley)
    expect(periodsOf(1, 6)).toEqual(valley)
    expect(periodsOf(10, 12)).toEqual(valley)
    expect(periodsOf(12, 25)).toEqual(valley)
    // Good Friday, Holy Thursday and Málaga's own 19 August are ordinary working days for the tariff.
    for (const [month, day] of [
      [4, 3],
      [4, 2],
      [8, 19],
    ] as const)
      expect(periodsOf(month, day)).not.toEqual(valley)
  })

  it('gives each hour its row of the bill', () => {
    year.monthPeriod.forEach((row, hour) => {
      expect(row).toBe((year.month[hour] ?? 0) * 3 + (year.energyPeriod[hour] ?? 0))
    })
  })
})

it('says the same period for a date and an hour of the clock as the whole year does', () => {
  for (let hour = 0; hour < 8760; hour++) {
    const date = new Date(Date.UTC(2026, 0, 1 + (year.dayOfYear[hour] ?? 0))).toISOString().slice(0, 10)
    expect(energyPeriodAt(date, year.civilHour[hour] ?? 0)).toBe(year.energyPeriod[hour])
  }
  expect(energyPeriodAt('2028-02-29', 10)).toBe(0)
})
