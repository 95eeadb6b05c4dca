import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A person, or a firm: one row. What they want at one time is a lead. */
export const person = pgTable(
  'person',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email'),
    /** E.164. */
    phone: text('phone'),
    /** Further addresses and numbers, kept when records are merged. */
    otherEmails: jsonb('other_emails').$type<string[]>().notNull().default([]),
    otherPhones: jsonb('other_phones').$type<string[]>().notNull().default([]),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    town: text('town'),
    address: text('address'),
    consentMarketing: boolean('consent_marketing').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** A tombstone: a record that names this id belongs to that person. */
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => person.id),
    /** They asked that their data be kept and not used. */
    restrictedAt: timestamp('restricted_at', { withTimezone: true }),
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  (t) => [
    check('person_language', sql`${t.language} in ('en', 'es')`),
    check('person_not_into_itself', sql`${t.mergedIntoId} <> ${t.id}`),
    // Duplicates are looked for by exact address and number first.
    index('person_email').on(sql`lower(${t.email})`),
    index('person_phone').on(t.phone),
    index('person_merged').on(t.mergedIntoId),
  ],
)
