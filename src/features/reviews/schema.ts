import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { valueList } from '#src/shared/db/value-list.ts'
import type { Service, Town } from '#src/shared/domain/vocabulary.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { declineReasons, reviewKinds, reviewStates } from './domain/review.ts'

/** A paid job's customer may write a review: once soon after, once more after a year. */
export const reviewInvitation = pgTable(
  'review_invitation',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The lead is crm's; no foreign key across features. */
    leadId: uuid('lead_id').notNull(),
    kind: text('kind', { enum: reviewKinds }).notNull(),
    service: text('service').$type<Service>(),
    /** When its mail goes out. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** The link takes no review after this. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the mail was queued; null with no address to send it to, or before it is due. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('review_invitation_kind', sql`${t.kind} in ${valueList(reviewKinds)}`),
    unique('review_invitation_once').on(t.leadId, t.kind),
    index('review_invitation_due').on(t.dueAt),
  ],
)

/** What a customer wrote. A rule of the database lets nobody change the words; they only go, with the person. */
export const review = pgTable(
  'review',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => reviewInvitation.id),
    state: text('state', { enum: reviewStates }).notNull().default('waiting'),
    stars: integer('stars').notNull(),
    words: text('words').notNull(),
    /** As the writer wants to be called; empty for no name. */
    name: text('name').notNull().default(''),
    town: text('town').$type<Town>(),
    language: text('language', { enum: languages }).notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    decidedBy: text('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    declined: text('declined', { enum: declineReasons }),
    reply: text('reply'),
    repliedBy: text('replied_by'),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
  },
  (t) => [
    check('review_state', sql`${t.state} in ${valueList(reviewStates)}`),
    check('review_declined', sql`${t.declined} in ${valueList(declineReasons)}`),
    check('review_stars', sql`${t.stars} between 1 and 5`),
    index('review_by_invitation').on(t.invitationId),
  ],
)
