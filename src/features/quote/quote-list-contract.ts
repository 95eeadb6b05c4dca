import { z } from 'zod'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { text } from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { quoteStates } from './domain/answers/quote-state.ts'

/** GET /api/quotes/list: the quotes made, for staff. */

export const quoteListQuery = z.object({
  reference: text(40).optional().describe('Part of a reference.'),
  state: z.enum(quoteStates).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

export const listedQuote = z.object({
  id: z.uuid(),
  reference: z.string(),
  /** Null for a test quote. */
  leadId: z.uuid().nullable(),
  /** Empty for a test quote and after erasure. */
  name: z.string(),
  language: z.enum(languages),
  createdAt: z.iso.datetime({ offset: true }),
  validUntil: z.iso.date(),
  state: z.enum(quoteStates),
  town: z.enum(towns).nullable(),
  /** Balanced option, EUR with VAT; null when the stored quote does not say. */
  valueEur: z.number().nullable(),
  /** Live page in the quote's language, and the document in each; they open for at least an hour from now. */
  url: z.url(),
  pdfUrls: z.record(z.enum(languages), z.url()),
})
export type ListedQuote = z.infer<typeof listedQuote>

export const quoteList = z.object({
  items: z.array(listedQuote),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** How many of each state the reference finds, whatever state was asked for. */
  counts: z.record(z.enum(quoteStates), z.int()),
})
export type QuoteList = z.infer<typeof quoteList>
