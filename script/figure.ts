import '#src/shared/engine/engine.ts'
import { createFigures, type FigureRead } from '#src/features/figures/public.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureFacts } from '#src/site/content/figure-facts.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { readOutsidePages } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'

/** Prints what references come to, as pages would show them: `node script/figure.ts home:villa-5.system.priceEur ratio:a/b`. */

readOutsidePages(versionZero(madridDate(new Date())))
for (const name of process.argv.slice(2)) {
  const reads = new Set<FigureRead>()
  const figures = createFigures(figureFacts(), builtFigures().context, (read) => reads.add(read))
  try {
    const exact = /^(number|rounded|ratio|less|more|likely|likely-cost|low|high|payback|range):/.test(name)
      ? ''
      : figures.quantity(name).value
    const words = `${figureText(name, 'en', figures)} | ${figureText(name, 'es', figures)}`
    process.stdout.write(`${name}: ${exact} → ${words} (${[...reads].join(', ')})\n`)
  } catch (error) {
    process.stdout.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
