import { z } from 'zod'
import { type NewsBoard, newsTags } from './domain/news.ts'

/** Words on one line: what no title holds is refused here, before the database refuses it. */
const heading = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u)
const item = z.object({
  id: z.string().max(40),
  source: z.string(),
  url: z.url({ protocol: /^https$/ }),
  title: z.string().min(1).max(220),
  language: z.enum(['en', 'es']),
  day: z.iso.date(),
  tags: z.array(z.enum(newsTags)),
  headings: z.object({ en: heading.optional(), es: heading.optional() }),
})
const instant = z.iso.datetime({ offset: true }).nullable()

/** The news among what is published; version 0 is none at all. */
export const newsBoard: z.ZodType<NewsBoard> = z.object({
  items: z.array(item).max(200),
  sources: z.array(
    z.object({
      source: z.string(),
      name: z.string(),
      lastGoodAt: instant,
      failingSince: instant,
      problem: z.string().nullable(),
    }),
  ),
})

/** PATCH /api/admin/news/{id}: null takes a heading away. */
export const newsChange = z.object({
  isHidden: z.boolean().optional(),
  headingEn: heading.nullable().optional(),
  headingEs: heading.nullable().optional(),
  tags: z.array(z.enum(newsTags)).max(newsTags.length).optional(),
})

export type NewsChange = z.infer<typeof newsChange>

export const staffNewsItem = item.extend({ isHidden: z.boolean() })
export type StaffNewsItem = z.infer<typeof staffNewsItem>
export const staffNews = z.object({ items: z.array(staffNewsItem) })
