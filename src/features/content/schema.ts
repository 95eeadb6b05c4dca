import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { valueList } from '#src/shared/db/value-list.ts'
import { languages } from '#src/shared/i18n/language.ts'
import type { Pair } from './format/alignment.ts'
import { type PostText, postKinds } from './format/post.ts'

/** A post, project, case study or offer. What visitors see of it is in the publication store; here is what is written. */
export const contentPost = pgTable(
  'content_post',
  {
    /** A UUID, or the folder's name for a post of the project's own files. */
    id: text('id').primaryKey(),
    kind: text('kind').notNull().$type<(typeof postKinds)[number]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    createdBy: text('created_by').notNull(),
  },
  (t) => [check('content_post_kind', sql`${t.kind} in ${valueList(postKinds)}`)],
)

/** Every text that was ever saved, append-only. */
export const contentVersion = pgTable(
  'content_version',
  {
    postId: text('post_id')
      .notNull()
      .references(() => contentPost.id),
    language: text('language').notNull().$type<(typeof languages)[number]>(),
    version: integer('version').notNull(),
    text: jsonb('text').notNull().$type<PostText>(),
    /** What each block was written against, in the other language. */
    pairs: jsonb('pairs').notNull().$type<Pair[]>(),
    /** The version that this one brings back. */
    restored: integer('restored'),
    writtenBy: text('written_by').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.language, t.version] }),
    check('content_version_language', sql`${t.language} in ${valueList(languages)}`),
  ],
)

/** When a text is to be published. */
export const contentPlan = pgTable(
  'content_plan',
  {
    postId: text('post_id')
      .notNull()
      .references(() => contentPost.id),
    language: text('language').notNull().$type<(typeof languages)[number]>(),
    version: integer('version').notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
    plannedBy: text('planned_by').notNull(),
    triedAt: timestamp('tried_at', { withTimezone: true }),
    /** Why the last try did not publish it. */
    failure: text('failure'),
  },
  (t) => [primaryKey({ columns: [t.postId, t.language] })],
)

/** Somebody was asked to look at a text before it is shown; the last ask of a language counts. */
export const contentApproval = pgTable(
  'content_approval',
  {
    postId: text('post_id')
      .notNull()
      .references(() => contentPost.id),
    language: text('language').notNull().$type<(typeof languages)[number]>(),
    version: integer('version').notNull(),
    askedBy: text('asked_by').notNull(),
    askedById: uuid('asked_by_id'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null while it waits. */
    answer: text('answer', { enum: ['approved', 'returned'] }),
    answeredBy: text('answered_by'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** What is to be done, when it was given back. */
    note: text('note'),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.language] }),
    check('content_approval_answer', sql`${t.answer} in ('approved', 'returned')`),
  ],
)

export interface MediaFile {
  name: string
  type: 'avif' | 'webp' | 'jpeg'
  width: number
  height: number
}

/** A picture of the media library. */
export const contentMedia = pgTable('content_media', {
  id: uuid('id').primaryKey(),
  files: jsonb('files').notNull().$type<MediaFile[]>(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  altEn: text('alt_en').notNull().default(''),
  altEs: text('alt_es').notNull().default(''),
  /** What must stay in sight when the picture is cut, as parts of its width and height. */
  focalX: real('focal_x').notNull().default(0.5),
  focalY: real('focal_y').notNull().default(0.5),
  addedBy: text('added_by').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
})

/** How often an address that is no page was asked for on a day: one that leads on (moved), or to nothing (missing). */
export const contentAsked = pgTable(
  'content_asked',
  {
    path: text('path').notNull(),
    kind: text('kind', { enum: ['moved', 'missing'] }).notNull(),
    /** A day in Spain. */
    day: date('day', { mode: 'string' }).notNull(),
    times: integer('times').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.path, t.kind, t.day] }),
    check('content_asked_kind', sql`${t.kind} in ('moved', 'missing')`),
  ],
)
