import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { type PageIndex, pageIndex, pageKinds } from '#src/site/search/page-index.ts'
import { nearPages, searchResults } from '#src/site/search/results-html.ts'
import { encodingFor } from './negotiation.ts'

/**
 * The two pages that depend on what was asked and need no more than a list of links: the not-found page with the closest pages, and the search page.
 * Both are built static with a slot, so that answering a robot's wrong guess does not wake the page renderer.
 */

const slots = ['pages', 'close'].map((name) => `<template data-slot="${name}"></template>`)
const indexShape = z.array(
  z.object({
    path: z.string(),
    language: z.enum(languages),
    label: z.string(),
    description: z.string(),
    kind: z.enum(pageKinds),
    price: z.string().optional(),
    job: z.string().optional(),
  }),
)
const names = {
  notFound: { en: '/404.html', es: '/es/404.html' },
  search: { en: '/templates/search-en.html', es: '/templates/search-es.html' },
} as const

interface Template {
  html: string
  policy: string
}

/** What the finder reads: pages by their file names, as they are published. */
export interface PageSource {
  /** Grows when something may have changed. */
  readonly generation: number
  page(name: string): Template
  text(name: string): string
}

export interface PageFinder {
  notFound(path: string, language: Language, req: IncomingMessage, res: ServerResponse): void
  search(query: string, language: Language, req: IncomingMessage, res: ServerResponse): void
}

/** Reads what it needs once for each generation of the site. Throws when the site is not whole. */
export function createPageFinder(source: PageSource, headers: readonly (readonly [string, string])[]): PageFinder {
  let seen = read()
  let index: PageIndex | undefined

  function read() {
    return {
      generation: source.generation,
      listed: indexShape.parse(JSON.parse(source.text('/pages.json'))),
      notFound: { en: source.page(names.notFound.en), es: source.page(names.notFound.es) },
      search: { en: source.page(names.search.en), es: source.page(names.search.es) },
    }
  }

  function current() {
    if (seen.generation !== source.generation) {
      seen = read()
      index = undefined
    }
    return seen
  }

  function pages(): PageIndex {
    const { listed } = current()
    index ??= pageIndex(listed)
    return index
  }

  function send(template: Template, status: number, lists: string[], req: IncomingMessage, res: ServerResponse): void {
    const html = slots.reduce((page, slot, at) => page.replace(slot, () => lists[at] ?? ''), template.html)
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
      const { listed, notFound } = current()
      const { meant, close } = nearPages(pages(), listed, path, language)
      send(notFound[language], 404, [meant, close], req, res)
    },
    search(query, language, req, res) {
      send(current().search[language], 200, [searchResults(pages(), query, language)], req, res)
    },
  }
}
