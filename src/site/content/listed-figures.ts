import { builtFigures } from './built-figures.ts'
import { figureFacts } from './figure-facts.ts'
import { figureText } from './figure-text.ts'

export interface ListedFigure {
  name: string
  en: string
  es: string
  asOf: string
}

/** Every row of facts/figures as pages print it, by name. */
export function listedFigures(): ListedFigure[] {
  const figures = builtFigures()
  return [...figureFacts().rows].map(([name, { asOf }]) => ({
    name,
    en: figureText(name, 'en', figures),
    es: figureText(name, 'es', figures),
    asOf,
  }))
}
