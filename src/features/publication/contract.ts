import { z } from 'zod'

const subject = z.string().min(1).max(120)
const instant = z.iso.datetime({ offset: true })

export const publishRequest = z.object({
  subject: subject.describe('prices, switch:on-call, content:<page>/<language>'),
  value: z.unknown().describe('As the subject has it: a price book without version, {isOn}, {text}.'),
  basedOnVersion: z.number().int().min(0).describe('The version that the change started from; 0 is the built one.'),
})

export const previewRequest = publishRequest.omit({ basedOnVersion: true })

export const shownSubject = z.object({
  subject: z.string(),
  version: z.number().int(),
  publishedAt: instant,
  publishedBy: z.string(),
  pages: z
    .number()
    .int()
    .nullable()
    .describe('How many pages this version changed; null when unknown to this process.'),
  shownSince: instant.nullable().describe('Since when they are served by this process.'),
})
export const shownSubjects = z.object({ items: z.array(shownSubject) })

export const changedPages = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      sentences: z.array(z.object({ old: z.string(), new: z.string() })),
    }),
  ),
})
