import type { Auth } from '#src/features/auth/public.ts'
import type { LeadWriter } from '#src/features/crm/public.ts'
import type { NewMail } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { BusinessCard } from '#src/shared/domain/business-card.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { PartnerAccess } from './partners/access.ts'
import type { Partners } from './partners/service.ts'
import type { Payouts } from './payouts/service.ts'
import type { CardDocument, StatementDocument } from './pdf/document.ts'
import type { RuleBook } from './rules/service.ts'

/** The programme as the API needs it. */
export interface Affiliates {
  db: () => Database
  auth: Auth
  partners: Partners
  access: PartnerAccess
  payouts: Payouts
  rules: RuleBook
  writeLeads: LeadWriter
  /** When staff answer a new lead at the latest. */
  answerBy: (now: Date) => Date
  /** The end of so many working days. */
  answerByWorkingDays: (now: Date, workingDays: number) => Date
  notify: (mail: NewMail) => Promise<void>
  renderStatement: (document: StatementDocument, language: Language) => Promise<Buffer>
  renderCard: (document: CardDocument) => Promise<Buffer>
  business: BusinessCard
  publicUrl: string
  trustProxy: number
  log: Log
}
