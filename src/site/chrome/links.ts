import type { Language } from '#src/shared/i18n/language.ts'
import { pathOf, type RouteId } from '#src/site/routes.ts'
import { labelOf } from '#src/site/text/text.ts'

export interface ChromeLink {
  id: RouteId
  path: string
  label: string
}

/** Link to a page that needs no parameter, by its short name. Throws when it has none. */
export function linkTo(id: RouteId, language: Language): ChromeLink {
  const label = labelOf(id, language)
  if (label === undefined) throw new RangeError(`no short name for ${id}`)
  return { id, path: pathOf(id, language), label }
}

/** Links to the pages of a list, in its order. */
export function linksTo(ids: readonly RouteId[], language: Language): ChromeLink[] {
  return ids.map((id) => linkTo(id, language))
}
