import { describe, expect, it } from 'vitest'
import { skyEmissivity } from './sky.ts'

const hours = 8760
/** A year at 20 °C whose days have each a share of diffuse light (0: a day without light) and a humidity, in turn. */
function yearOf(days: { diffuseShare: number; rhPct: number }[]) {
  const of = (value: (day: { diffuseShare: number; rhPct: number }, hour: number) => number) =>
    Float64Array.from({ length: hours }, (_, hour) => {
      const day = days[Math.floor(hour / 24) % days.length]
      return day ? value(day, hour % 24) : 0
    })
  const isDay = (hour: number) => hour >= 8 && hour < 18
  return {
    ghi: of(({ diffuseShare }, hour) => (diffuseShare > 0 && isDay(hour) ? 100 + 10 * hour : 0)),
    dhi: of(({ diffuseShare }, hour) => (isDay(hour) ? (100 + 10 * hour) * diffuseShare : 0)),
    dni: new Float64Array(hours),
    tempC: new Float64Array(hours).fill(20),
    windMs: new Float64Array(hours),
    rhPct: of(({ rhPct }) => rhPct),
  }
}

describe('skyEmissivity', () => {
  const fiveDays = () =>
    skyEmissivity(
      yearOf([
        { diffuseShare: 0.1, rhPct: 50 },
        { diffuseShare: 0.5, rhPct: 50 },
        { diffuseShare: 1, rhPct: 50 },
        { diffuseShare: 0, rhPct: 50 },
        { diffuseShare: 0.1, rhPct: 0 },
      ]),
    )
  /** Of a clear sky over air of 20 °C and 50 %, whose dew point is 9.3 °C: 0.711 + 0.56·0.0926 + 0.73·0.0926² = 0.7691, and 0.013 more at midnight. */
  const clear = 0.7691
  const midnight = clear + 0.013

  it('of a clear sky follows the dew point, a little higher at midnight than at noon', () => {
    const sky = fiveDays()
    expect(sky[0]).toBeCloseTo(midnight, 3)
    expect(sky[6]).toBeCloseTo(clear, 3)
    expect(sky[12]).toBeCloseTo(clear - 0.013, 3)
    expect(sky[18]).toBeCloseTo(clear, 3)
  })

  it('is closed by clouds, day and night, by four fifths of what is left at most; a day without light is an overcast one', () => {
    const sky = fiveDays()
    // √(1.4286·0.5 - 0.3) = 0.6437 of the sky.
    expect(sky[24]).toBeCloseTo(midnight + 0.8 * (1 - midnight) * 0.6437, 3)
    expect(sky[36]).toBeCloseTo(clear - 0.013 + 0.8 * (1.013 - clear) * 0.6437, 3)
    for (const overcast of [48, 72]) expect(sky[overcast]).toBeCloseTo(midnight + 0.8 * (1 - midnight), 3)
  })

  it('of air without vapour is that of a dew point of -40 °C', () => {
    const sky = fiveDays()
    expect(sky[96]).toBeCloseTo(0.711 - 0.56 * 0.4 + 0.73 * 0.16 + 0.013, 9)
  })

  it('goes on to the last hour of the year', () => {
    const sky = fiveDays()
    expect(sky).toHaveLength(hours)
    // 31 December is the fifth of five days again.
    expect(sky[hours - 24]).toBe(sky[96])
    expect(sky[hours - 1]).toBe(sky[119])
  })

  it('is computed once for a year', () => {
    const year = yearOf([{ diffuseShare: 0.3, rhPct: 40 }])
    expect(skyEmissivity(year)).toBe(skyEmissivity(year))
  })
})
