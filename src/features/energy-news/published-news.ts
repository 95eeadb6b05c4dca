import { newsBoard } from './contract.ts'
import type { NewsBoard } from './domain/news.ts'

export const newsSubjectName = 'news'

/** The news of a kept value; none for undefined: nothing is made up for a machine that has read nothing. */
export function newsOfValue(value: unknown): NewsBoard {
  return newsBoard.parse(value ?? { items: [], sources: [] })
}
