import type { Building } from '#src/energy/building/building.ts'
import type { ReferenceWeather } from './room-sun.ts'

/**
 * Ground under a slab by EN ISO 13370:2017, monthly: Φ = Hg·(θi,a - θe,a) - Hpi·(θi,a - θi,m) + Hpe·(θe,a - θe,m), and from it the temperature
 * below the floor that gives this flow through its U-value. Sand or gravel: 2.0 W/mK, periodic depth 3.2 m; the outdoor month lags by one.
 */
const soil = { wPerMK: 2, depthM: 3.2 }
const wallThicknessM = 0.3
const surfaceR = 0.17 + 0.04

const monthHours = [744, 672, 744, 720, 744, 720, 744, 744, 720, 744, 720, 744]

function outdoorMonthsC({ tempC }: ReferenceWeather): number[] {
  let from = 0
  return monthHours.map((hours) => {
    const sum = tempC.slice(from, from + hours).reduce((total, value) => total + value, 0)
    from += hours
    return sum / hours
  })
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Temperature below the floor of each month, °C, for rooms of these monthly means. */
export function groundMonthsC(home: Building, roomMonthsC: readonly number[], weather: ReferenceWeather): number[] {
  const { groundM2, groundPerimeterM, uGroundWm2K } = home
  const thicknessM = wallThicknessM + soil.wPerMK * surfaceR
  const ratio = soil.depthM / thicknessM
  const innerWK = ((groundM2 * soil.wPerMK) / thicknessM) * Math.sqrt(2 / ((1 + ratio) ** 2 + 1))
  const outerWK = 0.37 * groundPerimeterM * soil.wPerMK * Math.log(ratio + 1)
  const steadyWK = groundM2 * uGroundWm2K
  const outdoor = outdoorMonthsC(weather)
  const roomC = mean(roomMonthsC)
  const yearC = mean(outdoor)
  return roomMonthsC.map((nowC, month) => {
    const lastMonthC = outdoor[(month + 11) % 12] ?? yearC
    const flowW = steadyWK * (roomC - yearC) - innerWK * (roomC - nowC) + outerWK * (yearC - lastMonthC)
    return nowC - flowW / steadyWK
  })
}
