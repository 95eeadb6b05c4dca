import type { Database } from '#src/shared/db/database.ts'
import type { Service } from '#src/shared/domain/vocabulary.ts'

/** What a listener hears of money that came in. */
export interface PaymentNotice {
  leadId: string
  personId: string
  service: Service
  amountCents: number
  paidAt: Date
}

/** Called in the transaction that records a payment, once for each; what it throws undoes the recording. */
export type PaymentListener = (tx: Database, payment: PaymentNotice) => Promise<void>
