/** Of the earth as a sphere, km. */
const earthRadiusKm = 6371

interface Place {
  latDeg: number
  lonDeg: number
}

/** Straight line over the ground between two places, km (haversine formula). */
export function distanceKm(a: Place, b: Place): number {
  const rad = (deg: number) => (deg * Math.PI) / 180
  const half = (deg: number) => Math.sin(rad(deg) / 2) ** 2
  const chord =
    half(b.latDeg - a.latDeg) + Math.cos(rad(a.latDeg)) * Math.cos(rad(b.latDeg)) * half(b.lonDeg - a.lonDeg)
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord))
}
