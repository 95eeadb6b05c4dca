import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { valueList } from '#src/shared/db/value-list.ts'
import { leadStages, lostReasons } from './domain/stages.ts'
import { person } from './people/schema.ts'

/** One line of a conversation with the chat. */
export interface ConversationTurn {
  from: 'visitor' | 'chat'
  text: string
}

export const lead = pgTable(
  'lead',
  {
    /** Made at intake, so that replaying the journal cannot make a second one. */
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    kind: text('kind', { enum: ['quote', 'enquiry'] }).notNull(),
    /** Whose wish it is. A lead begins with a person of its own, of the same id, unless it is known whose it is. */
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    stage: text('stage', { enum: leadStages }).notNull().default('new'),
    /** When it came to its stage. */
    stageSince: timestamp('stage_since', { withTimezone: true }),
    lostReason: text('lost_reason', { enum: lostReasons }),
    name: text('name').notNull(),
    email: text('email'),
    /** E.164. */
    phone: text('phone'),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    /** Path of the form it came from; or how it reached us, when staff typed it in. */
    source: text('source').notNull(),
    /** The partner's code it came with. */
    partnerCode: text('partner_code'),
    /** The page by which the visitor first found us. */
    firstSource: text('first_source'),
    /** The host or campaign they came from, as shared/domain/visit.ts words it. */
    firstReferrer: text('first_referrer'),
    /** True: both are of the visit's first page. False: of the page with the form, nothing more being known. */
    firstIsOfVisit: boolean('first_is_of_visit'),
    town: text('town'),
    location: text('location'),
    service: text('service'),
    message: text('message'),
    /** Balanced option with VAT; null without a quote. */
    valueCents: integer('value_cents'),
    consentMarketing: boolean('consent_marketing').notNull().default(false),
    consentTextVersion: text('consent_text_version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    answerBy: timestamp('answer_by', { withTimezone: true }),
    /** How urgent what they said in the chat is; null for everything that did not come from there. */
    urgency: text('urgency', { enum: ['critical', 'high', 'medium', 'low'] }),
    /** What was said in the chat, in order. */
    conversation: jsonb('conversation').$type<ConversationTurn[]>(),
    /** Who looks after it, first come. */
    takenById: uuid('taken_by_id'),
    takenByName: text('taken_by_name'),
    takenAt: timestamp('taken_at', { withTimezone: true }),
    /** When somebody first got in touch with them; stops the clock. */
    firstTouchAt: timestamp('first_touch_at', { withTimezone: true }),
    /** When those in charge were told that its first answer is late. */
    escalatedAt: timestamp('escalated_at', { withTimezone: true }),
    /** Grows with every change: who edits names the one they saw. */
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    /** Lower-case, unaccented text of what staff search by. */
    searchText: text('search_text').notNull().default(''),
  },
  (t) => [
    check('lead_kind', sql`${t.kind} in ('quote', 'enquiry')`),
    check('lead_urgency', sql`${t.urgency} in ('critical', 'high', 'medium', 'low')`),
    check('lead_stage', sql`${t.stage} in ${valueList(leadStages)}`),
    check('lead_lost_reason', sql`${t.lostReason} in ${valueList(lostReasons)}`),
    // Who comes again is found by address and number, at each new lead.
    index('lead_email').on(sql`lower(${t.email})`),
    index('lead_phone').on(t.phone),
    // A person's page shows their leads.
    index('lead_person').on(t.personId),
    // The list, but for those that wait, is newest first, for all stages, one of them or one owner: read backwards. (`desc()` here would mean nulls last,
    // which no `order by … desc` asks for.) With the id, because leads of one import came at the same instant.
    index('lead_newest').on(t.createdAt, t.id),
    index('lead_stage_newest').on(t.stage, t.createdAt, t.id),
    index('lead_owner_newest').on(t.takenById, t.createdAt, t.id),
    // Whose clock runs: for the list of today, and for the notice that an answer is late.
    index('lead_unanswered')
      .on(t.answerBy)
      .where(sql`${t.stage} = 'new' and ${t.firstTouchAt} is null and ${t.erasedAt} is null`),
  ],
)

/** The timeline of a lead, append-only. */
export const leadEvent = pgTable(
  'lead_event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    kind: text('kind').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  // A lead's page shows its timeline.
  (t) => [
    index('lead_event_lead').on(t.leadId, t.at),
    // Today shows whose quote was opened lately.
    index('lead_event_viewed').on(t.at).where(sql`${t.kind} in ('quote-viewed', 'pdf-opened')`),
  ],
)
