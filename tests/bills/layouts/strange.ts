import type { Layout } from './layout.ts'
import { amountFirst, capitals, cards, points, transposed } from './strange-tables.ts'
import { catalan, euroFirst, glued, leaders, prose, shortDates, twice } from './strange-words.ts'

/** A second hand's ways of laying out, written without a look at the reader and scored before anything was mended for them. */
export const strangeLayouts: readonly Layout[] = [
  transposed,
  shortDates,
  prose,
  catalan,
  glued,
  twice,
  points,
  amountFirst,
  leaders,
  cards,
  capitals,
  euroFirst,
]
