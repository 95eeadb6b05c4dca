import { z } from 'zod'
import { type Dated, newsTags } from '#src/features/energy-news/domain/news.ts'

const line = z.string().trim().min(1)

/** What changed by law, as the page tells it: its day, or its month where the day is not what counts; who says so, and what it means at home. */
export const newsShape = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        day: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/),
        tags: z.array(z.enum(newsTags)).min(1),
        by: line,
        /** Key of facts/sources, whose address the heading leads to. */
        source: line,
        heading: line,
        home: line,
      }),
    )
    .min(1),
})

export type Change = Dated & z.infer<typeof newsShape>['changes'][number]

/** The changes that are over, newest first, and those to come, soonest first. A month is to come until it is over. */
export function changesOn({ changes }: z.infer<typeof newsShape>, today: string): { past: Change[]; ahead: Change[] } {
  const end = ({ day }: { day: string }) => (day.length === 7 ? `${day}-31` : day)
  const sorted = changes
    .map((change, at) => ({ ...change, id: `change-${at + 1}` }))
    .sort((a, b) => (end(a) < end(b) ? -1 : end(a) > end(b) ? 1 : 0))
  return {
    past: sorted.filter((change) => end(change) <= today).reverse(),
    ahead: sorted.filter((change) => end(change) > today),
  }
}
