import programme from '#facts/affiliates/programme.json' with { type: 'json' }
import figures from '#facts/figures/affiliate.json' with { type: 'json' }
import { type Cents, centsFromEur } from '#src/shared/domain/money.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Service } from '#src/shared/domain/vocabulary.ts'

/** The conditions of the programme as dated data. A set holds from its day until the next one's; what was earned under one stays under it. */

export const jobKinds = ['solar', 'heat-pump', 'air-conditioning', 'electrical', 'emergency'] as const
export type JobKind = (typeof jobKinds)[number]
export const tierIds = ['bronze', 'silver', 'gold'] as const
export type TierId = (typeof tierIds)[number]
export const partnerTaxKinds = ['company', 'self-employed', 'private-person'] as const
export type PartnerTaxKind = (typeof partnerTaxKinds)[number]

/** From `leastCents` at a contract of `fromContractCents` to `mostCents` at one of `toContractCents`, linear between; a fixed sum has both the same. */
export interface Rate {
  leastCents: Cents
  mostCents: Cents
  fromContractCents: Cents
  toContractCents: Cents
}

export interface Tier {
  /** Completed jobs in the window from which the tier holds. */
  fromJobs: number
  bonusPercent: number
}

export interface TaxRule {
  vatPercent: number
  withholdingPercent: number
}

export interface RuleSet {
  validFrom: PlainDate
  rates: Record<JobKind, Rate>
  /** The kind of commission that each service of ours counts as. */
  kindOf: Record<Service, JobKind>
  tiers: Record<TierId, Tier>
  tierWindowMonths: number
  /** Most that one referral earns before the tier's bonus. */
  capCents: Cents
  protectionDays: number
  /** Below it a balance waits for the next payout. */
  minimumPayoutCents: Cents
  tax: Record<PartnerTaxKind, TaxRule>
}

const fixed = (eur: number): Rate => ({
  leastCents: centsFromEur(eur),
  mostCents: centsFromEur(eur),
  fromContractCents: 0,
  toContractCents: 0,
})
const ranged = (leastEur: number, mostEur: number, contractEur: { from: number; to: number }): Rate => ({
  leastCents: centsFromEur(leastEur),
  mostCents: centsFromEur(mostEur),
  fromContractCents: centsFromEur(contractEur.from),
  toContractCents: centsFromEur(contractEur.to),
})

const { contractRangeEur, tierJobs } = programme
const kindOf: Record<Service, string> = programme.kindOf

/** The set in the project's own files: the owner's specification, and what is assumed until the owner decides (facts/affiliates). */
export const builtInRules: RuleSet = {
  validFrom: programme.validFrom,
  rates: {
    solar: ranged(figures['affiliate.solar-low'].value, figures['affiliate.solar-high'].value, contractRangeEur.solar),
    'heat-pump': ranged(
      figures['affiliate.heat-pump-low'].value,
      figures['affiliate.heat-pump-high'].value,
      contractRangeEur['heat-pump'],
    ),
    'air-conditioning': ranged(
      figures['affiliate.air-conditioning-low'].value,
      figures['affiliate.air-conditioning-high'].value,
      contractRangeEur['air-conditioning'],
    ),
    electrical: fixed(figures['affiliate.electrical'].value),
    emergency: fixed(figures['affiliate.emergency'].value),
  },
  kindOf: Object.fromEntries(
    Object.entries(kindOf).map(([service, kind]) => [service, jobKinds.find((one) => one === kind) ?? 'electrical']),
  ) as Record<Service, JobKind>,
  tiers: {
    bronze: { fromJobs: 0, bonusPercent: 0 },
    silver: { fromJobs: tierJobs.silver, bonusPercent: figures['affiliate.silver'].value },
    gold: { fromJobs: tierJobs.gold, bonusPercent: figures['affiliate.gold'].value },
  },
  tierWindowMonths: programme.tierWindowMonths,
  capCents: centsFromEur(figures['affiliate.most'].value),
  protectionDays: figures['affiliate.protection'].value,
  minimumPayoutCents: centsFromEur(figures['affiliate.minimum'].value),
  tax: programme.tax,
}

export const payoutDay: number = figures['affiliate.payout-day'].value
export const decisionHours: number = programme.decisionHours
export const reviewWorkingDays: number = programme.reviewWorkingDays

/** The set in force on a day: the newest that had begun. A day before the first set takes the first. Throws a RangeError without any set. */
export function rulesOn(sets: readonly RuleSet[], date: PlainDate): RuleSet {
  const sorted = [...sets].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
  const found = sorted.findLast((set) => set.validFrom <= date) ?? sorted[0]
  if (!found) throw new RangeError('no rules')
  return found
}

export type RuleFault = 'retroactive' | 'duplicate-day' | 'least-above-most' | 'contract-range' | 'tier-order'

/**
 * What is wrong with a list of sets that is to take another's place on `today`, the day in Spain. Sets that have begun stand as they are, and a new
 * one begins tomorrow at the earliest: nothing earned or under way changes. Empty when all is well.
 */
export function ruleFaults(before: readonly RuleSet[], after: readonly RuleSet[], today: PlainDate): RuleFault[] {
  const begun = (sets: readonly RuleSet[]) =>
    sets
      .filter((set) => set.validFrom <= today)
      .map((set) => canonical(set))
      .sort()
  const faults = new Set<RuleFault>()
  if (JSON.stringify(begun(before)) !== JSON.stringify(begun(after))) faults.add('retroactive')
  if (new Set(after.map((set) => set.validFrom)).size !== after.length) faults.add('duplicate-day')
  for (const set of after) {
    for (const rate of Object.values(set.rates)) {
      if (rate.leastCents > rate.mostCents) faults.add('least-above-most')
      const isRange = rate.leastCents !== rate.mostCents
      if (isRange && rate.fromContractCents >= rate.toContractCents) faults.add('contract-range')
    }
    const { bronze, silver, gold } = set.tiers
    const rises = bronze.fromJobs < silver.fromJobs && silver.fromJobs < gold.fromJobs
    if (bronze.fromJobs !== 0 || !rises) faults.add('tier-order')
  }
  return [...faults]
}

/** The sets with one more; it takes the place of the one that begins on the same day. Whether it may is `ruleFaults`'. */
export function withRules(sets: readonly RuleSet[], set: RuleSet): RuleSet[] {
  return [...withoutRules(sets, set.validFrom), set].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
}

/** The sets without the one that begins on a day. */
export function withoutRules(sets: readonly RuleSet[], validFrom: PlainDate): RuleSet[] {
  return sets.filter((set) => set.validFrom !== validFrom)
}

/** The same text for the same rules, whatever the order of their keys. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const rows = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${rows.map(([key, one]) => `${key}:${canonical(one)}`).join(',')}}`
}
