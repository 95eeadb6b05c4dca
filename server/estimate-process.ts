import { readFileSync } from 'node:fs'
import { decodeTypicalYear } from '#src/energy/weather.ts'
import { estimateQuote } from '#src/features/quote/domain/estimate.ts'
import type { EstimateJob } from './estimator.ts'

/** The model's own process: keeps the typical year and its caches, answers one job after another, goes when its parent goes. */
const [weatherFile = ''] = process.argv.slice(2)
const weather = decodeTypicalYear(readFileSync(weatherFile))

process.on('message', ({ id, answers, priceBook, today }: EstimateJob) => {
  try {
    process.send?.({ id, estimate: estimateQuote(answers, { weather, priceBook, today }) })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : 'estimate failed' })
  }
})
process.on('disconnect', () => process.exit(0))
// A stop of the parent's process group reaches the child too; the parent ends it when its last estimate is done.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
