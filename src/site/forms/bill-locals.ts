import type { ReadBill } from '#src/features/bill-analysis/domain/bill.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What a bill posted without script gives to its page: what was read, or why nothing was. */
export interface BillLocals {
  language: Language
  status: number
  today: string
  read: { bill: ReadBill } | { title: string; detail: string }
}
