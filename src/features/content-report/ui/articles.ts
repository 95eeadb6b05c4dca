import type { PagesResponse } from '#src/features/content-report/contract.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { type ListedText, textsOf } from './page-list.ts'

/** An article with its texts, and the feeds that carry it. */
export interface Article {
  id: string
  texts: Partial<Record<Language, ListedText>>
  inFeeds: Language[]
}

/** Pages of the kind, and whatever else has a day of publication; the newest first, those without a day last. */
export function articlesOf(report: PagesResponse): Article[] {
  const texts = textsOf(report).filter(({ kind, published }) => kind === 'article' || published !== null)
  const articles = [...Map.groupBy(texts, ({ id }) => id)].map(([id, group]): Article => {
    const own: Article['texts'] = {}
    for (const text of group) own[text.language] = text
    const inFeeds = languages.filter((language) =>
      report.feeds[language].entries.some(({ path }) => path === own[language]?.path),
    )
    return { id, texts: own, inFeeds }
  })
  return articles.sort((a, b) => newest(b).localeCompare(newest(a)) || a.id.localeCompare(b.id))
}

/** The later day of publication of its languages; empty when it has none. */
function newest({ texts }: Article): string {
  const days = languages.map((language) => texts[language]?.published ?? '')
  return days.sort().at(-1) ?? ''
}
