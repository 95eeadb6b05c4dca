/** What a page's head and text have to keep to (design/editorial: heads, links and floor of words). */

export const titleMaxCharacters = 60
export const descriptionMinCharacters = 120
export const descriptionMaxCharacters = 155
export const fewestWords = 450
export const fewestRelated = 3

/** Kinds of page that live by their text. Pages whose substance is a tool, a list or the law have no floor of words. */
const kindsWithFloor: readonly string[] = ['service', 'service-city', 'hub', 'location', 'guide', 'article']

export function hasWordFloor(kind: string): boolean {
  return kindsWithFloor.includes(kind)
}
