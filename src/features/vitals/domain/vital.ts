/** Web vitals and what counts as good, as specified (specification section 9; INP after web.dev). */

export const vitalNames = ['LCP', 'CLS', 'INP', 'FID', 'FCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

export const devices = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof devices)[number]

/** Milliseconds, except CLS, which has no unit. */
const limits: Record<VitalName, { good: number; poor: number; largest: number }> = {
  LCP: { good: 2500, poor: 4000, largest: 600_000 },
  CLS: { good: 0.1, poor: 0.25, largest: 100 },
  INP: { good: 200, poor: 500, largest: 600_000 },
  FID: { good: 100, poor: 300, largest: 600_000 },
  FCP: { good: 1800, poor: 3000, largest: 600_000 },
  TTFB: { good: 800, poor: 1800, largest: 600_000 },
}

export const ratings = ['good', 'needs-improvement', 'poor'] as const
export type Rating = (typeof ratings)[number]

/** Up to what a value is good and above what it is poor; milliseconds, except CLS, which has no unit. */
export function vitalLimits(name: VitalName): { good: number; poor: number } {
  const { good, poor } = limits[name]
  return { good, poor }
}

/** Good at or below the first limit, poor above the second. */
export function ratingOf(name: VitalName, value: number): Rating {
  const { good, poor } = limits[name]
  return value <= good ? 'good' : value > poor ? 'poor' : 'needs-improvement'
}

/** False for what no page can have measured. */
export function isPlausible(name: VitalName, value: number): boolean {
  return value >= 0 && value <= limits[name].largest
}
