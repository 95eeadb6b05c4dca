const radPerDeg = Math.PI / 180

export interface SunPlace {
  /** Height above the horizon, degrees. */
  heightDeg: number
  /** Bearing from south, degrees; west is positive. */
  bearingDeg: number
}

/**
 * Where the sun stands at a solar time: `hourAngleDeg` is 15 for each hour after noon. Spherical astronomy, without refraction:
 * sin h = sin φ sin δ + cos φ cos δ cos H; the bearing from the components towards south and west.
 */
export function sunPlace(latDeg: number, declinationDeg: number, hourAngleDeg: number): SunPlace {
  const lat = latDeg * radPerDeg
  const dec = declinationDeg * radPerDeg
  const hour = hourAngleDeg * radPerDeg
  const up = Math.sin(lat) * Math.sin(dec) + Math.cos(lat) * Math.cos(dec) * Math.cos(hour)
  const south = Math.sin(lat) * Math.cos(dec) * Math.cos(hour) - Math.cos(lat) * Math.sin(dec)
  const west = Math.cos(dec) * Math.sin(hour)
  return { heightDeg: Math.asin(up) / radPerDeg, bearingDeg: Math.atan2(west, south) / radPerDeg }
}

/** Hour angle of sunset, degrees, where the sun sets: cos H = -tan φ tan δ. */
export function sunsetHourAngleDeg(latDeg: number, declinationDeg: number): number {
  return Math.acos(-Math.tan(latDeg * radPerDeg) * Math.tan(declinationDeg * radPerDeg)) / radPerDeg
}
