import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What was read of a day, hour by hour; the history from which months are compared. */
export const energyDay = pgTable(
  'energy_day',
  {
    date: date('date', { mode: 'string' }).notNull(),
    /** `apidatos` and `esios` are the regulated price by its source, EUR/MWh; `surplus` what a sold kWh earns; `mix` MWh by kind of plant. */
    series: text('series', { enum: ['apidatos', 'esios', 'surplus', 'mix'] }).notNull(),
    values: jsonb('values').$type<unknown>().notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.series, t.date] }),
    check('energy_day_series', sql`${t.series} in ('apidatos', 'esios', 'surplus', 'mix')`),
  ],
)

/** How each outside source is: of the prices, and of the news. */
export const feedSource = pgTable('feed_source', {
  name: text('name').primaryKey(),
  triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
  lastGoodAt: timestamp('last_good_at', { withTimezone: true }),
  failingSince: timestamp('failing_since', { withTimezone: true }),
  /** Our own code for what was wrong; never a stranger's words. */
  problem: text('problem'),
})

/** Who wants the best hours by mail; counted only once confirmed. */
export const energyAlert = pgTable(
  'energy_alert',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    /** The text that was agreed to. */
    consentTextVersion: text('consent_text_version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The last day whose hours were sent. */
    lastDay: date('last_day', { mode: 'string' }),
  },
  (t) => [
    check('energy_alert_language', sql`${t.language} in ('en', 'es')`),
    index('energy_alert_email').on(sql`lower(${t.email})`),
  ],
)
