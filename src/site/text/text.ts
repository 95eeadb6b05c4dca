import type { Language } from '#src/shared/i18n/language.ts'
import type { RouteId } from '../routes.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { SiteText } from './types.ts'

const texts: Record<Language, SiteText> = { en, es }

export function siteText(language: Language): SiteText {
  return texts[language]
}

/** What a page is called in navigation and breadcrumbs; undefined for a page nobody has named yet. */
export function labelOf(id: RouteId, language: Language): string | undefined {
  const text = texts[language]
  const page = Object.entries(text.pages).find(([key]) => key === id)
  return page?.[1].label ?? text.labels[id]
}
