import { targetsOf } from '#src/features/content/domain/redirects.ts'
import type { PostKind } from '#src/features/content/format/post.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type PublicRouteId, pathOf } from '#src/site/routes.ts'
import type { Published } from './published.ts'

/** Addresses that are no page's any more. */

const routesOf: Record<PostKind, readonly PublicRouteId[]> = {
  post: ['blog.post', 'latest-blogs.post'],
  project: ['projects.detail'],
  'case-study': ['projects.detail'],
  offer: [],
}

/** Where each former address leads: what staff have said, and every name that a piece had before. Always a page, in one step. */
export function movedAddresses(state: Published): Map<string, string> {
  const renamed = new Map<string, string>()
  for (const [key, { state: is, kind, text, formerSlugs }] of Object.entries(state.posts)) {
    if (is !== 'live') continue
    const language: Language = key.endsWith('/es') ? 'es' : 'en'
    const [first] = routesOf[kind]
    for (const slug of formerSlugs)
      for (const route of routesOf[kind])
        if (first) renamed.set(pathOf(route, language, { slug }), pathOf(first, language, { slug: text.slug }))
  }
  const moved = new Map(renamed)
  for (const [from, to] of targetsOf(state.redirects)) moved.set(from, renamed.get(to) ?? to)
  return moved
}
