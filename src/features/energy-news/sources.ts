import facts from '#facts/energy-news/sources.json' with { type: 'json' }
import type { Language } from '#src/shared/i18n/language.ts'

/** A public feed: where it is, whose site its items must be on, in which language they are. */
export interface NewsSource {
  id: string
  name: string
  url: string
  host: string
  language: Language
}

export const newsSources: readonly NewsSource[] = facts.sources.map(({ language, ...source }) => ({
  ...source,
  language: language === 'en' ? 'en' : 'es',
}))

/** Under which name a source's health is kept, beside those of the prices. */
export const feedNameOf = ({ id }: NewsSource) => `news:${id}`
