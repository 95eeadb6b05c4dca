import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type BillReader, type FileFault, type ReadOutcome, refusal } from '#src/features/bill-analysis/public.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Log } from '#src/shared/log/log.ts'

export interface BillJob {
  id: number
  bytes: Uint8Array
}
export type BillAnswer = { id: number } & (
  | { kind: 'read'; outcome: ReadOutcome }
  | { kind: 'fault'; fault: FileFault }
  | { kind: 'failed'; error: string }
)

interface Waiting {
  bytes: Uint8Array
  resolve: (outcome: ReadOutcome) => void
  reject: (error: Error) => void
}

interface Limits {
  /** Files that may wait; one more is told to come back. */
  mostWaiting: number
  /** For one file, recognition of three scanned pages included. */
  mostMillis: number
  mostMemoryBytes: number
  /** After so long without a file the process gives its memory back. */
  idleMillis: number
}

const usual: Limits = { mostWaiting: 12, mostMillis: 60_000, mostMemoryBytes: 1400 * 1024 * 1024, idleMillis: 60_000 }
const memoryCheckMillis = 400

/**
 * Reads bills in a process that starts with the first one: strangers' files meet a PDF reader and picture decoders there, not where leads are taken.
 * One at a time; whatever takes too long or too much memory ends with the process, and only that file is refused.
 */
export function createBillReader(
  entry: string,
  log: Log,
  limits: Partial<Limits> = {},
): BillReader & { close(): Promise<void> } {
  const { mostWaiting, mostMillis, mostMemoryBytes, idleMillis } = { ...usual, ...limits }
  const queue: Waiting[] = []
  let child: ChildProcess | undefined
  let current: (Waiting & { id: number }) | undefined
  let lastId = 0
  let closed = false
  let late: NodeJS.Timeout | undefined
  let watching: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(entry, [], {
      execArgv: ['--max-old-space-size=512', '--max-semi-space-size=8'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.on('message', (answer: BillAnswer) => settle(answer))
    started.on('error', (err) => log.error({ err }, 'the bill process failed'))
    started.once('exit', (code, signal) => {
      // One that was let go had no file: the one in hand is its successor's.
      if (child !== started) return
      child = undefined
      if (!current) return
      log.warn({ code, signal }, 'the bill process ended over a file')
      const lost = current
      finish()
      lost.reject(new Problem(422, 'bill_too_heavy'))
      next()
    })
    return started
  }

  function finish(): void {
    clearTimeout(late)
    clearInterval(watching)
    current = undefined
  }

  function settle(answer: BillAnswer): void {
    const job = current
    if (!job || job.id !== answer.id) return
    finish()
    if (answer.kind === 'read') job.resolve(answer.outcome)
    else if (answer.kind === 'fault') job.reject(refusal(answer.fault))
    else {
      log.warn({ error: answer.error }, 'a bill could not be read')
      job.reject(new Problem(422, 'bill_unreadable'))
    }
    next()
  }

  /** A file that comes while it ends is not given to it. */
  function letGo(): void {
    const resting = child
    child = undefined
    resting?.kill('SIGKILL')
  }

  function next(): void {
    clearTimeout(idle)
    const job = current ? undefined : queue.shift()
    if (!job) {
      if (!current) idle = setTimeout(letGo, idleMillis).unref()
      return
    }
    child ??= start()
    const running = child
    current = { ...job, id: ++lastId }
    late = setTimeout(() => running.kill('SIGKILL'), mostMillis)
    watching = setInterval(() => {
      if (residentBytes(running.pid) > mostMemoryBytes) running.kill('SIGKILL')
    }, memoryCheckMillis)
    const message: BillJob = { id: current.id, bytes: job.bytes }
    running.send(message)
  }

  return {
    read(bytes) {
      if (closed || queue.length >= mostWaiting) throw new Problem(503, 'busy', { headers: { 'retry-after': '10' } })
      return new Promise<ReadOutcome>((resolve, reject) => {
        queue.push({ bytes, resolve, reject })
        next()
      })
    },
    async close() {
      closed = true
      clearTimeout(idle)
      for (const job of queue.splice(0)) job.reject(new Problem(503, 'busy'))
      const ending = child
      if (!ending) return
      const ended = new Promise((done) => ending.once('exit', done))
      ending.kill('SIGKILL')
      await ended
      clearTimeout(idle)
    },
  }
}

/** 0 where the system does not tell: then the heap's own limit and the time stand alone. */
function residentBytes(pid: number | undefined): number {
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]
    return Number(pages) * 4096
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 0
    throw error
  }
}
