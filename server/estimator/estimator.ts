import { type ChildProcess, fork } from 'node:child_process'
import type { Estimate, Estimator, PriceBook, QuoteAnswers } from '#src/features/quote/public.ts'
import type { ToolAnswers, ToolInputs, ToolName, ToolRunner } from '#src/features/tools/public.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Log } from '#src/shared/log/log.ts'

interface EstimateJob {
  kind: 'quote'
  answers: QuoteAnswers
  priceBook: PriceBook
  today: string
}
interface ToolJob {
  kind: 'tool'
  name: ToolName
  input: ToolInputs[ToolName]
  today: string
}
/** What the model's process is asked. */
export type ModelJob = { id: number } & (EstimateJob | ToolJob)
/** What it answers. */
export type ModelAnswer = { id: number } & (
  | { kind: 'quote'; estimate: Estimate }
  | { kind: 'tool'; answer: ToolAnswers[ToolName] }
  | { kind: 'error'; error: string }
)

interface Waiting {
  resolve: (answer: ModelAnswer) => void
  reject: (error: Error) => void
}

/** More than this waiting, at some 20 ms each, would keep the last visitor waiting for seconds: better said at once. */
const maxWaiting = 100
/** A lead waits rather than being lost: there is room for it when tools and passing estimates are refused. */
const maxWaitingWithLeads = 200
/** Some hundred times what the slowest job takes: the process hangs. */
const maxJobMillis = 15_000
const restartMillis = 500

type ModelProcess = Estimator &
  ToolRunner & {
    /** For an estimate that is no lead's. Problem: 503 busy when the rest of the queue is for leads. */
    keepRoomForLeads(): void
    close(): Promise<void>
  }

/**
 * Runs estimates and tools in a process of their own with a bounded queue, so that a burst of them never delays a page or a form and their memory is
 * not the main process's. (A thread shares its resident memory: it took the main process from 90 to 170 MB.) A process that dies, or
 * hangs over one job, is replaced, and those who waited for it are answered 503 busy.
 */
export function createEstimator(entry: string, weatherFile: string, log: Log): ModelProcess {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let closed = false
  let late: NodeJS.Timeout | undefined
  let child: ChildProcess | undefined = start()

  function start(): ChildProcess {
    const process = fork(entry, [weatherFile], {
      execArgv: ['--max-semi-space-size=8'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    process.on('message', (answer: ModelAnswer) => {
      const job = waiting.get(answer.id)
      waiting.delete(answer.id)
      watch(process)
      if (answer.kind === 'error') job?.reject(new Error(answer.error))
      else job?.resolve(answer)
    })
    process.on('error', (err) => log.error({ err }, 'the estimate process failed'))
    process.once('exit', (code) => {
      child = undefined
      clearTimeout(late)
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

  /** Times the job in hand anew: the process works them one after another. */
  function watch(process: ChildProcess): void {
    clearTimeout(late)
    if (waiting.size === 0) return
    late = setTimeout(() => {
      log.error({ waiting: waiting.size }, 'the estimate process hangs and is ended')
      process.kill('SIGKILL')
    }, maxJobMillis)
  }

  function refuseAt(most: number): void {
    if (waiting.size >= most) throw busy()
  }

  async function ask(job: EstimateJob | ToolJob): Promise<ModelAnswer> {
    refuseAt(job.kind === 'tool' ? maxWaiting : maxWaitingWithLeads)
    if (!child) throw busy()
    const id = ++lastId
    const answered = new Promise<ModelAnswer>((resolve, reject) => waiting.set(id, { resolve, reject }))
    const message: ModelJob = { id, ...job }
    child.send(message)
    if (waiting.size === 1) watch(child)
    return answered
  }

  return {
    async estimate(answers, priceBook, today) {
      const answer = await ask({ kind: 'quote', answers, priceBook, today })
      if (answer.kind !== 'quote') throw new Error(`the model answered with ${answer.kind}`)
      return answer.estimate
    },
    async answerTool(name, input, today) {
      const answer = await ask({ kind: 'tool', name, input, today })
      if (answer.kind !== 'tool') throw new Error(`the model answered with ${answer.kind}`)
      return answer.answer
    },
    keepRoomForLeads: () => refuseAt(maxWaiting),
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
