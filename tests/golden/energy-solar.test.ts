import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { pvPerKwp } from '#src/energy/sun-pv/pv.ts'
import { weatherSite } from '#src/energy/sun-pv/weather.ts'
import { malagaYear } from '../typical-year.ts'

const factsUrl = (name: string) => new URL(`../../facts/energy/${name}`, import.meta.url)

/** Rows of a CSV of facts as records of text. */
function rowsOf(name: string): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(factsUrl(name), 'utf8').trim().split(/\r?\n/)
  const names = header.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [names[i] ?? '', cell])))
}

const weather = malagaYear()
const { month } = civilYear()
const sum = (series: Float64Array) => series.reduce((total, value) => total + value, 0)
const away = (value: number, reference: number) => Math.abs(value / reference - 1)

describe('the typical year in its small file', () => {
  const rows = rowsOf('malaga-tmy.csv')
  const column = (name: string) => rows.map((row) => Number(row[name]))

  it('holds the source file: beam, diffuse, temperature, humidity and wind exactly', () => {
    expect([...weather.dni]).toEqual(column('dni'))
    expect([...weather.dhi]).toEqual(column('dhi'))
    expect([...weather.tempC]).toEqual(column('temp_c'))
    expect([...weather.rhPct]).toEqual(column('rh_pct'))
    expect([...weather.windMs]).toEqual(column('wind_ms'))
  })

  it('rebuilds the global irradiance within 6 W/m² of every hour and 0.05 % of the year', () => {
    const ghi = column('ghi')
    ghi.forEach((wm2, hour) => {
      expect(Math.abs((weather.ghi[hour] ?? 0) - wm2)).toBeLessThan(6)
    })
    const total = ghi.reduce((all, wm2) => all + wm2, 0)
    expect(away(sum(weather.ghi), total)).toBeLessThan(0.0005)
  })

  it('weighs at most 26 kB on the way to a browser', () => {
    expect(brotliCompressSync(readFileSync(factsUrl('malaga-typical-year.bin'))).length).toBeLessThan(26_000)
  })
})

describe('yield of one kWp against published figures', () => {
  const planes = rowsOf('malaga-model-yields.csv')
    .filter((row) => row.mounting === 'free-standing')
    .map((row) => ({ tiltDeg: Number(row.tilt_deg), azimuthDeg: Number(row['azimuth_deg_south0_west+']), row }))

  it('has the free-standing planes to be checked', () => {
    expect(planes).toHaveLength(41)
  })

  it.each(planes)('tilt $tiltDeg°, azimuth $azimuthDeg°: year within 2 %, months within 4 %', (plane) => {
    const { tiltDeg, azimuthDeg, row } = plane
    const hourly = pvPerKwp(weather, { latDeg: weatherSite.latDeg, tiltDeg, azimuthDeg })
    const months = new Float64Array(12)
    hourly.forEach((kwh, hour) => {
      const m = month[hour] ?? 0
      months[m] = (months[m] ?? 0) + kwh
    })
    expect(away(sum(hourly), Number(row.kwh_per_kwp_year))).toBeLessThan(0.02)
    months.forEach((kwh, m) => {
      const name = `E_m${String(m + 1).padStart(2, '0')}`
      expect(away(kwh, Number(row[name])), name).toBeLessThan(0.04)
    })
  })

  it('lies within 2 % of PVGIS for Marbella and 4 % for Almería', () => {
    const official = (id: string) => {
      const row = rowsOf('pvgis-reference.csv').find((candidate) => candidate.id === id)
      const kwh = sum(
        pvPerKwp(weather, {
          latDeg: Number(row?.lat),
          tiltDeg: Number(row?.tilt_deg),
          azimuthDeg: Number(row?.azimuth_deg_south0),
        }),
      )
      return away(kwh, Number(row?.E_y_kwh_per_kwp))
    }
    expect(official('marbella-10S')).toBeLessThan(0.02)
    expect(official('almeria-30S')).toBeLessThan(0.04)
  })
})
