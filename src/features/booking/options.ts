import type { LeadWriter } from '#src/features/crm/public.ts'
import type { Intake } from '#src/features/intake/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { ConsultationBooked, ConsultationWished } from './contract.ts'
import type { Diary } from './domain/rules.ts'
import type { BookingLinks } from './links.ts'

/** What booking is made of and asked with. */
export interface BookingOptions {
  /** Throws the problem `database_unavailable` while it is away. */
  db: () => Database
  intake: () => Pick<Intake, 'submit' | 'answered'>
  links: BookingLinks
  writeLeads: LeadWriter
  diary: () => Diary
  answerBy: (now: Date) => Date
  /** The lead of a saved quote behind its token; null for a token that opens none. */
  leadOfQuote: (token: string) => Promise<string | null>
  now: () => Date
}

export interface BookingAbout {
  scope: string
  key?: string | undefined
  earlierKey?: string | undefined
  source: string
  phoneE164: string | null
}

export type BookingAnswer = { status: 201; body: ConsultationBooked } | { status: 202; body: ConsultationWished }
