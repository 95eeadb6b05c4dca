import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { decodeTypicalYear } from '#src/energy/weather.ts'
import { estimateQuote } from '#src/features/quote/domain/estimate.ts'
import type { EstimateJob } from './estimator.ts'

/** The model's own thread: keeps the typical year and its caches, answers one job after another. */
const weather = decodeTypicalYear(readFileSync(String(workerData.weatherFile)))

parentPort?.on('message', ({ id, answers, priceBook, today }: EstimateJob) => {
  try {
    parentPort?.postMessage({ id, estimate: estimateQuote(answers, { weather, priceBook, today }) })
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : 'estimate failed' })
  }
})
