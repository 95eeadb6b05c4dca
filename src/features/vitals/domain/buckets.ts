import type { VitalName } from './vital.ts'

/** Values counted in steps of 5 %: a percentile found from the counts is within 2.5 % of the true one. */

const step = Math.log(1.05)
/** The least that is told apart: a millisecond, and a thousandth of CLS. */
const unit = (name: VitalName) => (name === 'CLS' ? 0.001 : 1)

/** 0 for what is too small to count, then one for each step. */
export function bucketOf(name: VitalName, value: number): number {
  const units = value / unit(name)
  return units < 1 ? 0 : 1 + Math.floor(Math.log(units) / step + 1e-9)
}

/** The middle of a bucket. */
export function middleOf(name: VitalName, bucket: number): number {
  return bucket === 0 ? 0 : Math.exp((bucket - 0.5) * step) * unit(name)
}

export interface BucketCount {
  bucket: number
  visits: number
}

/** The value that three of four visits kept to or bettered, from counts in the order of their buckets; undefined without a visit. */
export function p75Of(name: VitalName, counts: readonly BucketCount[]): number | undefined {
  const total = counts.reduce((sum, { visits }) => sum + visits, 0)
  let seen = 0
  for (const { bucket, visits } of counts) {
    seen += visits
    if (seen >= total * 0.75) return middleOf(name, bucket)
  }
  return undefined
}

/** With fewer visits a percentile says little. */
export const fewestVisits = 75
