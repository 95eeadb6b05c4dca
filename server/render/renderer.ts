import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { Problem } from '#src/shared/http/problem.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { Recompressed, RecompressJob } from './recompress.ts'
import type { RenderOutcome } from './render-job.ts'
import type { RenderAnswer, RenderQuestion } from './render-process.ts'
import type { RenderJob } from './rendering.ts'

/** Its memory is counted: without work it goes, once whoever looks at a preview has had time to publish. */
const idleMillis = 120_000
/** Several times what all pages take on a busy machine: the process hangs. */
const maxJobMillis = 180_000
/** More than these waiting are refused: somebody publishes faster than pages can be made. */
const maxWaiting = 8
/** MB of the heap of JavaScript, and of the part of it where what a page needs comes and goes. */
const heapMb = 384
const youngHeapMb = 32

export interface Renderer {
  /** Gets ready for the next job, when somebody is about to publish; `job` is one that changes nothing. */
  warm(job: RenderJob): void
  /** Problem: 503 busy when too many wait, or the process ended over the job. */
  render(job: RenderJob): Promise<RenderOutcome>
  /** Makes what was compressed in haste smaller, behind everything else. Problem as `render`. */
  recompress(job: RecompressJob): Promise<Recompressed>
  close(): Promise<void>
}

/** Makes pages in a process of its own, started when there is something to make and ended when there is nothing. `dist` is the built site. */
export function createRenderer(dist: string, log: Log): Renderer {
  const waiting = new Map<number, { resolve: (answer: RenderAnswer) => void; reject: (error: Error) => void }>()
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let lastId = 0
  let closed = false

  function start(): ChildProcess {
    const process = fork(join(dist, 'render-process.mjs'), [dist], {
      // Pages are made from the words and figures that the build laid there.
      cwd: join(dist, 'source'),
      execArgv: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${youngHeapMb}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    process.on('message', (answer: RenderAnswer) => {
      const job = waiting.get(answer.id)
      waiting.delete(answer.id)
      watch(process)
      job?.resolve(answer)
    })
    process.on('error', (err) => log.error({ err }, 'the render process failed'))
    process.once('exit', (code) => {
      // One that was let go had no work: jobs that wait now wait for its successor.
      if (child !== process) return
      child = undefined
      clearTimeout(timer)
      if (waiting.size > 0) log.warn({ code, waiting: waiting.size }, 'the render process ended over its work')
      for (const job of waiting.values()) job.reject(busy())
      waiting.clear()
    })
    return process
  }

  function watch(process: ChildProcess): void {
    clearTimeout(timer)
    if (waiting.size > 0)
      timer = setTimeout(() => {
        log.error({ waiting: waiting.size }, 'the render process hangs and is ended')
        process.kill('SIGKILL')
      }, maxJobMillis)
    else {
      timer = setTimeout(() => {
        child = undefined
        process.disconnect()
      }, idleMillis)
      timer.unref()
    }
  }

  function ask(questionOf: (id: number) => RenderQuestion): Promise<RenderAnswer> {
    if (closed || waiting.size >= maxWaiting) throw busy()
    child ??= start()
    const id = ++lastId
    const answered = new Promise<RenderAnswer>((resolve, reject) => waiting.set(id, { resolve, reject }))
    child.send(questionOf(id))
    watch(child)
    return answered
  }

  return {
    warm(job) {
      // Somebody's job is on its way, or nobody may ask any more.
      if (closed || child) return
      const notReady = (err: unknown) => log.warn({ err }, 'the render process could not get ready')
      ask((id) => ({ id, warm: job })).then(({ error }) => {
        if (error) notReady(error)
      }, notReady)
    },
    async render(job) {
      const { outcome, error } = await ask((id) => ({ id, job }))
      if (!outcome) throw new Error(`pages were not made: ${error}`)
      return outcome
    },
    async recompress(job) {
      const { recompressed, error } = await ask((id) => ({ id, recompress: job }))
      if (!recompressed) throw new Error(`pages were not made smaller: ${error}`)
      return recompressed
    },
    async close() {
      closed = true
      clearTimeout(timer)
      const ending = child
      if (!ending) return
      const ended = new Promise((done) => ending.once('exit', done))
      if (waiting.size > 0) ending.kill('SIGKILL')
      else ending.disconnect()
      await ended
    },
  }
}

const busy = () => new Problem(503, 'busy', { headers: { 'retry-after': '10' } })
