import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Language, languageOfPath } from '#src/shared/i18n/language.ts'
import { builtPosts } from '#src/site/blog/posts.ts'
import { counterpart, pathOf, type RouteMatch, routeOfPath } from '#src/site/routes.ts'
import { canonicalOf } from '#src/site/seo/sitemap.ts'
import { type Tag, tagsOf } from './html-text.ts'

/** The built site as it lies on disk: what every test of this folder reads. Needs a build; starts nothing. */

const dist = join(import.meta.dirname, '../../dist')
const client = join(dist, 'client')

export interface BuiltPage {
  /** '/es/contacto.html', the key of its policy. */
  file: string
  /** '/es/contacto', its address. */
  path: string
  language: Language
  /** The page of the registry; null for the not-found pages. */
  match: RouteMatch | null
  html: string
  /** As parsed with scripting: nothing of what stands in `noscript`. */
  scripted: string
  /** As a browser without scripting has it: the contents of `noscript`, none of the islands, which are not shown then. */
  plain: string
  tags: readonly Tag[]
  isStaff: boolean
  /** Kept out of search results. */
  isHidden: boolean
}

/** Files that the server shows under another address. */
const servedAs: Record<string, string> = {
  '/templates/search-en.html': pathOf('search', 'en'),
  '/templates/search-es.html': pathOf('search', 'es'),
}

function htmlFiles(): string[] {
  if (!existsSync(client)) throw new Error('There is no build: run script/build.ts first')
  return readdirSync(client, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => `/${relative(client, join(entry.parentPath, entry.name))}`)
    .sort()
}

export const pages: readonly BuiltPage[] = htmlFiles().map((file) => {
  const html = readFileSync(join(client, file), 'utf8')
  const path = servedAs[file] ?? (file.replace(/(\/index)?\.html$/, '') || '/')
  const match = routeOfPath(path)
  return {
    file,
    path,
    language: languageOfPath(path),
    match,
    html,
    scripted: html.replace(/<noscript>[\s\S]*?<\/noscript>/g, ''),
    plain: html.replace(/<astro-island[\s\S]*?<\/astro-island>/g, '').replace(/<\/?noscript>/g, ''),
    tags: tagsOf(html),
    isStaff: match?.route.kind === 'staff',
    isHidden: /<meta name="robots" content="noindex"/.test(html),
  }
})

export const listed: readonly BuiltPage[] = pages.filter(({ isHidden }) => !isHidden)

const posts = builtPosts(join(import.meta.dirname, '../../content/blog'))
const byPath = new Map(pages.map((page) => [page.path, page]))
export const pageAt = (path: string): BuiltPage | undefined => byPath.get(path)

/** The address of a page in the other language; a post has a name of its own in each. */
export function counterpartOf(path: string): string | null {
  const match = routeOfPath(path)
  if (match?.route.id !== 'blog.post' && match?.route.id !== 'latest-blogs.post') return counterpart(path)
  const [own, other] = languageOfPath(path) === 'en' ? (['en', 'es'] as const) : (['es', 'en'] as const)
  for (const pair of posts.values())
    if (pair[own]?.slug === match.params.slug)
      return pair[other] ? pathOf('blog.post', other, { slug: pair[other].slug }) : null
  return null
}

/** A post under a second address: it says which one is its own, and nothing needs to lead to it. */
export const isSecondAddress = ({ match }: BuiltPage): boolean =>
  match?.route.kind === 'content-dynamic' && canonicalOf(match.route.id) !== match.route.id

/** What is wrong with any of these pages, each trouble with the page's address before it. An empty list is a pass. */
export function troublesOf(
  of: readonly BuiltPage[],
  check: (page: BuiltPage) => readonly (string | undefined | false)[],
): string[] {
  return of.flatMap((page) => check(page).flatMap((trouble) => (trouble ? `${page.path}: ${trouble}` : [])))
}

/** The public address that the build was made for, without a slash at the end. */
export const publicOrigin: string = new URL(
  /<link rel="canonical" href="([^"]+)"/.exec(listed[0]?.html ?? '')?.[1] ?? 'missing:',
).origin
export const absolute = (path: string): string => `${publicOrigin}${path}`

export const policies: Record<string, string> = JSON.parse(readFileSync(join(dist, 'policies.json'), 'utf8'))

export const builtFilePath = (path: string): string => join(client, path)

export function builtFile(path: string): string {
  return readFileSync(builtFilePath(path), 'utf8')
}

export function isBuiltFile(path: string): boolean {
  return existsSync(join(client, path)) && statSync(join(client, path)).isFile()
}

/** Bytes on the wire: brotli when the build made one. */
export function servedBytes(path: string): number {
  const file = join(client, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

export function stylesheets(): string[] {
  return readdirSync(join(client, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `/assets/${name}`)
}
