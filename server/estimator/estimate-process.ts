import '#src/shared/engine/engine.ts'
import { readFileSync } from 'node:fs'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import { estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import { answerTool } from '#src/features/tools/domain/tools.ts'
import type { ModelAnswer, ModelJob } from './estimator.ts'

/** The model's own process: keeps the typical year and its caches, answers one job after another, goes when its parent goes. */
const [weatherFile = ''] = process.argv.slice(2)
const weather = decodeTypicalYear(readFileSync(weatherFile))

function answerOf(job: ModelJob): ModelAnswer {
  const { id, today } = job
  if (job.kind === 'tool') return { id, kind: 'tool', answer: answerTool(job.name, job.input, { weather, today }) }
  return { id, kind: 'quote', estimate: estimateQuote(job.answers, { weather, priceBook: job.priceBook, today }) }
}

function send(answer: ModelAnswer): void {
  process.send?.(answer)
}

process.on('message', (job: ModelJob) => {
  try {
    send(answerOf(job))
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : 'estimate failed'
    send({ id: job.id, kind: 'error', error: text })
  }
})
process.on('disconnect', () => process.exit(0))
// A stop of the parent's process group reaches the child too; the parent ends it when its last estimate is done.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
