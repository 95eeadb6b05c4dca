import facts from '#facts/local/towns.json' with { type: 'json' }
import { sunHeightDeg } from '#src/energy/sun-pv/sun-height.ts'

/** The sun over the coast on a day, on the clock of Spain: what a crew on a roof plans by. */
export interface SunArc {
  riseMinute: number
  setMinute: number
  /** When it stands highest, and how high. */
  noonMinute: number
  noonDeg: number
  /** Every five minutes from rise to set. */
  points: { minute: number; deg: number }[]
}

const { latDeg, lonDeg } = facts.towns.marbella
const stepMinutes = 5
/** The upper edge is seen when the middle is this far below the horizon: half the disc and the air's refraction (Astronomical Almanac). */
const atHorizonDeg = -0.833

/** `offsetMinutes`: of Spain's clock before UTC on that day, while the sun is up. */
export function sunArc(day: string, offsetMinutes: number): SunArc {
  const midnight = Date.parse(`${day}T00:00:00Z`) - offsetMinutes * 60_000
  const points: SunArc['points'] = []
  for (let minute = 0; minute < 1440; minute += stepMinutes) {
    const deg = sunHeightDeg(midnight + minute * 60_000, { latDeg, lonDeg })
    if (deg >= atHorizonDeg) points.push({ minute, deg })
  }
  const noon = points.reduce((best, one) => (one.deg > best.deg ? one : best))
  return {
    riseMinute: points[0]?.minute ?? noon.minute,
    setMinute: points.at(-1)?.minute ?? noon.minute,
    noonMinute: noon.minute,
    noonDeg: noon.deg,
    points,
  }
}
