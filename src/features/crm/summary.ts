import type { User } from '#src/features/auth/public.ts'
import type { MailRow } from '#src/features/outbox/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import type { LeadMail, LeadSummary } from './contract.ts'
import { ownLeadsOnly } from './permissions.ts'
import type { LeadRow } from './repo.ts'

/** The member of staff who looks. */
export type Viewer = Pick<User, 'id' | 'name' | 'role'>

/** A lead as lists show it to a member of staff: amounts only to those who may see them. */
export function summaryOf(row: LeadRow, { role }: Viewer): LeadSummary {
  return {
    id: row.id,
    personId: row.personId,
    reference: row.reference,
    kind: row.kind,
    stage: row.stage,
    name: row.name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    source: row.source,
    town: towns.find((town) => town === row.town) ?? null,
    valueEur: row.valueCents === null || ownLeadsOnly.includes(role) ? null : eurFromCents(row.valueCents),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    service: services.find((service) => service === row.service) ?? null,
    ownerId: row.takenById,
    lostReason: row.lostReason,
    version: row.version,
    answerBy: row.stage === 'new' && row.firstTouchAt === null ? (row.answerBy?.toISOString() ?? null) : null,
    urgency: row.urgency,
    takenBy: row.takenByName,
  }
}

/** A mail as staff see it. */
export const mailView = (row: MailRow): LeadMail => ({
  id: row.id,
  template: row.template,
  to: row.toAddress,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  lastError: row.lastError,
  sentAt: row.sentAt?.toISOString() ?? null,
})
