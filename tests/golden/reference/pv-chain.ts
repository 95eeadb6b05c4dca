import model from '#facts/energy/pv-model.json' with { type: 'json' }
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'

/**
 * A second photovoltaic chain on the same weather, written apart from the kernel's: it imports none of the kernel's code and shares only the
 * weather, the module's published coefficients and the convention of 14 % all-in losses. Step by step it is what pvlib offers: sun by
 * the NOAA equations (Meeus), Perez sky (1990), Fresnel glass with integrated diffuse light, Sandia temperature of an open rack, Huld
 * power. The kernel: sun by Michalsky, Hay-Davies sky, Martin-Ruiz glass, Faiman temperature, Huld power.
 */

const rad = Math.PI / 180
const site = { latDeg: 36.67, lonDeg: -4.49 }

export type Sky = 'perez' | 'hay-davies'

interface Sun {
  zenithDeg: number
  azimuthDeg: number
  extraterrestrial: number
}

/** Sun at the middle of an hour of 2026 (UTC+1): NOAA solar calculator, J. Meeus, Astronomical Algorithms; no refraction. Azimuth from north. */
function sunAt(hour: number): Sun {
  const julianDay = Date.UTC(2026, 0, 1) / 86_400_000 + 2_440_587.5 + (hour + 0.5 - 1) / 24
  const t = (julianDay - 2_451_545) / 36_525
  const meanLongitude = (280.46646 + t * (36_000.76983 + t * 0.0003032)) % 360
  const anomaly = 357.52911 + t * (35_999.05029 - 0.0001537 * t)
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t)
  const centre =
    Math.sin(anomaly * rad) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    Math.sin(2 * anomaly * rad) * (0.019993 - 0.000101 * t) +
    Math.sin(3 * anomaly * rad) * 0.000289
  const apparent = meanLongitude + centre - 0.00569 - 0.00478 * Math.sin((125.04 - 1934.136 * t) * rad)
  const obliquity =
    23 +
    (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 +
    0.00256 * Math.cos((125.04 - 1934.136 * t) * rad)
  const declination = Math.asin(Math.sin(obliquity * rad) * Math.sin(apparent * rad))
  const y = Math.tan((obliquity / 2) * rad) ** 2
  const equationOfTimeMinutes =
    (4 / rad) *
    (y * Math.sin(2 * meanLongitude * rad) -
      2 * eccentricity * Math.sin(anomaly * rad) +
      4 * eccentricity * y * Math.sin(anomaly * rad) * Math.cos(2 * meanLongitude * rad) -
      0.5 * y * y * Math.sin(4 * meanLongitude * rad) -
      1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly * rad))
  const utcMinutes = ((((hour + 0.5 - 1) * 60) % 1440) + 1440) % 1440
  const trueSolarMinutes = utcMinutes + equationOfTimeMinutes + 4 * site.lonDeg
  const hourAngle = (trueSolarMinutes / 4 - 180) * rad
  const lat = site.latDeg * rad
  const cosZenith = Math.sin(lat) * Math.sin(declination) + Math.cos(lat) * Math.cos(declination) * Math.cos(hourAngle)
  const zenith = Math.acos(Math.min(1, Math.max(-1, cosZenith)))
  const azimuth = Math.atan2(
    Math.sin(hourAngle),
    Math.cos(hourAngle) * Math.sin(lat) - Math.tan(declination) * Math.cos(lat),
  )
  const dayAngle = (2 * Math.PI * Math.floor(hour / 24)) / 365
  // J. W. Spencer 1971.
  const distance =
    1.00011 +
    0.034221 * Math.cos(dayAngle) +
    0.00128 * Math.sin(dayAngle) +
    0.000719 * Math.cos(2 * dayAngle) +
    0.000077 * Math.sin(2 * dayAngle)
  return { zenithDeg: zenith / rad, azimuthDeg: azimuth / rad + 180, extraterrestrial: 1367 * distance }
}

/** R. Perez et al., Solar Energy 44 (1990) 271-289, table 1: lower bound of the sky's clearness and F11 … F23. */
const perezBins: readonly (readonly [number, readonly number[]])[] = [
  [1, [-0.008, 0.588, -0.062, -0.06, 0.072, -0.022]],
  [1.065, [0.13, 0.683, -0.151, -0.019, 0.066, -0.029]],
  [1.23, [0.33, 0.487, -0.221, 0.055, -0.064, -0.026]],
  [1.5, [0.568, 0.187, -0.295, 0.109, -0.152, -0.014]],
  [1.95, [0.873, -0.392, -0.362, 0.226, -0.462, 0.001]],
  [2.8, [1.132, -1.237, -0.412, 0.288, -0.823, 0.056]],
  [4.5, [1.06, -1.6, -0.359, 0.264, -1.127, 0.131]],
  [6.2, [0.678, -0.327, -0.25, 0.156, -1.377, 0.251]],
]

interface Diffuse {
  isotropic: number
  circumsolar: number
  horizon: number
}

/** Diffuse light of the sky on a plane, W/m², in three parts. */
function skyOf(kind: Sky, dni: number, dhi: number, sun: Sun, incidenceCos: number, tilt: number): Diffuse {
  const z = sun.zenithDeg * rad
  const facing = Math.max(0, incidenceCos)
  const dome = (1 + Math.cos(tilt)) / 2
  if (kind === 'hay-davies') {
    const a = dni / sun.extraterrestrial
    return {
      isotropic: dhi * (1 - a) * dome,
      circumsolar: (dhi * a * facing) / Math.max(Math.cos(z), 0.01745),
      horizon: 0,
    }
  }
  const cube = 1.041 * z ** 3
  const clearness = ((dhi + dni) / dhi + cube) / (1 + cube)
  // F. Kasten and A. T. Young 1989.
  const airMass = 1 / (Math.cos(z) + 0.50572 * Math.max(0.01, 96.07995 - sun.zenithDeg) ** -1.6364)
  const brightness = (dhi * airMass) / sun.extraterrestrial
  let f = perezBins[0]?.[1] ?? []
  for (const [from, row] of perezBins) if (clearness >= from) f = row
  const [f11 = 0, f12 = 0, f13 = 0, f21 = 0, f22 = 0, f23 = 0] = f
  const f1 = Math.max(0, f11 + f12 * brightness + f13 * z)
  const f2 = f21 + f22 * brightness + f23 * z
  return {
    isotropic: dhi * (1 - f1) * dome,
    circumsolar: (dhi * f1 * facing) / Math.max(Math.cos(85 * rad), Math.cos(z)),
    horizon: dhi * f2 * Math.sin(tilt),
  }
}

/** Share of light that passes 2 mm of glass (n 1.526, K 4 per m) at an angle, over that at right angles: Snell, Fresnel, Bouguer. */
function glass(cosIncidence: number): number {
  if (cosIncidence <= 0) return 0
  const through = (angle: number) => {
    const inside = Math.asin(Math.sin(angle) / 1.526)
    const reflected =
      angle < 1e-6
        ? ((1 - 1.526) / (1 + 1.526)) ** 2
        : 0.5 *
          ((Math.sin(inside - angle) / Math.sin(inside + angle)) ** 2 +
            (Math.tan(inside - angle) / Math.tan(inside + angle)) ** 2)
    return (1 - reflected) * Math.exp((-4 * 0.002) / Math.cos(inside))
  }
  return through(Math.acos(Math.min(1, cosIncidence))) / through(0)
}

/** Mean of `glass` over the part of the sky (or ground) that a plane sees, by numerical integration over the hemisphere. */
function glassOverHemisphere(tilt: number, part: 'sky' | 'ground'): number {
  const steps = 180
  let seen = 0
  let passed = 0
  for (let i = 0; i < steps; i++) {
    const height = ((i + 0.5) / steps) * (Math.PI / 2) * (part === 'sky' ? 1 : -1)
    for (let j = 0; j < 2 * steps; j++) {
      const around = ((j + 0.5) / (2 * steps)) * 2 * Math.PI
      const cos = Math.sin(height) * Math.cos(tilt) + Math.cos(height) * Math.cos(around) * Math.sin(tilt)
      if (cos <= 0) continue
      const weight = cos * Math.cos(height)
      seen += weight
      passed += weight * glass(cos)
    }
  }
  return seen > 0 ? passed / seen : 1
}

/** Power of one kWp at relative effective irradiance and module temperature, kW: T. Huld et al. 2011. */
function huld(g: number, celsius: number): number {
  if (g <= 0) return 0
  const [k1 = 0, k2 = 0, k3 = 0, k4 = 0, k5 = 0, k6 = 0] = model.huld
  const l = Math.log(g)
  const t = celsius - 25
  return Math.max(0, g * (1 + k1 * l + k2 * l ** 2 + k3 * t + k4 * t * l + k5 * t * l ** 2 + k6 * t ** 2))
}

const monthOfDay = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].flatMap((days, month) =>
  new Array<number>(days).fill(month),
)

/** kWh per kWp of each month (UTC+1 calendar) on a plane; azimuth south 0, east -90, west +90. */
export function referenceMonths(
  weather: TypicalYear,
  plane: { tiltDeg: number; azimuthDeg: number },
  sky: Sky,
): number[] {
  const tilt = plane.tiltDeg * rad
  const azimuthNorthDeg = plane.azimuthDeg + 180
  const passesSky = glassOverHemisphere(tilt, 'sky')
  const passesGround = glassOverHemisphere(tilt, 'ground')
  const months = new Array<number>(12).fill(0)
  for (let hour = 0; hour < 8760; hour++) {
    const ghi = weather.ghi[hour] ?? 0
    const dni = weather.dni[hour] ?? 0
    const dhi = weather.dhi[hour] ?? 0
    if (ghi <= 0 || dhi <= 0) continue
    const sun = sunAt(hour)
    const z = sun.zenithDeg * rad
    const cos =
      Math.cos(z) * Math.cos(tilt) + Math.sin(z) * Math.sin(tilt) * Math.cos((sun.azimuthDeg - azimuthNorthDeg) * rad)
    const diffuse = skyOf(sky, dni, dhi, sun, cos, tilt)
    const beam = dni * Math.max(0, cos)
    const ground = (ghi * 0.2 * (1 - Math.cos(tilt))) / 2
    const onPlane = Math.max(0, beam + diffuse.isotropic + diffuse.circumsolar + diffuse.horizon + ground)
    const passed =
      (beam + diffuse.circumsolar) * glass(cos) +
      (diffuse.isotropic + diffuse.horizon) * passesSky +
      ground * passesGround
    const effective = Math.max(0, passed) * (1 + model.spectralGainPct / 100)
    const wind = weather.windMs[hour] ?? 0
    // D. L. King et al. 2004, glass and polymer on an open rack.
    const module = onPlane * Math.exp(-3.56 - 0.075 * wind) + (weather.tempC[hour] ?? 0)
    const month = monthOfDay[Math.floor(hour / 24)] ?? 0
    months[month] = (months[month] ?? 0) + huld(effective / 1000, module) * (1 - model.systemLossPct / 100)
  }
  return months
}
