import envelope from '#facts/energy/building-envelope.json' with { type: 'json' }
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'

/**
 * A floor on the ground by EN ISO 13370:2017: the soil under a home is warmed by the home itself. In summer it takes far less heat than
 * soil at the temperature of an open field would.
 */
const { soilWmK, depthM, wallThicknessM, insideM2KW, outsideM2KW, roomMeanC, roomAmplitudeK, lagDays } = envelope.ground
/** Walls and surfaces as metres of soil: dt of a bare slab. */
const equivalentM = wallThicknessM + soilWmK * (insideM2KW + outsideM2KW)

/**
 * U-value of a bare slab with its soil, W/m²K: 2λ/(π·B' + dt)·ln(π·B'/dt + 1), B' = area over half of the edge that meets the open
 * air (EN ISO 13370, 7.1). 0 without a floor on the ground or where no edge meets the air.
 */
export function slabUWm2K(areaM2: number, perimeterM: number): number {
  if (!(areaM2 > 0 && perimeterM > 0)) return 0
  const wide = (Math.PI * areaM2) / (perimeterM / 2)
  if (equivalentM >= wide / Math.PI) return soilWmK / ((0.457 * wide) / Math.PI + equivalentM)
  return ((2 * soilWmK) / (wide + equivalentM)) * Math.log(wide / equivalentM + 1)
}

/** A floor on the ground as the heat balance sees it. */
export interface GroundFloor {
  groundM2: number
  groundPerimeterM: number
  uGroundWm2K: number
}

/** First harmonic of the outdoor temperature, °C and K. */
function outdoorWave({ tempC }: TypicalYear): { mean: number; cosine: number; sine: number } {
  let mean = 0
  let cosine = 0
  let sine = 0
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const angle = (2 * Math.PI * hour) / hoursPerYear
    const temp = tempC[hour] ?? 0
    mean += temp / hoursPerYear
    cosine += (2 * temp * Math.cos(angle)) / hoursPerYear
    sine += (2 * temp * Math.sin(angle)) / hoursPerYear
  }
  return { mean, cosine, sine }
}

/**
 * Temperature below a floor that makes its U-value carry the flow of EN ISO 13370 (annex on sinusoidal months), °C an hour:
 * q = U·(θi - θe) + hpi·(θi(t) - θi) - hpe·(θe(t - 1 month) - θe), rooms between 18 and 25 °C in step with the year (facts: ground).
 * Throws a RangeError without a floor on the ground.
 */
export function groundTemperature(
  { groundM2, groundPerimeterM, uGroundWm2K }: GroundFloor,
  weather: TypicalYear,
): Float64Array {
  if (!(groundM2 > 0 && uGroundWm2K > 0)) throw new RangeError('no floor on the ground')
  const ratio = depthM / equivalentM
  const innerWm2K = (soilWmK / equivalentM) * Math.sqrt(2 / ((1 + ratio) ** 2 + 1))
  const outerWm2K = (0.37 * groundPerimeterM * soilWmK * Math.log(ratio + 1)) / groundM2
  const { mean, cosine, sine } = outdoorWave(weather)
  const amplitudeK = Math.hypot(cosine, sine)
  const waveK = (hour: number) => {
    const angle = (2 * Math.PI * hour) / hoursPerYear
    return cosine * Math.cos(angle) + sine * Math.sin(angle)
  }
  return Float64Array.from({ length: hoursPerYear }, (_, hour) => {
    const roomWaveK = amplitudeK > 0 ? (roomAmplitudeK * waveK(hour)) / amplitudeK : 0
    const flowWm2 = uGroundWm2K * (roomMeanC - mean) + innerWm2K * roomWaveK - outerWm2K * waveK(hour - lagDays * 24)
    return roomMeanC + roomWaveK - flowWm2 / uGroundWm2K
  })
}
