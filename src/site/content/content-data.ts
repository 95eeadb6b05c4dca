import type { RootContent } from 'mdast'
import { isHomeReference } from '#src/features/figures/public.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { isRead } from '#src/site/kinds/kind-of.ts'
import { published } from '#src/site/published/reading.ts'
import {
  isBuilt,
  isPublic,
  type PublicRouteId,
  pathOf,
  type Route,
  type RouteId,
  type RouteKind,
  type RouteParams,
  routeById,
  routeOfPath,
  routes,
} from '#src/site/routes.ts'
import { labelOf } from '#src/site/text/text.ts'
import { builtFigures } from './built-figures.ts'
import { factSource } from './figure-facts.ts'
import { isPriceFigure } from './figure-text.ts'
import { type Section, sectionsOf } from './markdown.ts'
import { listedHead, type PageWords, pageWords, wordedPages } from './page-words.ts'

/** Everything a content page shows, put together when it is made. */

export interface PageLink {
  path: string
  label: string
}

export interface PageSource {
  title: string
  url: string
  /** Of the figure that rests on it. */
  asOf?: string
}

export interface ContentPageData {
  route: PublicRouteId
  params: RouteParams
  kind: Route['kind']
  words: PageWords
  sections: Section[]
  /** The block that stands beside the heading, taken out of the sections. */
  shownFirst: RootContent | null
  related: PageLink[]
  /** Pages below this one. */
  children: PageLink[]
  sources: PageSource[]
  /** When a price of ours is on the page: the day of the price book. */
  priceDate: PlainDate | null
}

export interface ContentRoute {
  id: string
  route: PublicRouteId
  params: RouteParams
}

/** Where each folder of content/ stands: on the route of its name, or on a route of many pages, `partnerships.<kind>`. */
export function contentRoutes(): ContentRoute[] {
  return wordedPages().map((id): ContentRoute => {
    const own = routes.find((route) => route.id === id)
    if (own && isPublic(own.id)) return { id, route: own.id, params: {} }
    const [group, slug] = id.split('.')
    if (group === 'partnerships' && slug) return { id, route: 'partnerships.detail', params: { slug } }
    throw new Error(`content/${id}: no route is called so`)
  })
}

/** Pages whose head words are here and whose body is made of posts. */
const ofPosts: readonly RouteId[] = ['blog', 'latest-blogs']

/** Where the catch-all entry has a page, without the slash before it. */
export function contentPaths(): string[] {
  const own = contentRoutes().filter(({ route }) => !ofPosts.includes(route))
  return own.flatMap(({ route, params }) => languages.map((language) => pathOf(route, language, params).slice(1)))
}

/** What stands at one of those paths; undefined for another. */
export function contentEntry(path: string): { language: Language; page: ContentPageData } | undefined {
  const match = routeOfPath(`/${path}`)
  const at = contentRoutes().find(({ route, params }) => route === match?.route.id && params.slug === match.params.slug)
  return match && at ? { language: match.language, page: contentPage(at, match.language) } : undefined
}

/** Throws on words that do not hold together: a block, a link, a source, a figure that does not exist. */
export function contentPage({ id, route, params }: ContentRoute, language: Language): ContentPageData {
  const words = pageWords(id, language)
  const { kind } = routeById(route)
  return {
    route,
    params,
    kind,
    words,
    ...arranged(sectionsOf(words.body, language), kind, route),
    related: words.related.map((other) => linkTo(other, language)),
    children: childrenOf(route, language),
    sources: sourcesOf(words, language),
    priceDate:
      words.figures.some(isPriceFigure) || /::(price-list|worked-example)/.test(words.body)
        ? published().priceBook.asOf
        : null,
  }
}

/** Kinds whose text is read from top to bottom; the others are looked up section by section. */
export function isReading(kind: RouteKind): boolean {
  return ['guide', 'article', 'legal', 'content'].includes(kind)
}

const besideHeading = ['drawing', 'town-numbers', 'map']

/**
 * What stands beside the heading: help in an emergency, else the first picture or table of numbers of the page, taken out of its section, else a
 * map for a page about a town. In a text to be read everything stays where it is.
 */
function arranged(
  sections: Section[],
  kind: RouteKind,
  route: RouteId,
): Pick<ContentPageData, 'sections' | 'shownFirst'> {
  if (isReading(kind) || isRead(route)) return { sections, shownFirst: null }
  const blocks = sections.flatMap(({ nodes }) => nodes).filter((node) => node.type === 'leafDirective')
  const first =
    blocks.find(({ name }) => name === 'emergency-card') ?? blocks.find(({ name }) => besideHeading.includes(name))
  if (!first) return { sections, shownFirst: mapFor(route) }
  const left = sections.map((section) => ({ ...section, nodes: section.nodes.filter((node) => node !== first) }))
  return { sections: left.filter(({ nodes }) => nodes.length > 0), shownFirst: first }
}

function mapFor(route: RouteId): RootContent | null {
  const town = towns.find((name) => route.split('.').includes(name))
  return town ? { type: 'leafDirective', name: 'map', attributes: { town }, children: [] } : null
}

function linkTo(id: string, language: Language): PageLink {
  const route = routes.find((one) => one.id === id)
  if (!route || !isBuilt(route.id)) throw new Error(`${id} is no page of ours`)
  const worded = wordedPages().includes(route.id)
  const label = worded ? listedHead(route.id, language).label : labelOf(route.id, language)
  if (label === undefined) throw new Error(`${id} has no label`)
  return { path: pathOf(route.id, language), label }
}

function childrenOf(page: RouteId, language: Language): PageLink[] {
  if (page === 'home') return []
  // Until staff publish posts, the blog's own list is that of the articles.
  const parent: RouteId = page === 'blog' || page === 'latest-blogs' ? 'articles' : page
  if (parent === 'partnerships')
    return contentRoutes()
      .filter(({ route }) => route === 'partnerships.detail')
      .map(({ id, params }) => ({
        path: pathOf('partnerships.detail', language, params),
        label: listedHead(id, language).label,
      }))
  // The index of services lists the towns of each service too.
  const parents =
    parent === 'services' ? [parent, ...routes.flatMap((one) => (one.parent === parent ? one.id : []))] : [parent]
  return routes
    .filter((route) => route.parent && parents.includes(route.parent) && isBuilt(route.id) && !route.en.includes('{'))
    .map((route) => linkTo(route.id, language))
}

/** A page whose kind shows figures of its own, their sources among the page's. */
export function withFigureSources(
  page: ContentPageData,
  figures: readonly string[],
  language: Language,
): ContentPageData {
  const { words } = page
  return { ...page, sources: sourcesOf({ ...words, figures: [...words.figures, ...figures] }, language) }
}

/** The source of what a page takes from a worked home. */
const ownModel = 'guides-model'

function sourcesOf(words: PageWords, language: Language): PageSource[] {
  const dates = new Map<string, string>()
  for (const name of words.figures) {
    const row = builtFigures().row(name)
    if (row) dates.set(row.source, row.asOf)
  }
  const model = words.figures.some(isHomeReference) ? [ownModel] : []
  const keys = [...new Set([...words.sources, ...dates.keys(), ...model])]
  return keys.map((key) => {
    const { title, url } = factSource(key)
    const asOf = dates.get(key)
    return { title: typeof title === 'string' ? title : title[language], url, ...(asOf ? { asOf } : {}) }
  })
}
