import { Worker } from 'node:worker_threads'
import type { Estimate, Estimator, PriceBook, QuoteAnswers } from '#src/features/quote/public.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Log } from '#src/shared/log/log.ts'

export interface EstimateJob {
  id: number
  answers: QuoteAnswers
  priceBook: PriceBook
  today: string
}
type Answer = { id: number; estimate: Estimate } | { id: number; error: string }

/** More than this waiting, at some 20 ms each, would keep the last visitor waiting for seconds: better said at once. */
const maxWaiting = 100

/** Runs estimates in a worker thread with a bounded queue, so that a burst of them never delays a page or a form. A thread that dies is replaced. */
export function createEstimator(entry: string, weatherFile: string, log: Log): Estimator & { close(): Promise<void> } {
  const waiting = new Map<number, PromiseWithResolvers<Estimate>>()
  let lastId = 0
  let closed = false
  let worker = start()

  function start(): Worker {
    const thread = new Worker(entry, { workerData: { weatherFile } })
    thread.unref()
    thread.on('message', (answer: Answer) => {
      const job = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('estimate' in answer) job?.resolve(answer.estimate)
      else job?.reject(new Error(answer.error))
    })
    thread.on('error', (err) => log.error({ err }, 'the estimate thread failed'))
    thread.on('exit', () => {
      for (const job of waiting.values()) job.reject(new Problem(503, 'busy', { headers: { 'retry-after': '2' } }))
      waiting.clear()
      if (!closed) worker = start()
    })
    return thread
  }

  return {
    async estimate(answers, priceBook, today) {
      if (waiting.size >= maxWaiting) throw new Problem(503, 'busy', { headers: { 'retry-after': '2' } })
      const id = ++lastId
      const job = Promise.withResolvers<Estimate>()
      waiting.set(id, job)
      const message: EstimateJob = { id, answers, priceBook, today }
      worker.postMessage(message)
      return job.promise
    },
    async close() {
      closed = true
      await worker.terminate()
    },
  }
}
