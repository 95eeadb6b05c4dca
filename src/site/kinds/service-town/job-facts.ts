import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { renderInline } from '#src/site/content/render.tsx'
import type { BandFact } from '#src/site/kinds/blocks/facts-band.tsx'
import { jobFactWords } from './job-facts.text.ts'
import { figuresOf, type JobTheme } from './job-themes.ts'

/** At most so many stand beside each other. */
const most = 4

/** A town's figure by its own name: how close people live is a fact of its roofs. */
const ownName = (town: Town, key: string) => (key === 'density' ? `solar-towns.${town}-density` : `${town}.${key}`)

/** The numbers that decide a job in a town, at most four, each with what it is of. */
export function jobFacts(town: Town, theme: JobTheme, language: Language): BandFact[] {
  const figures = builtFigures()
  const words: Readonly<Record<string, string>> = jobFactWords[language][theme]
  return figuresOf[theme]
    .map((figure) => ({
      name: figure.startsWith('town.') ? ownName(town, figure.slice('town.'.length)) : figure,
      text: words[figure] ?? '',
    }))
    .filter(({ name }) => figures.row(name) !== undefined)
    .slice(0, most)
    .map(({ name, text }) => ({ n: figureText(name, language, figures), t: renderInline(text, language) }))
}
