import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sunYear } from './sun.ts'
import { decodeTypicalYear, weatherSite } from './weather.ts'

const file = readFileSync(new URL('../../../facts/energy/malaga-typical-year.bin', import.meta.url))

describe('decodeTypicalYear', () => {
  it('reads the same year from a view and from its buffer', () => {
    const copy = Uint8Array.from(file)
    expect(decodeTypicalYear(copy.buffer)).toEqual(decodeTypicalYear(file))
  })

  it('refuses what is no typical year', () => {
    expect(() => decodeTypicalYear(new Uint8Array(0))).toThrow(RangeError)
    expect(() => decodeTypicalYear(new TextEncoder().encode('<!doctype html>'))).toThrow(RangeError)
    expect(() => decodeTypicalYear(file.subarray(0, file.length - 1))).toThrow(RangeError)
    expect(() => decodeTypicalYear(Buffer.concat([file, Buffer.from([0])]))).toThrow(RangeError)
  })

  it('refuses a file of the right length whose mark is another’s, in any letter', () => {
    for (let at = 0; at < 4; at++) {
      const other = Uint8Array.from(file)
      other[at] = 0x21
      expect(() => decodeTypicalYear(other)).toThrow(RangeError)
    }
  })

  it('reads what was written: every hour of every column', () => {
    const beam = (hour: number) => (hour % 24 === 12 ? 300 + (hour % 600) : 0)
    const diffuse = (hour: number) => (hour % 24 === 13 ? 7 : hour % 24 === 12 ? 256 + (hour % 300) : 0)
    const byHourFirst = (value: (hour: number) => number) =>
      Array.from({ length: 24 }, (_, hour) => Array.from({ length: 365 }, (__, day) => value(day * 24 + hour))).flat()
    const columns = (value: (hour: number) => number) => [
      ...byHourFirst((hour) => value(hour) % 256),
      ...byHourFirst((hour) => Math.floor(value(hour) / 256)),
    ]
    const hours = Array.from({ length: 8760 }, (_, hour) => hour)
    // Two levels, 1.5 °C and 31 °C, in turn; the humidity climbs to 100 % once and falls by one an hour to 10 %; wind is month + hour/10.
    const tempSteps = hours.map((hour) => (hour === 0 ? 0 : hour % 2 === 1 ? 1 : 255))
    const rhSteps = hours.map((hour) => (hour === 0 ? 100 : hour <= 90 ? 255 : 0))
    const wind = Array.from({ length: 12 }, (_, month) => Array.from({ length: 24 }, (__, hour) => month * 10 + hour))
    const bytes = [0x54, 0x59, 0x30, 0x31, ...columns(beam), ...columns(diffuse)]
    const year = decodeTypicalYear(
      Uint8Array.from([...bytes, 2, 15, 0, 310 % 256, 1, ...tempSteps, ...rhSteps, ...wind.flat()]),
    )
    expect(Array.from(year.dni)).toEqual(hours.map(beam))
    expect(Array.from(year.dhi)).toEqual(hours.map(diffuse))
    expect(Array.from(year.tempC)).toEqual(hours.map((hour) => (hour % 2 === 1 ? 31 : 1.5)))
    expect(Array.from(year.rhPct)).toEqual(hours.map((hour) => Math.max(10, 100 - hour)))
    const firstOfMarch = (31 + 28) * 24
    expect([0, 23, 24, firstOfMarch - 1, firstOfMarch, 8759].map((hour) => year.windMs[hour])).toEqual([
      0, 2.3, 0, 3.3, 2, 13.3,
    ])
    const { up } = sunYear(weatherSite)
    const noon = 172 * 24 + 12
    expect(year.ghi[noon]).toBeCloseTo(diffuse(noon) + beam(noon) * (up[noon] ?? 0), 9)
    expect(year.ghi[13]).toBe(7)
    expect(year.ghi[0]).toBe(0)
  })

  it('takes nothing from the light of the sky while the sun is down', () => {
    const dark = Uint8Array.from(file)
    // The low bytes of the beam, all days of hour 0 first.
    dark[4] = 200
    const { dni, dhi, ghi } = decodeTypicalYear(dark)
    expect([dni[0], dhi[0], ghi[0]]).toEqual([200, 0, 0])
  })
})
