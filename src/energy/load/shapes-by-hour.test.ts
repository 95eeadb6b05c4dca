import { describe, expect, it } from 'vitest'
import household from '#facts/energy/household-model.json' with { type: 'json' }
import {
  baseShape,
  coolingShape,
  evShape,
  heatingShape,
  hotWaterShape,
  poolHeatingShape,
  poolPumpShape,
  type Shape,
} from './load-shapes.ts'

/** What the shapes say of single hours. 2029 begins on a Monday; no other test asks for it, so that each shape is computed here and not remembered. */
const year = 2029
const jan = (day: number, clockHour: number) => (day - 1) * 24 + clockHour
/** The hour of the weather's clock for one of the wall clock in summer. */
const summer = (dayOfYear: number, clockHour: number) => (dayOfYear - 1) * 24 + clockHour - 1
const [april1, april30, may1, july10, october27, november1] = [91, 120, 121, 191, 300, 305] as const
const winter = (dayOfYear: number, clockHour: number) => summer(dayOfYear, clockHour + 1)
const [newYearsDay, tuesday, saturday, sunday] = [1, 9, 13, 14] as const

/** A year of the same air in every hour but one. */
function air(tempC: number, other: { hour: number; tempC: number } = { hour: 0, tempC }) {
  const none = new Float64Array(8760)
  const temperatures = new Float64Array(8760).fill(tempC)
  temperatures[other.hour] = other.tempC
  return { ghi: none, dni: none, dhi: none, windMs: none, rhPct: none, tempC: temperatures }
}
const ratios = (shape: Shape, of: number, hours: readonly number[]) =>
  hours.map((hour) => Number(((shape[hour] ?? 0) / (shape[of] ?? 0)).toFixed(6)))

describe('cooling', () => {
  const warmHome = () => coolingShape(air(26, { hour: jan(tuesday, 20), tempC: 25 }), 'full-time', year)

  it('is a good half on a working morning from 8 to 14, and whole at all other times', () => {
    const warm = warmHome()
    const hours = [0, 7, 8, 13, 14, 23].map((hour) => jan(tuesday, hour))
    expect(ratios(warm, jan(tuesday, 18), hours)).toEqual([1, 1, 0.6, 0.6, 1, 1])
    for (const free of [newYearsDay, saturday, sunday])
      expect(ratios(warm, jan(tuesday, 18), [jan(free, 10)])).toEqual([1])
  })

  it('goes by the degrees above 24', () => {
    const warm = warmHome()
    expect(ratios(warm, jan(tuesday, 18), [jan(tuesday, 20)])).toEqual([0.5])
    expect(Math.max(...coolingShape(air(24), 'full-time', year))).toBe(0)
  })

  it('of a home without a need for it is nothing, not a number that is none', () => {
    expect(new Set(coolingShape(air(10), 'full-time', year))).toEqual(new Set([0]))
  })
})

describe('heating', () => {
  const coldHome = () => heatingShape(air(16, { hour: jan(tuesday, 20), tempC: 12 }), 'full-time', year)

  it('begins at seven, and is less while half of the homes are at work', () => {
    const cold = coldHome()
    const hours = [0, 6, 7, 8, 13, 14, 23].map((hour) => jan(tuesday, hour))
    expect(ratios(cold, jan(tuesday, 18), hours)).toEqual([0, 0, 1, 0.6, 0.6, 1, 1])
  })

  it('goes by the degrees below 18, from November to April', () => {
    const cold = coldHome()
    expect(ratios(cold, jan(tuesday, 18), [jan(tuesday, 20)])).toEqual([3])
    expect(Math.max(...heatingShape(air(18), 'full-time', year))).toBe(0)
    const days = [summer(april30, 18), summer(may1, 18), summer(october27, 18), winter(november1, 18)]
    expect(ratios(cold, jan(tuesday, 18), days)).toEqual([1, 0, 0, 1])
  })
})

describe('hot water', () => {
  it('is drawn as the day goes, by how much colder than 60 °C the mains is', () => {
    const shape = hotWaterShape('full-time', year)
    // At 7 eleven parts, at 8 nine; 12 °C in January, 20 °C in July.
    expect(ratios(shape, jan(tuesday, 7), [jan(tuesday, 8), jan(tuesday, 2), summer(july10, 7)])).toEqual([
      Number((9 / 11).toFixed(6)),
      0,
      Number((40 / 48).toFixed(6)),
    ])
  })
})

describe('pool heating', () => {
  const pool = () => poolHeatingShape(air(18, { hour: summer(july10, 12), tempC: 23 }), 'full-time', year)

  it('is made from 10 to 19 of April to October, by the degrees below 28', () => {
    const shape = pool()
    const hours = [9, 10, 12, 18, 19].map((hour) => summer(july10, hour))
    expect(ratios(shape, summer(july10, 14), hours)).toEqual([0, 1, 0.5, 1, 0])
    const days = [summer(april1 - 1, 14), summer(april1, 14), summer(october27, 14), winter(november1, 14)]
    expect(ratios(shape, summer(july10, 14), days)).toEqual([0, 1, 1, 0])
    expect(Math.max(...poolHeatingShape(air(28), 'full-time', year))).toBe(0)
  })
})

describe('the car', () => {
  const hours = [0, 1, 5, 6, 11, 12, 13, 17, 18]
  it('charges from one to six at night, and with the sun on the days that it does not go to work', () => {
    const night = evShape('night', 'full-time', year)
    const solar = evShape('solar', 'full-time', year)
    const at = (shape: Shape, of: number, day: number) =>
      ratios(
        shape,
        of,
        hours.map((hour) => jan(day, hour)),
      )
    for (const day of [tuesday, saturday]) expect(at(night, jan(tuesday, 3), day)).toEqual([0, 1, 1, 0, 0, 0, 0, 0, 0])
    expect(at(solar, jan(saturday, 14), saturday)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 0])
    expect(at(solar, jan(saturday, 14), tuesday)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('does half of each when it does both', () => {
    const [night, solar] = [evShape('night', 'mixed-use', year), evShape('solar', 'mixed-use', year)]
    const both = Float64Array.from(night, (share, hour) => (share + (solar[hour] ?? 0)) / 2)
    expect(evShape('mixed', 'mixed-use', year)).toEqual(both)
  })
})

describe('the pool’s pump', () => {
  it('runs half of its hours around 14:00 and half until 08:00, longer in summer', () => {
    const shape = poolPumpShape(year)
    const day = (at: (hour: number) => number) =>
      ratios(
        shape,
        jan(tuesday, 7),
        Array.from({ length: 24 }, (_, hour) => at(hour)),
      )
    const hours = (...runs: [hour: number, share: number][]) => {
      const expected = new Array<number>(24).fill(0)
      for (const [hour, share] of runs) expected[hour] = share
      return expected
    }
    // Three hours a day in January: 06:30 to 08:00 and 13:15 to 14:45. Eight in July.
    expect(day((hour) => jan(tuesday, hour))).toEqual(hours([6, 0.5], [7, 1], [13, 0.75], [14, 0.75]))
    const eight = [4, 5, 6, 7, 12, 13, 14, 15].map((hour): [number, number] => [hour, 1])
    expect(day((hour) => summer(july10, hour))).toEqual(hours(...eight))
  })
})

describe('the everyday use', () => {
  /** Of an hour in January, as the facts say it. */
  const weightOf = (clockHour: number, days: 'weekday' | 'weekend', isAway = false) =>
    household.base.reduce((sum, use) => {
      const hours = (days === 'weekend' ? use.weekend : undefined) ?? use.weekday
      const whole = hours.reduce((total, hour) => total + hour, 0)
      const january = use.month[0] ?? 0
      return sum + (use.share * (hours[clockHour] ?? 0) * january * (isAway ? (use.away ?? 0) : 1)) / whole
    }, 0)

  it('is that of the day of the week, and a holiday is a Sunday', () => {
    const shape = baseShape('full-time', year)
    const expected = weightOf(10, 'weekend') / weightOf(10, 'weekday')
    for (const free of [newYearsDay, saturday, sunday])
      expect((shape[jan(free, 10)] ?? 0) / (shape[jan(tuesday, 10)] ?? 0)).toBeCloseTo(expected, 9)
    expect((shape[jan(tuesday, 21)] ?? 0) / (shape[jan(tuesday, 4)] ?? 0)).toBeCloseTo(
      weightOf(21, 'weekday') / weightOf(4, 'weekday'),
      9,
    )
  })

  it('of an empty home is what is always on, and less of that', () => {
    const shape = baseShape('holiday-home', year)
    const [here, away] = [jan(2, 21), jan(tuesday, 21)]
    expect((shape[away] ?? 0) / (shape[here] ?? 0)).toBeCloseTo(
      weightOf(21, 'weekday', true) / weightOf(21, 'weekday'),
      9,
    )
  })
})
