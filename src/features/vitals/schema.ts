import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'

/** What browsers measured, without anything that says who: a page, a language, a kind of device, a day. */
export const vital = pgTable(
  'vital',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Day in Spain. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Route id. */
    page: text('page').notNull(),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    device: text('device', { enum: ['phone', 'tablet', 'desktop'] }).notNull(),
    name: text('name', { enum: ['LCP', 'CLS', 'INP', 'FID', 'FCP', 'TTFB'] }).notNull(),
    value: doublePrecision('value').notNull(),
  },
  (t) => [
    check('vital_language', sql`${t.language} in ('en', 'es')`),
    check('vital_device', sql`${t.device} in ('phone', 'tablet', 'desktop')`),
    check('vital_name', sql`${t.name} in ('LCP', 'CLS', 'INP', 'FID', 'FCP', 'TTFB')`),
    // Reports look at the last weeks, retention at the oldest.
    index('vital_day').on(t.day),
  ],
)

/**
 * Visits counted by value, from which percentiles of any weeks are found without reading a visit again: buckets of 5 % (domain/buckets.ts).
 */
export const vitalCount = pgTable(
  'vital_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    page: text('page').notNull(),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    device: text('device', { enum: ['phone', 'tablet', 'desktop'] }).notNull(),
    name: text('name', { enum: ['LCP', 'CLS', 'INP', 'FID', 'FCP', 'TTFB'] }).notNull(),
    bucket: smallint('bucket').notNull(),
    visits: integer('visits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.page, t.language, t.device, t.name, t.bucket] })],
)

/** The same for the whole site, a row a day, metric and bucket: a year of it is read at once. */
export const vitalSiteCount = pgTable(
  'vital_site_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name', { enum: ['LCP', 'CLS', 'INP', 'FID', 'FCP', 'TTFB'] }).notNull(),
    bucket: smallint('bucket').notNull(),
    visits: integer('visits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.name, t.bucket] })],
)
