import type { Language } from '#src/shared/i18n/language.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'

/** What the composition of a kind gets. */
export interface KindProps {
  page: ContentPageData
  language: Language
}
