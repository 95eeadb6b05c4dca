import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { type IndexedPage, type PageIndex, pageIndex } from '#src/site/search/page-index.ts'
import { searchText } from '#src/site/search/text.ts'
import { encodingFor } from './negotiation.ts'

/**
 * The two pages that depend on what was asked and need no more than a list of links: the not-found page with the closest pages, and the search page.
 * Both are built static with a slot, so that answering a robot's wrong guess does not wake the page renderer.
 */

const slot = '<template data-slot="pages"></template>'
const indexShape = z.array(
  z.object({ path: z.string(), language: z.enum(languages), label: z.string(), description: z.string() }),
)
const names = {
  notFound: { en: '/404.html', es: '/es/404.html' },
  search: { en: '/templates/search-en.html', es: '/templates/search-es.html' },
} as const

interface Template {
  html: string
  policy: string
}

export interface PageFinder {
  notFound(path: string, language: Language, req: IncomingMessage, res: ServerResponse): void
  search(query: string, language: Language, req: IncomingMessage, res: ServerResponse): void
}

/** Reads `folder`, the built site, once: a build that replaces it meanwhile changes nothing here. Throws when it is not whole. */
export function createPageFinder(
  folder: string,
  policies: Record<string, string>,
  headers: readonly (readonly [string, string])[],
): PageFinder {
  const listed = indexShape.parse(JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')))
  let index: PageIndex | undefined
  const pages = () => {
    index ??= pageIndex(listed)
    return index
  }
  const read = (name: string): Template => {
    const policy = policies[name]
    if (!policy) throw new Error(`${name} has no content-security policy: the build is not finished`)
    return { html: readFileSync(join(folder, name), 'utf8'), policy }
  }
  const notFoundPage = { en: read(names.notFound.en), es: read(names.notFound.es) }
  const searchPage = { en: read(names.search.en), es: read(names.search.es) }

  function send(template: Template, status: number, list: string, req: IncomingMessage, res: ServerResponse): void {
    const html = template.html.replace(slot, () => list)
    const zipped = encodingFor(req.headers, ['gzip', 'identity']) === 'gzip'
    const body = zipped ? gzipSync(html) : Buffer.from(html)
    res.writeHead(status, {
      ...Object.fromEntries(headers),
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'content-security-policy': template.policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding',
      ...(zipped ? { 'content-encoding': 'gzip' } : {}),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
  }

  return {
    notFound(path, language, req, res) {
      const near = pages().closest(path, language)
      send(notFoundPage[language], 404, near.length > 0 ? listOf(near, searchText(language).closest) : '', req, res)
    },
    search(query, language, req, res) {
      const text = searchText(language)
      const found = query.trim() === '' ? [] : pages().find(query, language)
      const list =
        found.length > 0 ? listOf(found, text.found) : query.trim() === '' ? '' : `<p role="status">${text.nothing}</p>`
      send(searchPage[language], 200, list, req, res)
    },
  }
}

function listOf(pages: readonly IndexedPage[], heading: string): string {
  const rows = pages.map(
    ({ path, label, description }) =>
      `<li><a href="${escaped(path)}"><b>${escaped(label)}</b></a><br><span class="mut sm">${escaped(description)}</span></li>`,
  )
  return `<h2 class="h4">${escaped(heading)}</h2><ul class="found">${rows.join('')}</ul>`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
