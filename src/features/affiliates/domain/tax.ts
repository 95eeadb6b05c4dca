import { type Cents, roundHalfUpCents } from '#src/shared/domain/money.ts'
import type { TaxRule } from './rules.ts'

/** What a commission comes to on the partner's bank account. */
export interface PaidOut {
  commissionCents: Cents
  /** VAT on the partner's invoice. */
  vatCents: Cents
  /** Income tax that we keep back and pay to the tax office in the partner's name. */
  withheldCents: Cents
  transferCents: Cents
}

/** Commission plus VAT minus income tax withheld, each tax rounded once on the sum, half up. */
export function paidOut(commissionCents: Cents, { vatPercent, withholdingPercent }: TaxRule): PaidOut {
  const vatCents = roundHalfUpCents((commissionCents * vatPercent) / 100)
  const withheldCents = roundHalfUpCents((commissionCents * withholdingPercent) / 100)
  return { commissionCents, vatCents, withheldCents, transferCents: commissionCents + vatCents - withheldCents }
}
