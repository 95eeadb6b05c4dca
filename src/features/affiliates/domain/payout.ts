import type { Cents } from '#src/shared/domain/money.ts'
import type { PartnerTaxKind, TaxRule } from './rules.ts'
import { type PaidOut, paidOut } from './tax.ts'

/** What of a partner can be paid in a run, and why not. */

export const holdReasons = ['iban-missing', 'tax-data-missing', 'same-iban', 'paused'] as const
export type HoldReason = (typeof holdReasons)[number]

export interface HeldBack {
  affiliateId: string
  /** Commission that waits, cents. */
  amountCents: Cents
  because: HoldReason | 'below-minimum'
}

export interface PayableItem {
  commissionId: string
  /** Below zero: recovers what was clawed back after it had been paid. */
  amountCents: Cents
}

export interface PayablePartner {
  affiliateId: string
  items: readonly PayableItem[]
  taxKind: PartnerTaxKind | null
  hasTaxNumber: boolean
  hasIban: boolean
  /** Another partner has the same account. */
  sharesIban: boolean
  isPaused: boolean
}

export type PartnerPayout = { pay: PaidOut; taxKind: PartnerTaxKind } | { held: HeldBack } | undefined

/**
 * Decides one partner's payout: nothing without commission; held while bank or tax details are missing, while an account is shared with another
 * partner or the partner is paused; carried over below the minimum, which the commission is measured by, before taxes. A balance below zero waits
 * until later commissions have filled it up.
 */
export function partnerPayout(
  partner: PayablePartner,
  rules: { minimumPayoutCents: Cents; tax: Record<PartnerTaxKind, TaxRule> },
): PartnerPayout {
  if (partner.items.length === 0) return undefined
  const amountCents = partner.items.reduce((sum, item) => sum + item.amountCents, 0)
  const held = (because: HeldBack['because']) => ({ held: { affiliateId: partner.affiliateId, amountCents, because } })
  if (amountCents < rules.minimumPayoutCents || amountCents <= 0) return held('below-minimum')
  if (partner.isPaused) return held('paused')
  if (!partner.hasIban) return held('iban-missing')
  if (partner.taxKind === null || !partner.hasTaxNumber) return held('tax-data-missing')
  if (partner.sharesIban) return held('same-iban')
  return { pay: paidOut(amountCents, rules.tax[partner.taxKind]), taxKind: partner.taxKind }
}
