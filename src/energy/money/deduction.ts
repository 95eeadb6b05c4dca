import { type Cents, centsFromEur, roundHalfUpCents } from '#src/shared/domain/money.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'

/** A dated rule of aid and where it was read. */
export interface AidRule {
  /** verified or single-source; anything else never gets into the facts. */
  mark: string
  asOf: string
  source: { title: string; url: string }
}

/** A share of what is paid, on no more than a yearly base, for works finished and paid within dates. */
export interface Deduction extends AidRule {
  ratePercent: number
  maxBaseEur: number
  completeFrom: PlainDate
  completeBy: PlainDate
  /** Ids, worded where they are shown. */
  conditions: readonly string[]
}

export type AidStatus = 'verified' | 'single-source'

/** Whether works finished and paid on `completionDate` fall within a deduction's dates. */
export function isOpen(rule: Pick<Deduction, 'completeFrom' | 'completeBy'>, completionDate: PlainDate): boolean {
  return completionDate >= rule.completeFrom && completionDate <= rule.completeBy
}

/** rate · min(price, base), half up, cents. */
export function deductionCents(rule: Pick<Deduction, 'ratePercent' | 'maxBaseEur'>, priceCents: Cents): Cents {
  return roundHalfUpCents((Math.min(priceCents, centsFromEur(rule.maxBaseEur)) * rule.ratePercent) / 100)
}

export function statusOf({ mark }: Pick<AidRule, 'mark'>): AidStatus {
  return mark === 'verified' ? 'verified' : 'single-source'
}
