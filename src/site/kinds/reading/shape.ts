import { z } from 'zod'
import type { PageWords } from '#src/site/content/page-words.ts'

/** What a kind of page asks of the head of its words beyond what every page has: `shape` in content/<page>/<language>.md, figures in place. */

const line = z.string().trim().min(1)

/** A number and what it counts. */
export const fact = z.strictObject({ n: line, w: line })
export type Fact = z.infer<typeof fact>

/** The shape of a page in the form its kind asks for. Throws, naming the page, when it has another. */
export function shapeOf<Shape>({ id, language, shape }: PageWords, form: z.ZodType<Shape>): Shape {
  const parsed = form.safeParse(shape ?? {})
  if (!parsed.success) throw new Error(`content/${id}/${language}.md, shape: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
