import { readFileSync } from 'node:fs'

/**
 * Sun of the reference room model, written apart from the kernel: the weather comes from the CSV, the sun's place from Spencer's series,
 * diffuse light from Reindl's model (HDKR). Hours are UTC+1, values the mean of the hour.
 */
export interface ReferenceWeather {
  ghi: number[]
  dni: number[]
  dhi: number[]
  tempC: number[]
}

export function readWeather(): ReferenceWeather {
  const text = readFileSync(new URL('../../../facts/energy/malaga-tmy.csv', import.meta.url), 'utf8')
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number))
  const column = (index: number) => rows.map((row) => row[index] ?? 0)
  return { ghi: column(3), dni: column(4), dhi: column(5), tempC: column(6) }
}

const rad = Math.PI / 180
const latitude = 36.67 * rad
const longitudeDeg = -4.49

/** Zenith cosine and azimuth (south 0, west positive) at the middle of an hour of the year. */
function sunAt(hour: number): { cosZenith: number; azimuth: number; extraterrestrial: number } {
  const day = (2 * Math.PI * Math.floor(hour / 24)) / 365
  const declination =
    0.006918 -
    0.399912 * Math.cos(day) +
    0.070257 * Math.sin(day) -
    0.006758 * Math.cos(2 * day) +
    0.000907 * Math.sin(2 * day) -
    0.002697 * Math.cos(3 * day) +
    0.00148 * Math.sin(3 * day)
  const equationMin =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(day) -
      0.032077 * Math.sin(day) -
      0.014615 * Math.cos(2 * day) -
      0.04089 * Math.sin(2 * day))
  const solarHour = (hour % 24) + 0.5 + (longitudeDeg - 15) / 15 + equationMin / 60
  const hourAngle = (solarHour - 12) * 15 * rad
  const cosZenith =
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle)
  const azimuth = Math.atan2(
    Math.sin(hourAngle),
    Math.cos(hourAngle) * Math.sin(latitude) - Math.tan(declination) * Math.cos(latitude),
  )
  return { cosZenith, azimuth, extraterrestrial: 1361 * (1 + 0.033 * Math.cos(day)) }
}

/** Irradiance on a wall, W/m², by Reindl, Beckman and Duffie (1990): isotropic, circumsolar and horizon light. */
export function onWall({ ghi, dni, dhi }: ReferenceWeather, azimuthDeg: number): number[] {
  return ghi.map((global, hour) => {
    if (global <= 0) return 0
    const { cosZenith, azimuth, extraterrestrial } = sunAt(hour)
    const sinZenith = Math.sqrt(Math.max(0, 1 - cosZenith * cosZenith))
    const facing = Math.max(0, sinZenith * Math.cos(azimuth - azimuthDeg * rad))
    const beam = dni[hour] ?? 0
    const diffuse = dhi[hour] ?? 0
    const anisotropy = beam / extraterrestrial
    const ratio = facing / Math.max(0.05, cosZenith)
    const horizon = Math.sqrt(Math.max(0, (beam * Math.max(0, cosZenith)) / global))
    const sky = diffuse * (anisotropy * ratio + ((1 - anisotropy) / 2) * (1 + horizon * Math.sin(45 * rad) ** 3))
    return beam * facing + sky + global * 0.1
  })
}
