import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText, withFigures } from '#src/site/content/figure-text.ts'
import { renderInline } from '#src/site/content/render.tsx'
import type { BandFact } from '#src/site/kinds/blocks/facts-band.tsx'
import { jobFactWords, type OwnFact } from './job-facts.text.ts'
import { figuresOf, type JobTheme } from './job-themes.ts'

/** At most so many stand beside each other. */
const most = 4

/** A town's figure by its own name: how close people live is a fact of its roofs. */
const ownName = (town: Town, key: string) => (key === 'density' ? `solar-towns.${town}-density` : `${town}.${key}`)

const isOwn = (name: string) => name.startsWith('own.')

/** The facts of a job in a town, at most four: the key of its words and the name in `facts/figures`. */
function figuresIn(town: Town, theme: JobTheme): { key: string; name: string }[] {
  return figuresOf[theme]
    .map((key) => ({ key, name: key.startsWith('town.') ? ownName(town, key.slice('town.'.length)) : key }))
    .filter(({ name }) => isOwn(name) || builtFigures().row(name) !== undefined)
    .slice(0, most)
}

/** The names of the figures that `jobFacts` shows, for the page's sources. */
export function jobFigures(town: Town, theme: JobTheme): string[] {
  return figuresIn(town, theme).flatMap(({ name }) => (isOwn(name) ? [] : [name]))
}

/** The numbers that decide a job in a town, at most four, each with what it is of. */
export function jobFacts(town: Town, theme: JobTheme, language: Language): BandFact[] {
  const figures = builtFigures()
  const words: Readonly<Record<string, string | OwnFact>> = jobFactWords[language][theme]
  return figuresIn(town, theme).map(({ key, name }) => {
    const said = words[key] ?? ''
    const own = typeof said === 'string' ? { n: figureText(name, language, figures), t: said } : said
    const text = own.t.replace('{asOf}', figures.row(name)?.asOf ?? '')
    return {
      n: own.n,
      t: renderInline(withFigures(text, language, figures).text, language),
    }
  })
}
