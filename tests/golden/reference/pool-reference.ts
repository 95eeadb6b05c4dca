import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * A second model of a heated outdoor pool, written apart from the kernel's and sharing no code with it, to check the kernel against.
 * It reads the weather table itself and differs in every term:
 * - evaporation as mass, after ASHRAE HVAC Applications in its own units (lb/h·ft², inHg, ft/min), with one constant activity factor of 0.75;
 * - vapour pressure by Hyland and Wexler's ASHRAE formula instead of Magnus;
 * - convection from the Bowen ratio of that evaporation instead of a coefficient of its own;
 * - sky after Clark and Allen with Walton's cloud correction, clouds from the day's clearness against the sun outside the air;
 * - a cover as a layer with a thermal resistance and its own surface temperature, solved each step;
 * - two layers of water that mix, and classical Runge-Kutta at twelve minutes, with a thermostat of 0.2 K.
 * What both share are the statements of a case: sizes, hours of the cover, wind at the water, shade, absorbed share of the sun.
 *
 * `node tests/golden/reference/pool-reference.ts` writes pool-reference.json.
 */

export interface PoolCase {
  name: string
  areaM2: number
  depthM: number
  targetC: number
  /** 1 January … 12 December. */
  months: number[]
  /** 0 without a cover. */
  coverHours: number
  /** Wind at the water over wind at 10 m. */
  windShare: number
}

const season = [4, 5, 6, 7, 8, 9, 10]
const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const poolCases: readonly PoolCase[] = [
  {
    name: '32 m², season, cover, hedged',
    areaM2: 32,
    depthM: 1.4,
    targetC: 28,
    months: season,
    coverHours: 12,
    windShare: 0.25,
  },
  {
    name: '32 m², season, no cover, hedged',
    areaM2: 32,
    depthM: 1.4,
    targetC: 28,
    months: season,
    coverHours: 0,
    windShare: 0.25,
  },
  {
    name: '32 m², all year, cover, hedged',
    areaM2: 32,
    depthM: 1.4,
    targetC: 28,
    months: allYear,
    coverHours: 12,
    windShare: 0.25,
  },
  {
    name: '32 m², all year, no cover, walled',
    areaM2: 32,
    depthM: 1.4,
    targetC: 26,
    months: allYear,
    coverHours: 0,
    windShare: 0.15,
  },
  {
    name: '18 m², May to September, cover, walled',
    areaM2: 18,
    depthM: 1.3,
    targetC: 28,
    months: [5, 6, 7, 8, 9],
    coverHours: 12,
    windShare: 0.15,
  },
  {
    name: '24 m², spring and autumn, cover, open',
    areaM2: 24,
    depthM: 1.2,
    targetC: 27,
    months: [4, 5, 10, 11],
    coverHours: 12,
    windShare: 0.3,
  },
  {
    name: '50 m², season at 26 °C, cover, hedged',
    areaM2: 50,
    depthM: 1.6,
    targetC: 26,
    months: season,
    coverHours: 12,
    windShare: 0.25,
  },
  {
    name: '50 m², winter, cover of 16 hours, walled',
    areaM2: 50,
    depthM: 1.6,
    targetC: 29,
    months: [11, 12, 1, 2, 3],
    coverHours: 16,
    windShare: 0.15,
  },
  {
    name: '72 m², season, no cover, open',
    areaM2: 72,
    depthM: 1.5,
    targetC: 27,
    months: season,
    coverHours: 0,
    windShare: 0.3,
  },
  {
    name: '100 m², 200 m³, season, cover, hedged',
    areaM2: 100,
    depthM: 2,
    targetC: 28,
    months: season,
    coverHours: 12,
    windShare: 0.25,
  },
  {
    name: '120 m², 200 m³, all year, no cover, hedged',
    areaM2: 120,
    depthM: 200 / 120,
    targetC: 27,
    months: allYear,
    coverHours: 0,
    windShare: 0.25,
  },
  {
    name: '8 m² spa pool, all year at 32 °C, cover of 20 hours',
    areaM2: 8,
    depthM: 1,
    targetC: 32,
    months: allYear,
    coverHours: 20,
    windShare: 0.2,
  },
]

interface Hour {
  month: number
  hour: number
  ghi: number
  airC: number
  rhPct: number
  windMs: number
  cloudTenths: number
}

const activityFactor = 0.75
const shade = 0.15
const absorbed = 0.8
const coverPasses = 0.75
const coverResistance = 0.075
const coverLeak = 0.05
const freshPerWeek = 0.03
const mainsC = [12, 12, 13, 14, 16, 18, 20, 20, 19, 16, 14, 12]
const sigma = 5.670374419e-8

/** Saturation pressure over water, Pa (ASHRAE Fundamentals, Hyland and Wexler). */
function hylandWexlerPa(tempC: number): number {
  const t = tempC + 273.15
  return Math.exp(
    -5800.2206 / t +
      1.3914993 -
      0.048640239 * t +
      4.1764768e-5 * t * t -
      1.4452093e-8 * t ** 3 +
      6.5459673 * Math.log(t),
  )
}

function readWeather(): Hour[] {
  const text = readFileSync(new URL('../../../facts/energy/malaga-tmy.csv', import.meta.url), 'utf8')
  const rows = text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',').map(Number))
  const dayGhi = new Map<number, number>()
  rows.forEach((row, index) => {
    const day = Math.floor(index / 24)
    dayGhi.set(day, (dayGhi.get(day) ?? 0) + (row[3] ?? 0))
  })
  return rows.map((row, index) => {
    const [month = 1, , hour = 0, ghi = 0, , , airC = 0, rhPct = 0, windMs = 0] = row
    const day = Math.floor(index / 24)
    const clearness = (dayGhi.get(day) ?? 0) / extraterrestrialWhM2(day + 1)
    return { month, hour, ghi, airC, rhPct, windMs, cloudTenths: 10 * clamp((0.75 - clearness) / 0.55, 0, 1) }
  })
}

/** Daily sun on a level plane outside the air at 36.67° N, Wh/m² (Spencer's declination). */
function extraterrestrialWhM2(dayOfYear: number): number {
  const angle = (2 * Math.PI * (dayOfYear - 1)) / 365
  const declination =
    0.006918 - 0.399912 * Math.cos(angle) + 0.070257 * Math.sin(angle) - 0.006758 * Math.cos(2 * angle)
  const latitude = (36.67 * Math.PI) / 180
  const sunset = Math.acos(-Math.tan(latitude) * Math.tan(declination))
  const daylight =
    Math.cos(latitude) * Math.cos(declination) * Math.sin(sunset) + sunset * Math.sin(latitude) * Math.sin(declination)
  return ((24 * 1367) / Math.PI) * (1 + 0.033 * Math.cos((2 * Math.PI * dayOfYear) / 365)) * daylight
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Clark and Allen's clear sky by dew point in K, Walton's clouds in tenths. */
function skyEmissivityOf(airPa: number, tenths: number): number {
  const ln = Math.log(airPa / 1000)
  // ASHRAE's dew point from vapour pressure in kPa.
  const dewK = 273.15 + 6.54 + 14.526 * ln + 0.7389 * ln * ln + 0.09486 * ln ** 3 + 0.4569 * (airPa / 1000) ** 0.1984
  const clear = 0.787 + 0.764 * Math.log(dewK / 273)
  return clear * (1 + 0.0224 * tenths - 0.0035 * tenths ** 2 + 0.00028 * tenths ** 3)
}

/** ASHRAE's evaporation in its own units, as heat, W/m². */
function ashraeWm2(windMs: number, waterPa: number, airPa: number): number {
  const inHg = (waterPa - airPa) / 3386.389
  const feetPerMinute = windMs * 196.8504
  const btuPerHourFt2 = (95 + 0.425 * feetPerMinute) * Math.max(0, inHg) * activityFactor
  return btuPerHourFt2 * 3.154591
}

/** Heat that leaves bare water (or the top of a cover) to air and sky without evaporation, W/m². */
function dryLossWm2(surfaceC: number, now: Hour, airPa: number, windShare: number): number {
  // Bowen: psychrometric constant 66 Pa/K times the evaporation of one Pa.
  const perPa = ashraeWm2(now.windMs * windShare, airPa + 1, airPa)
  const convection = 66 * perPa * (surfaceC - now.airC)
  const seen = (1 - shade) * skyEmissivityOf(airPa, now.cloudTenths) + shade
  return convection + 0.95 * sigma * ((surfaceC + 273.15) ** 4 - seen * (now.airC + 273.15) ** 4)
}

/** Net loss of the top layer, W/m², the sun already taken off. */
function netLossWm2(waterC: number, now: Hour, coveredShare: number, windShare: number): number {
  const airPa = (hylandWexlerPa(now.airC) * now.rhPct) / 100
  const sun = now.ghi * (1 - shade) * absorbed
  const evaporation = ashraeWm2(now.windMs * windShare, hylandWexlerPa(waterC), airPa)
  const bare = evaporation + dryLossWm2(waterC, now, airPa, windShare) - sun
  if (coveredShare === 0) return bare
  // Temperature of the cover's top at which what comes through its resistance leaves again, by bisection.
  let low = waterC - 40
  let high = waterC + 40
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if ((waterC - middle) / coverResistance > dryLossWm2(middle, now, airPa, windShare)) low = middle
    else high = middle
  }
  const covered = coverLeak * evaporation + (waterC - (low + high) / 2) / coverResistance - sun * coverPasses
  return bare * (1 - coveredShare) + covered * coveredShare
}

/** 1 while the cover lies on the water: `hours` around 02:00. */
function isCovered(hour: number, hours: number): boolean {
  const away = Math.abs(((hour + 0.5 - 2 + 36) % 24) - 12)
  return away <= hours / 2
}

/** Heat that holds the pool in the months asked for, kWh, by month; the first warm-up is given away. */
export function referenceMonthlyHeatKwh(pool: PoolCase, weather: Hour[] = readWeather()): number[] {
  const monthly = new Array<number>(12).fill(0)
  const bodyKwhPerK = pool.areaM2 * pool.depthM * 1.16
  const topShare = 0.3
  const stepsPerHour = 5
  const dt = 1 / stepsPerHour
  const start = weather.length - 45 * 24
  const isHot = (index: number) => pool.months.includes(weather[(index + weather.length) % weather.length]?.month ?? 0)
  let top = isHot(start) ? pool.targetC : (weather[start]?.airC ?? 15)
  let deep = top
  for (let step = -45 * 24; step < weather.length; step++) {
    const index = (step + weather.length) % weather.length
    const now = weather[index]
    if (!now) continue
    const covered = isCovered(now.hour, pool.coverHours) ? 1 : 0
    if (isHot(index) && !isHot(index - 1)) {
      top = Math.max(top, pool.targetC)
      deep = Math.max(deep, pool.targetC)
    }
    const slope = (surface: number, bottom: number): [number, number] => {
      const lossKw = (netLossWm2(surface, now, covered, pool.windShare) * pool.areaM2) / 1000
      const freshKw = ((freshPerWeek * bodyKwhPerK) / 168) * (bottom - (mainsC[now.month - 1] ?? 15))
      // The filter pump turns the water over about every six hours.
      const mixingKw = (bodyKwhPerK / 3) * (surface - bottom)
      return [(-lossKw - mixingKw) / (bodyKwhPerK * topShare), (mixingKw - freshKw) / (bodyKwhPerK * (1 - topShare))]
    }
    for (let part = 0; part < stepsPerHour; part++) {
      const [a1, b1] = slope(top, deep)
      const [a2, b2] = slope(top + (dt / 2) * a1, deep + (dt / 2) * b1)
      const [a3, b3] = slope(top + (dt / 2) * a2, deep + (dt / 2) * b2)
      const [a4, b4] = slope(top + dt * a3, deep + dt * b3)
      top += (dt / 6) * (a1 + 2 * a2 + 2 * a3 + a4)
      deep += (dt / 6) * (b1 + 2 * b2 + 2 * b3 + b4)
      const mean = topShare * top + (1 - topShare) * deep
      if (isHot(index) && mean < pool.targetC - 0.1) {
        const rise = pool.targetC + 0.1 - mean
        top += rise
        deep += rise
        if (step >= 0) monthly[now.month - 1] = (monthly[now.month - 1] ?? 0) + rise * bodyKwhPerK
      }
    }
  }
  return monthly
}

/** What the file beside this one holds: every case with its heat by month, kWh. */
export function referenceTable(): { name: string; monthlyHeatKwh: number[] }[] {
  const weather = readWeather()
  return poolCases.map((pool) => ({
    name: pool.name,
    monthlyHeatKwh: referenceMonthlyHeatKwh(pool, weather).map((kwh) => Math.round(kwh * 10) / 10),
  }))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = new URL('./pool-reference.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify(referenceTable(), null, 2)}\n`)
}
