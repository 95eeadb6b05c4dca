import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import {
  descriptionMaxCharacters,
  descriptionMinCharacters,
  titleMaxCharacters,
} from '#src/features/content-report/domain/limits.ts'
import type { Figures } from '#src/features/figures/public.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { unmarkedPromise } from './any-hour.ts'
import { builtFigures } from './built-figures.ts'
import { withFigures } from './figure-text.ts'

/**
 * The words of a long page: `content/<page>/en.md` and `es.md`, side by side. Head words in YAML, the body in Markdown with figures by
 * name and blocks (block-list.ts). Read when the site is built; never by the running server.
 */

const day = z.iso.date()
const line = z.string().trim().min(1)

export const headWords = z.strictObject({
  /** Shown in search results and the browser's tab. */
  title: line.max(titleMaxCharacters),
  description: line.min(descriptionMinCharacters).max(descriptionMaxCharacters),
  /** In menus and breadcrumbs. */
  label: line.max(32),
  heading: line.max(90),
  /** The first forty words: answer, number, exception. */
  answer: line,
  reviewed: day,
  published: day.optional(),
  /** Keys of facts/sources. */
  sources: z.array(line).default([]),
  /** Pages a reader would really go to next. */
  related: z.array(line).default([]),
  questions: z.array(z.strictObject({ q: line, a: line })).default([]),
  /** Last segment of the address, for pages of one route such as a kind of partner. */
  slug: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
})
export type HeadWords = z.infer<typeof headWords>

export interface PageWords extends HeadWords {
  id: string
  language: Language
  /** Markdown, figures already in place. */
  body: string
  /** Names of the figures that head and body use, in order, each once. */
  figures: string[]
}

const folder = () => resolve('content')
const fence = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Every page that has words, by id. */
export function wordedPages(): string[] {
  if (!existsSync(folder())) return []
  return readdirSync(folder(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** Words already read, by the figures that stand in them. */
const read = new WeakMap<Figures, Map<string, PageWords>>()

/**
 * A page's words with these figures in them. Throws, naming the file, when the page has no words in this language, its head is wrong or a figure
 * is unknown.
 */
export function pageWords(id: string, language: Language, figures: Figures = builtFigures()): PageWords {
  const key = `${id}/${language}`
  const pages = read.get(figures) ?? new Map<string, PageWords>()
  read.set(figures, pages)
  const known = pages.get(key)
  if (known) return known
  const file = resolve(folder(), id, `${language}.md`)
  let words: PageWords
  try {
    words = parsePage(readFileSync(file, 'utf8'), id, language, figures)
  } catch (cause) {
    throw new Error(`content/${id}/${language}.md: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
  pages.set(key, words)
  return words
}

/** Head and body of one file's text. */
export function parsePage(text: string, id: string, language: Language, figures: Figures): PageWords {
  const parts = fence.exec(text.replace(/\r\n/g, '\n'))
  if (!parts) throw new Error('no head between two lines of ---')
  const [, head = '', body = ''] = parts
  const filled = withFigures(body, language, figures)
  const headFilled = withFigures(head, language, figures)
  const promise = unmarkedPromise(`${headFilled.text}\n${filled.text}`, language)
  if (promise) throw new Error(`promises help at any hour without {{on-call:…}}: ${promise}`)
  const parsed = headWords.safeParse(parse(headFilled.text))
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  return {
    ...parsed.data,
    id,
    language,
    body: filled.text,
    figures: [...new Set([...headFilled.names, ...filled.names])],
  }
}

/** Both languages of a page; throws when one is missing. */
export function bothLanguages(id: string): Record<Language, PageWords> {
  const [en, es] = languages.map((language) => pageWords(id, language))
  if (!en || !es) throw new Error(`${id} has words in one language only`)
  return { en, es }
}
