/** Addresses of posts: made of the title, kept for ever. An old one leads on to the newest. */

export const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const mostSlugCharacters = 80

/** 'Qué dan 6,6 kWp en diciembre' as que-dan-6-6-kwp-en-diciembre; '' when nothing is left of it. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostSlugCharacters)
    .replace(/^-|-$/g, '')
}

/** The addresses that a text has had before this one, newest first, each once. A name that comes back is no former one. */
export function formerSlugs(
  before: { slug: string; formerSlugs: readonly string[] } | undefined,
  slug: string,
): string[] {
  if (!before) return []
  return [...new Set([before.slug, ...before.formerSlugs])].filter((one) => one !== slug)
}

/** `base`, or with the first number that nobody has: -2, -3. */
export function freeSlug(base: string, isTaken: (slug: string) => boolean): string {
  let slug = base
  for (let n = 2; isTaken(slug); n++) slug = `${base.slice(0, mostSlugCharacters - 4)}-${n}`
  return slug
}
