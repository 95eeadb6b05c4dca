import { towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import type { RouteId } from '#src/site/routes.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { labelsEn } from './labels.en.ts'
import { labelsEs } from './labels.es.ts'
import type { SiteText } from './types.ts'

const texts: Record<Language, SiteText> = { en, es }
const labels: Record<Language, Partial<Record<RouteId, string>>> = { en: labelsEn, es: labelsEs }

export function siteText(language: Language): SiteText {
  return texts[language]
}

/** Title and description of a page whose words stand in code; undefined for pages of content/. */
export function headWordsInCode(id: RouteId | 'not-found', language: Language) {
  const { pages, notFound } = texts[language]
  if (id === 'not-found') return notFound
  return Object.entries(pages).find(([key]) => key === id)?.[1]
}

/** What a page is called in navigation and breadcrumbs: its short name, else its town; undefined for a page without either. */
export function labelOf(id: RouteId, language: Language): string | undefined {
  const town = towns.find((name) => id.endsWith(`.${name}`))
  return labels[language][id] ?? (town && townNames[town])
}
