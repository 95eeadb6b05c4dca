import { readFileSync } from 'node:fs'
import type { FigureFacts, Figures } from '#src/features/figures/public.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { bareFigures } from './bare-figures.ts'
import { figureText, referencesOf } from './figure-text.ts'
import { wordedPages } from './page-words.ts'

/** Every figure that stands on a page, where it comes from and what it comes to: one list over all pages. */

export interface PrintedFigure {
  page: string
  /** As the page names it. */
  name: string
  /** Expression, home's field, or the source of a fact. */
  from: string
  languages: Language[]
  /** As readers of English see it. */
  text: string
}

export interface Agreement {
  figures: PrintedFigure[]
  /** Pages that show another example home in one language than in the other. */
  twoHomes: string[]
  /** Figures that nobody named. */
  typed: number
  /** Rows of ours that hold a value instead of following from something. */
  frozen: string[]
}

const mention = /\{\{\s*([^}]*?)\s*\}\}/g
const example = /::worked-example\{home=([^}\s]+)\}/g

/** Runs in the project's folder. Throws as the pages' build does on a figure that does not exist. */
export function agreement(figures: Figures, rows: FigureFacts['rows']): Agreement {
  const found: PrintedFigure[] = []
  const twoHomes: string[] = []
  let typed = 0
  for (const page of wordedPages()) {
    const texts = languages.map((language) => ({
      language,
      text: readFileSync(`content/${page}/${language}.md`, 'utf8'),
    }))
    const byName = new Map<string, Language[]>()
    for (const { language, text } of texts) {
      typed += bareFigures(text, language).length
      for (const [, name = ''] of text.matchAll(mention))
        byName.set(name, [...new Set([...(byName.get(name) ?? []), language])])
    }
    for (const [name, spoken] of byName)
      found.push({
        page,
        name,
        from: originOf(name, figures),
        languages: spoken,
        text: figureText(name, 'en', figures),
      })
    const homes = texts.map(({ text }) =>
      [...text.matchAll(example)]
        .map(([, home = '']) => home)
        .sort()
        .join(),
    )
    if (new Set(homes).size > 1) twoHomes.push(page)
  }
  const frozen = [...rows].flatMap(([name, { mark, value }]) => (mark === 'own' && value !== undefined ? [name] : []))
  return { figures: found, twoHomes, typed, frozen }
}

function originOf(name: string, figures: Figures): string {
  return referencesOf(name)
    .map((one) => {
      const row = figures.row(one)
      return row ? (row.from ?? `${row.source}, ${row.asOf}`) : one
    })
    .join(' / ')
}
