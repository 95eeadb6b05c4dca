import type { Language } from '#src/shared/i18n/language.ts'
import type { RouteId, RouteParams } from '#src/site/routes.ts'

/** Where the picture that social networks show of a page lies; script/build.ts draws it. */
export function ogPicturePath(route: RouteId, language: Language, params: RouteParams = {}): string {
  const name = [route, ...Object.values(params)].join('.')
  return `/og/${language}/${name}.png`
}
