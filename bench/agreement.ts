import { madridDate } from '#src/shared/domain/plain-date.ts'
import { agreement } from '#src/site/content/agreement.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureFacts } from '#src/site/content/figure-facts.ts'
import { readOutsidePages } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'

/** Prints the table of agreement: page, figure, where it comes from, value. Gives its counts; all but the first two are to be 0. */
export function benchAgreement(): Record<string, number> {
  readOutsidePages(versionZero(madridDate(new Date())))
  const { figures, twoHomes, typed, frozen } = agreement(builtFigures(), figureFacts().rows)
  for (const { page, name, from, text } of figures) process.stderr.write(`${page}\t${name}\t${from}\t${text}\n`)
  return {
    pages: new Set(figures.map(({ page }) => page)).size,
    figures: figures.length,
    pagesWithTwoHomes: twoHomes.length,
    typedFigures: typed,
    frozenRows: frozen.length,
  }
}
