import { type Language, languages } from '#src/shared/i18n/language.ts'
import { postHeads } from '#src/site/blog/posts.ts'
import { contentRoutes } from '#src/site/content/content-data.ts'
import { listedHead } from '#src/site/content/page-words.ts'
import { liveProjects } from '#src/site/projects/projects.ts'
import { published } from '#src/site/published/reading.ts'
import { pathOf, type RouteId, type RouteParams, routeById } from '#src/site/routes.ts'
import type { IndexedPage } from '#src/site/search/page-index.ts'
import { listedLabel, pageKindOf, pagePrice } from '#src/site/search/page-kind.ts'
import { headWordsInCode, labelOf } from '#src/site/text/text.ts'
import type { FeedEntry } from './feed.ts'
import type { LlmsPage } from './llms.ts'
import { ogPicturePath } from './og-path.ts'
import type { OgPage } from './og-picture.ts'
import { type ListedPage, listedPages } from './sitemap.ts'

/** What sitemap, feeds and llms.txt say of every page, read from the registry and the pages' own heads when the site is built. */

export function findablePages(): ListedPage[] {
  const worded = contentRoutes().map(({ id, route, params }) => ({
    route,
    params,
    modified:
      languages
        .map((language) => listedHead(id, language).reviewed)
        .sort()
        .at(-1) ?? '',
  }))
  return [...listedPages(worded), ...postPages(), ...projectPages()]
}

/** Every post that is live in a language, once, with its addresses. */
function postPages(): ListedPage[] {
  const pages = new Map<string, ListedPage>()
  for (const language of languages)
    for (const { id, path, text, published } of postHeads(language)) {
      const before = pages.get(id)
      const modified = [before?.modified ?? '', text.reviewed ?? published].sort().at(-1) ?? ''
      const paths = { ...before?.paths, [language]: path }
      pages.set(id, { route: 'blog.post', params: { slug: text.slug }, modified, paths })
    }
  return [...pages.values()]
}

/** Every finished job that is shown, once. */
function projectPages(): ListedPage[] {
  const pages = new Map<string, ListedPage>()
  for (const language of languages)
    for (const { id, path, post } of liveProjects(language)) {
      const paths = { ...pages.get(id)?.paths, [language]: path }
      const { slug, reviewed = '' } = post.text
      pages.set(id, { route: 'projects.detail', params: { slug }, modified: reviewed, paths })
    }
  return [...pages.values()]
}

function projectsAsHeads(language: Language): PageHead[] {
  return liveProjects(language).map(({ path, post: { text } }) => ({
    route: 'projects.detail',
    params: { slug: text.slug },
    title: text.title,
    description: text.summary,
    heading: text.title,
    label: text.title,
    path,
  }))
}

function postsAsHeads(language: Language): PageHead[] {
  return postHeads(language).map(({ path, text }) => ({
    route: 'blog.post',
    params: { slug: text.slug },
    title: text.title,
    description: text.summary,
    heading: text.title,
    label: text.title,
    path,
  }))
}

export function feedEntries(language: Language): FeedEntry[] {
  const posts = postHeads(language).map(({ path, published, text: { title, summary, reviewed } }) => ({
    title,
    summary,
    path,
    published,
    updated: reviewed ?? published,
  }))
  const pages = contentRoutes().flatMap(({ id, route, params }) => {
    const { published, reviewed, title, description } = listedHead(id, language)
    if (!published) return []
    return [{ title, summary: description, path: pathOf(route, language, params), published, updated: reviewed }]
  })
  return [...posts, ...pages]
}

export function llmsPages(language: Language): LlmsPage[] {
  return heads(language).map(({ title, description, path }) => ({ title, description, path }))
}

/** The picture of every page that may be found. */
export function ogPages(): OgPage[] {
  return languages.flatMap((language) =>
    heads(language).map(({ heading, route, params }) => {
      const { parent } = routeById(route)
      const kicker = parent && parent !== 'home' ? labelOf(parent, language) : undefined
      return { heading, kicker: kicker ?? 'Costa del Sol', language, path: ogPicturePath(route, language, params) }
    }),
  )
}

/** What search and the not-found page offer. */
export function indexedPages(language: Language): IndexedPage[] {
  return heads(language).map(({ route, label, description, path }) => ({
    path,
    language,
    label: listedLabel(route, label, language),
    description,
    kind: pageKindOf(route),
    ...pagePrice(route, published().priceBook, language),
  }))
}

interface PageHead {
  route: RouteId
  params: RouteParams
  title: string
  description: string
  heading: string
  label: string
  path: string
}

function heads(language: Language): PageHead[] {
  const key = (route: string, params: RouteParams) => [route, ...Object.values(params)].join()
  const worded = new Map(contentRoutes().map(({ id, route, params }) => [key(route, params), id]))
  const plain = findablePages().filter(({ route }) => route !== 'blog.post' && route !== 'projects.detail')
  return [...plain.flatMap((page) => headOf(page)), ...postsAsHeads(language), ...projectsAsHeads(language)]

  function headOf({ route, params }: ListedPage): PageHead[] {
    const id = worded.get(key(route, params))
    const own = id ? listedHead(id, language) : undefined
    const words = own ?? headWordsInCode(route, language)
    if (!words) return []
    const path = pathOf(route, language, params)
    const { title, description } = published().headWords(path) ?? words
    return [
      {
        route,
        params,
        title,
        description,
        heading: own?.heading ?? title,
        label: own?.label ?? labelOf(route, language) ?? title,
        path,
      },
    ]
  }
}
