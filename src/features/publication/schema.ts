import { customType, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What is decided outside the code and shown on pages, append-only: the newest version of a subject counts, and none is version 0, the project's files. */
export const publication = pgTable(
  'publication',
  {
    /** `prices`, `switch:on-call`, `content:<page>/<language>`. */
    subject: text('subject').notNull(),
    version: integer('version').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    publishedBy: text('published_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.version] })],
)

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * The pages of the newest versions, made by the process that published them, so that the others need not make them again. In parts, so that nobody holds
 * all of them in memory.
 */
export const publishedPages = pgTable(
  'published_pages',
  {
    build: text('build').notNull(),
    /** From 0. */
    part: integer('part').notNull(),
    /** Which versions they show (domain/versions.ts). */
    versions: text('versions').notNull(),
    bytes: bytea('bytes').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.build, t.part] })],
)
