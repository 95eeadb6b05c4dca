import type { ContentReport, ReportedPage } from '#src/features/content-report/contract.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { type ContentPageData, type ContentRoute, contentPage, contentRoutes } from '#src/site/content/content-data.ts'
import { factSource } from '#src/site/content/figure-facts.ts'
import { wordCount } from '#src/site/content/word-count.ts'
import { pathOf, routeById } from '#src/site/routes.ts'
import { headWordsInCode } from '#src/site/text/text.ts'
import { feedPath } from './feed.ts'
import { feedEntries, findablePages } from './listing.ts'

/** The report that staff read, from the same words, registry and feeds as the pages themselves. Throws as the build of the pages does. */
export function makeContentReport(builtOn: PlainDate): ContentReport {
  const pages = languages.flatMap((language) => [...worded(language), ...inCode(language)])
  const rows = [...new Set(pages.flatMap((page) => page.figures))].flatMap((name) => {
    const row = builtFigures().row(name)
    return row ? [{ name, row }] : []
  })
  const figures = Object.fromEntries(rows.map(({ name, row: { asOf, source } }) => [name, { asOf, source }]))
  const keys = [...new Set([...pages.flatMap((page) => page.sources), ...rows.map(({ row }) => row.source)])]
  return {
    builtOn,
    pages,
    figures,
    sources: Object.fromEntries(keys.map((key) => [key, sourceOf(key)])),
    feeds: { en: feedOf('en'), es: feedOf('es') },
  }
}

function worded(language: Language): ReportedPage[] {
  const texts = contentRoutes().map((at) => ({ at, page: contentPage(at, language) }))
  const leadingTo = linksTo(texts, language)
  return texts.map(({ at: { id }, page: { route, params, kind, words, sections } }) => {
    const path = pathOf(route, language, params)
    return {
      id,
      kind,
      language,
      path,
      file: `content/${id}/${language}.md`,
      title: words.title,
      description: words.description,
      words: wordCount(sections),
      reviewed: words.reviewed,
      published: words.published ?? null,
      figures: words.figures,
      sources: words.sources,
      related: words.related,
      linkedFrom: leadingTo.get(path) ?? 0,
    }
  })
}

/** How many other content pages lead to a path: by a link in the text, as a page to go to next, or as a page below theirs. */
function linksTo(texts: readonly { at: ContentRoute; page: ContentPageData }[], language: Language) {
  const pathOfId = new Map(texts.map(({ at }) => [at.id, pathOf(at.route, language, at.params)]))
  const counts = new Map<string, number>()
  for (const { at, page } of texts) {
    const inText = [...page.words.body.matchAll(/\]\(route:([a-z0-9.-]+)/gi)].map(([, id = '']) => pathOfId.get(id))
    const targets = new Set([...inText, ...[...page.related, ...page.children].map(({ path }) => path)])
    targets.delete(pathOfId.get(at.id))
    for (const path of targets) if (path !== undefined) counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  return counts
}

/** Pages that may be found and whose words stand in code. */
function inCode(language: Language): ReportedPage[] {
  const inContent = new Set<string>(contentRoutes().map(({ route }) => route))
  return findablePages().flatMap(({ route, params }) => {
    const words = inContent.has(route) ? undefined : headWordsInCode(route, language)
    if (!words) return []
    return {
      id: route,
      kind: routeById(route).kind,
      language,
      path: pathOf(route, language, params),
      file: null,
      title: words.title,
      description: words.description,
      words: null,
      reviewed: null,
      published: null,
      figures: [],
      sources: [],
      related: [],
      linkedFrom: 0,
    }
  })
}

function sourceOf(key: string): ContentReport['sources'][string] {
  const { title, url } = factSource(key)
  return { title: typeof title === 'string' ? { en: title, es: title } : title, url }
}

function feedOf(language: Language): ContentReport['feeds'][Language] {
  const entries = feedEntries(language)
    .map(({ title, path, published, updated }) => ({ title, path, published, updated }))
    .sort((a, b) => b.published.localeCompare(a.published) || a.path.localeCompare(b.path))
  return { path: feedPath[language], entries }
}
