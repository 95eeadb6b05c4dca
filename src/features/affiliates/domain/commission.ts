import { type Cents, roundHalfUpCents } from '#src/shared/domain/money.ts'
import { epochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Service } from '#src/shared/domain/vocabulary.ts'
import { type JobKind, type Rate, type RuleSet, type TierId, tierIds } from './rules.ts'

/** What a job earns its partner. */
export interface Commission {
  kind: JobKind
  tier: TierId
  /** By the rate and the cap, before the tier's bonus. */
  baseCents: Cents
  bonusCents: Cents
  amountCents: Cents
}

/**
 * Commission of a job: the rate of its kind at the contract's value, at most the cap, plus the tier's bonus on that; each rounded once, half up.
 * `contractCents` is what the customer paid, VAT included. Throws a RangeError unless it is a positive whole number of cents.
 */
export function commissionOf(rules: RuleSet, service: Service, contractCents: Cents, tier: TierId): Commission {
  if (!Number.isSafeInteger(contractCents) || contractCents <= 0)
    throw new RangeError(`not the value of a contract: ${contractCents}`)
  const kind = rules.kindOf[service]
  const baseCents = Math.min(rules.capCents, rateAt(rules.rates[kind], contractCents))
  const bonusCents = roundHalfUpCents((baseCents * rules.tiers[tier].bonusPercent) / 100)
  return { kind, tier, baseCents, bonusCents, amountCents: baseCents + bonusCents }
}

/** Linear between the two contract values, flat outside them. */
function rateAt({ leastCents, mostCents, fromContractCents, toContractCents }: Rate, contractCents: Cents): Cents {
  if (leastCents === mostCents || contractCents <= fromContractCents) return leastCents
  if (contractCents >= toContractCents) return mostCents
  const share = (contractCents - fromContractCents) / (toContractCents - fromContractCents)
  return roundHalfUpCents(leastCents + share * (mostCents - leastCents))
}

/** Least and most that a job of a kind earns at a tier, cents, bonus included. */
export function rangeOf(rules: RuleSet, kind: JobKind, tier: TierId): { leastCents: Cents; mostCents: Cents } {
  const { leastCents, mostCents } = rules.rates[kind]
  const withBonus = (cents: Cents) => {
    const base = Math.min(rules.capCents, cents)
    return base + roundHalfUpCents((base * rules.tiers[tier].bonusPercent) / 100)
  }
  return { leastCents: withBonus(leastCents), mostCents: withBonus(mostCents) }
}

/** The tier of so many completed jobs in the window. */
export function tierOf(rules: RuleSet, jobs: number): TierId {
  return tierIds.findLast((tier) => jobs >= rules.tiers[tier].fromJobs) ?? 'bronze'
}

/** How many of these days lie in the window that ends with `day`, itself included: the jobs that the tier of that day counts. */
export function jobsInWindow(rules: RuleSet, paidOn: readonly PlainDate[], day: PlainDate): number {
  const from = monthsBefore(day, rules.tierWindowMonths)
  return paidOn.filter((one) => one > from && one <= day).length
}

/** The same day so many months before; the month's last day where there is none. */
export function monthsBefore(day: PlainDate, months: number): PlainDate {
  epochDay(day)
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(dayOfMonth, last)))
    .toISOString()
    .slice(0, 10)
}

/** Jobs of each kind in a month. */
export type MonthOfJobs = Readonly<Record<JobKind, number>>

/** What a month of jobs brings: the tier that twelve such months make, and least and most of the month, cents. */
export function simulate(
  rules: RuleSet,
  jobs: MonthOfJobs,
): { tier: TierId; leastCents: Cents; mostCents: Cents; jobsInMonth: number } {
  const jobsInMonth = Object.values(jobs).reduce((sum, n) => sum + n, 0)
  const tier = tierOf(rules, jobsInMonth * rules.tierWindowMonths)
  let [leastCents, mostCents] = [0, 0]
  for (const [kind, n] of Object.entries(jobs) as [JobKind, number][]) {
    const range = rangeOf(rules, kind, tier)
    leastCents += n * range.leastCents
    mostCents += n * range.mostCents
  }
  return { tier, leastCents, mostCents, jobsInMonth }
}
