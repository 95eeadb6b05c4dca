import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What crews do and when: consultations, visits that staff put there, leave. That no crew is in two places at once is the database's to decide: an
 * exclusion constraint on crew and time (migrations, `booking_no_overlap`).
 */
export const booking = pgTable(
  'booking',
  {
    /** Also inside the signed link. */
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['consultation', 'visit', 'leave'] }).notNull(),
    state: text('state', { enum: ['booked', 'cancelled'] })
      .notNull()
      .default('booked'),
    reference: text('reference').notNull().unique(),
    /** Null for leave. The lead is crm's; no foreign key across features, both are written in one transaction. */
    leadId: uuid('lead_id'),
    crewId: text('crew_id').notNull(),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    topic: text('topic'),
    mode: text('mode', { enum: ['visit', 'video'] }),
    /** Null for what needs no driving. */
    town: text('town'),
    address: text('address').notNull().default(''),
    note: text('note').notNull().default(''),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    /** IANA name, as the visitor's browser told it. */
    visitorTimeZone: text('visitor_time_zone'),
    /** SHA-256 of the link's token; null when the link opens nothing any more. */
    tokenHash: text('token_hash'),
    /** Of the Idempotency-Key, with what it came with. */
    keyHash: text('key_hash').unique(),
    bodyHash: text('body_hash'),
    /** Counts changes, for calendars. */
    sequence: integer('sequence').notNull().default(0),
    /** The change that the customer knows of: by mail, by their own hand or by telephone. Null while nobody has told them anything. */
    toldSequence: integer('told_sequence'),
    /** When the crew said that it is on its way. */
    onWayAt: timestamp('on_way_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('booking_kind', sql`${t.kind} in ('consultation', 'visit', 'leave')`),
    check('booking_state', sql`${t.state} in ('booked', 'cancelled')`),
    check('booking_mode', sql`${t.mode} in ('visit', 'video')`),
    check('booking_order', sql`${t.startAt} < ${t.endAt}`),
    // Slots and the calendar look at some days.
    index('booking_start').on(t.startAt),
    // A lead's page and erasure.
    index('booking_lead').on(t.leadId),
  ],
)

/** Mails about appointments that are due at a time: at once, or a reminder the evening before. Queued by a job, once. */
export const bookingMail = pgTable(
  'booking_mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => booking.id),
    kind: text('kind', { enum: ['confirmed', 'moved', 'cancelled', 'reminder', 'staff'] }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }),
  },
  // The job asks for what is due and not queued.
  (t) => [index('booking_mail_due').on(t.dueAt).where(sql`${t.queuedAt} is null`)],
)

/** Times kept for a few minutes while somebody fills in the form. Nothing personal: who holds one is a random word of their browser, of which the hash is here. */
export const slotHold = pgTable(
  'slot_hold',
  {
    holderHash: text('holder_hash').primaryKey(),
    crewId: text('crew_id').notNull(),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    /** Null for what needs no driving. */
    town: text('town'),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (t) => [check('slot_hold_order', sql`${t.startAt} < ${t.endAt}`)],
)

/**
 * Times that staff have offered to a customer and that nobody else is sold until they run out. That no crew is offered twice at once is an exclusion
 * constraint too (migrations, `slot_offer_no_overlap`): what has run out is removed before another is written.
 */
export const slotOffer = pgTable(
  'slot_offer',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The lead is crm's; no foreign key across features. */
    leadId: uuid('lead_id').notNull(),
    crewId: text('crew_id').notNull(),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    town: text('town').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
    byName: text('by_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('slot_offer_order', sql`${t.startAt} < ${t.endAt}`),
    // A lead's page and erasure.
    index('slot_offer_lead').on(t.leadId),
  ],
)
