import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Log } from '#src/shared/log/log.ts'

export interface ChildLimits {
  /** Questions that may wait; one more is refused with `full`. */
  mostWaiting: number
  /** For one question. */
  mostMillis: number
  mostMemoryBytes: number
  /** After so long without a question the process gives its memory back. */
  idleMillis: number
  /** Heap of the child's engine, MB. */
  heapMb: number
}

/** What is sent to the child, and what it answers with the same number. */
export type Numbered<T> = { id: number; body: T }

/** Why there is no answer: the queue is full or closed, or the child ended over the question (too slow, too much memory, a crash). */
export class ChildLost extends Error {
  readonly reason: 'full' | 'ended'

  constructor(reason: 'full' | 'ended') {
    super(`the child process gives no answer: ${reason}`)
    this.name = 'ChildLost'
    this.reason = reason
  }
}

export interface BoundedChild<Question, Answer> {
  /** The child's answer. Rejects with ChildLost. */
  ask(question: Question): Promise<Answer>
  close(): Promise<void>
}

interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: ChildLost) => void
}

const memoryCheckMillis = 400

/**
 * A process that starts with its first question: what strangers send is opened there, not where leads are taken. One question at a time; whatever takes
 * too long or too much memory ends with the process, and only that question is lost. The child reads with `answerParent`.
 */
export function createBoundedChild<Question, Answer>(
  entry: string,
  name: string,
  limits: ChildLimits,
  log: Log,
): BoundedChild<Question, Answer> {
  type Job = Waiting<Question, Answer>
  const queue: Job[] = []
  let child: ChildProcess | undefined
  let current: (Job & { id: number }) | undefined
  let lastId = 0
  let closed = false
  let late: NodeJS.Timeout | undefined
  let watching: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(entry, [], {
      execArgv: [`--max-old-space-size=${limits.heapMb}`, '--max-semi-space-size=8'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.on('message', (answer: Numbered<Answer>) => settle(answer))
    started.on('error', (err) => log.error({ err, name }, 'a child process failed'))
    started.once('exit', (code, signal) => {
      // One that was let go had no question: the one in hand is its successor's.
      if (child !== started) return
      child = undefined
      if (!current) return
      log.warn({ code, signal, name }, 'a child process ended over a file')
      const lost = current
      finish()
      lost.reject(new ChildLost('ended'))
      next()
    })
    return started
  }

  function finish(): void {
    clearTimeout(late)
    clearInterval(watching)
    current = undefined
  }

  function settle(answer: Numbered<Answer>): void {
    const job = current
    if (!job || job.id !== answer.id) return
    finish()
    job.resolve(answer.body)
    next()
  }

  /** A question that comes while it ends is not given to it. */
  function letGo(): void {
    const resting = child
    child = undefined
    resting?.kill('SIGKILL')
  }

  function next(): void {
    clearTimeout(idle)
    const job = current ? undefined : queue.shift()
    if (!job) {
      if (!current) idle = setTimeout(letGo, limits.idleMillis).unref()
      return
    }
    child ??= start()
    const running = child
    current = { ...job, id: ++lastId }
    late = setTimeout(() => running.kill('SIGKILL'), limits.mostMillis)
    watching = setInterval(() => {
      if (residentBytes(running.pid) > limits.mostMemoryBytes) running.kill('SIGKILL')
    }, memoryCheckMillis)
    const message: Numbered<Question> = { id: current.id, body: job.question }
    running.send(message)
  }

  return {
    async ask(question) {
      if (closed || queue.length >= limits.mostWaiting) throw new ChildLost('full')
      return await new Promise<Answer>((resolve, reject) => {
        queue.push({ question, resolve, reject })
        next()
      })
    },
    async close() {
      closed = true
      clearTimeout(idle)
      for (const job of queue.splice(0)) job.reject(new ChildLost('full'))
      const ending = child
      if (!ending) return
      const ended = new Promise((done) => ending.once('exit', done))
      ending.kill('SIGKILL')
      await ended
      clearTimeout(idle)
    },
  }
}

/** The child's side: answers each question with what `work` makes of it. `work` never rejects: a fault is an answer. */
export function answerParent<Question, Answer>(work: (question: Question) => Promise<Answer>): void {
  process.on('message', ({ id, body }: Numbered<Question>) => {
    void work(body).then((answer) => process.send?.({ id, body: answer } satisfies Numbered<Answer>))
  })
  process.on('disconnect', () => process.exit(0))
  // A stop of the parent's process group reaches the child too; the parent ends it.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
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
