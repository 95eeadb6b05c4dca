import type { Language } from '#src/shared/i18n/language.ts'
import { isBuilt, pathOf, type RouteId } from '../routes.ts'
import { labelOf } from '../text/text.ts'

export interface ChromeLink {
  id: RouteId
  path: string
  label: string
}

/** Links to the pages of a list that exist and have a name, in its order. */
export function linksTo(ids: readonly RouteId[], language: Language): ChromeLink[] {
  return ids.filter(isBuilt).flatMap((id) => {
    const label = labelOf(id, language)
    return label === undefined ? [] : [{ id, path: pathOf(id, language), label }]
  })
}

/** The specified navigation, with contact last. */
export const mainNavigation: readonly RouteId[] = [
  'services',
  'articles',
  'tool.solar',
  'guide.battery-storage',
  'about',
  'projects',
  'contact',
]
export const footerPages: readonly RouteId[] = ['home', 'quote', 'about', 'projects', 'contact']
export const legalPages: readonly RouteId[] = [
  'legal-notice',
  'privacy-policy',
  'cookie-policy',
  'terms-of-service',
  'accessibility',
]
