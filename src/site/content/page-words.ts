import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import {
  descriptionMaxCharacters,
  descriptionMinCharacters,
  titleMaxCharacters,
} from '#src/features/content-report/domain/limits.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { published, remembered } from '#src/site/published/reading.ts'
import { unmarkedPromise } from './any-hour.ts'
import { withFigures } from './figure-text.ts'

/**
 * The words of a long page: `content/<page>/en.md` and `es.md`, side by side. Head words in YAML, the body in Markdown with figures by
 * name and blocks (block-list.ts). Read when the page is made, unless staff have published another text.
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
  /** The numbers of the page's deep band: each with its unit, and what it is of. */
  facts: z
    .array(z.strictObject({ n: line.max(24), t: line.max(110) }))
    .max(5)
    .default([]),
  /** Whom a service suits, and who had better wait: one line each. */
  suits: z.array(line).max(3).default([]),
  wait: z.array(line).max(3).default([]),
  /** Figures of one unit against each other, by their names; with `most` a range from `figure` to it. */
  bars: z
    .strictObject({
      heading: line.max(70),
      note: line,
      /** Of costs of electricity: each bar ends in the spread of the published offers. */
      spread: z.literal('offers').optional(),
      rows: z
        .array(z.strictObject({ label: line, figure: line, most: line.optional(), text: line.optional() }))
        .min(2)
        .max(5),
    })
    .optional(),
  /** What the kind of page asks for beyond this (src/site/kinds): facts, cases, stop signs. */
  shape: z.record(z.string(), z.unknown()).optional(),
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
export function wordedPages(): readonly string[] {
  return remembered('pages with words', () =>
    existsSync(folder())
      ? readdirSync(folder(), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => entry.name)
          .sort()
      : [],
  )
}

/** Throws, naming the file, when the page has no words in this language, its head is wrong or a figure is unknown. */
export function pageWords(id: string, language: Language): PageWords {
  return ofFile('words', id, language, (text) => parsePage(text, id, language))
}

/** The head alone: what other pages say of this one, who then depend on nothing of its body. Throws as `pageWords` does. */
export function pageHead(id: string, language: Language): HeadWords {
  return ofFile('head', id, language, (text) => parseHead(partsOf(text).head, language).words)
}

const listed = headWords.pick({
  title: true,
  description: true,
  label: true,
  heading: true,
  reviewed: true,
  published: true,
  slug: true,
})
type ListedHead = z.infer<typeof listed>

/** What lists and links say of a page: a list then depends on the figures of its titles, not on those of every head. Throws as `pageWords` does. */
export function listedHead(id: string, language: Language): ListedHead {
  return ofFile('listed', id, language, (text) => {
    const rows = partsOf(text).head.split(/^(?=[a-z]\w*:)/m)
    const own = rows.filter((row) => Object.hasOwn(listed.shape, row.slice(0, row.indexOf(':')))).join('')
    return checked(listed, withFigures(own, language).text)
  })
}

function ofFile<Found>(what: string, id: string, language: Language, read: (text: string) => Found): Found {
  const page = `${id}/${language}`
  return remembered(`${what} ${page}`, () => {
    try {
      return read(published().content(page) ?? readFileSync(resolve(folder(), id, `${language}.md`), 'utf8'))
    } catch (cause) {
      throw new Error(`content/${page}.md: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
  })
}

/** Head and body of one file's text. */
export function parsePage(text: string, id: string, language: Language): PageWords {
  const { head, body } = partsOf(text)
  const filled = withFigures(body, language)
  const promise = unmarkedPromise(`${head}\n${body}`, language)
  if (promise) throw new Error(`promises help at any hour without {{on-call:…}}: ${promise}`)
  const { words, figures } = parseHead(head, language)
  return { ...words, id, language, body: filled.text, figures: [...new Set([...figures, ...filled.names])] }
}

function partsOf(text: string): { head: string; body: string } {
  const [, head, body] = fence.exec(text.replace(/\r\n/g, '\n')) ?? []
  if (head === undefined || body === undefined) throw new Error('no head between two lines of ---')
  return { head, body }
}

function parseHead(head: string, language: Language): { words: HeadWords; figures: string[] } {
  const filled = withFigures(head, language)
  const words = checked(headWords, filled.text)
  return {
    words,
    figures: [
      ...filled.names,
      ...(words.bars?.rows ?? []).flatMap(({ figure, most }) => (most ? [figure, most] : [figure])),
    ],
  }
}

function checked<Words>(shape: z.ZodType<Words>, text: string): Words {
  const parsed = shape.safeParse(parse(text))
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  return parsed.data
}

/** Both languages of a page; throws when one is missing. */
export function bothLanguages(id: string): Record<Language, PageWords> {
  const [en, es] = languages.map((language) => pageWords(id, language))
  if (!en || !es) throw new Error(`${id} has words in one language only`)
  return { en, es }
}
