import { type ChildProcess, fork } from 'node:child_process'
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
const restartMillis = 500

/**
 * Runs estimates in a process of their own with a bounded queue, so that a burst of them never delays a page or a form and their memory is not the
 * main process's. (A thread shares its resident memory: it took the main process from 90 to 170 MB.) A process that dies is replaced.
 */
export function createEstimator(entry: string, weatherFile: string, log: Log): Estimator & { close(): Promise<void> } {
  const waiting = new Map<number, PromiseWithResolvers<Estimate>>()
  let lastId = 0
  let closed = false
  let child: ChildProcess | undefined = start()

  function start(): ChildProcess {
    const process = fork(entry, [weatherFile], {
      execArgv: ['--max-semi-space-size=8'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    process.on('message', (answer: Answer) => {
      const job = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('estimate' in answer) job?.resolve(answer.estimate)
      else job?.reject(new Error(answer.error))
    })
    process.on('error', (err) => log.error({ err }, 'the estimate process failed'))
    process.once('exit', (code) => {
      child = undefined
      for (const job of waiting.values()) job.reject(busy())
      waiting.clear()
      if (closed) return
      log.warn({ code }, 'the estimate process ended and is replaced')
      setTimeout(() => {
        if (!closed) child = start()
      }, restartMillis)
    })
    return process
  }

  return {
    async estimate(answers, priceBook, today) {
      if (!child || waiting.size >= maxWaiting) throw busy()
      const id = ++lastId
      const job = Promise.withResolvers<Estimate>()
      waiting.set(id, job)
      const message: EstimateJob = { id, answers, priceBook, today }
      child.send(message)
      return job.promise
    },
    async close() {
      closed = true
      const ending = child
      if (!ending) return
      const ended = new Promise((done) => ending.once('exit', done))
      ending.disconnect()
      await ended
    },
  }
}

const busy = () => new Problem(503, 'busy', { headers: { 'retry-after': '2' } })
