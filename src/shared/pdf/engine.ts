import type { Language } from '#src/shared/i18n/language.ts'
import { type Setter, type SetterOptions, startSetter } from './child-process.ts'
import { PdfError } from './pdf-error.ts'

export interface PdfDocument {
  /** Path of a .typ file below the template root. */
  template: string
  /** Anything JSON can hold; the template reads it as data, so user text in it is never markup. */
  data: unknown
  language: Language
  /** It may have the room that is kept when visitors fill the queue: a mail that waits for it was promised to somebody. */
  isPromised?: boolean
}

export interface PdfEngine {
  /** A PDF/UA-1 document. Rejects with a PdfError whose `code` says whether another try makes sense. */
  render(document: PdfDocument): Promise<Buffer>
  stats(): PdfStats
  /** Takes no more documents, finishes the one in hand, refuses those that wait, ends the child. */
  close(): Promise<void>
}

export interface PdfStats {
  waiting: number
  rendered: number
  childrenStarted: number
  /** Resident memory of the child after its last document; 0 before the first. */
  childRssBytes: number
}

export interface PdfEngineOptions {
  /** Folder with static .ttf files; Typst reads no WOFF. */
  fontDir: string
  /** Folder that template paths start from and cannot leave. */
  templateRoot: string
  /** The child's entry: child.ts from source, or what the bundler made of it. */
  childEntry: string
  /** Documents after which a child is replaced. */
  recycleAfter?: number
  /** Documents that may wait; one more is refused with `queue-full`. */
  maxQueue?: number
  /** For one document; a child that takes longer is ended. */
  timeoutMs?: number
  /** For a child to start. */
  startTimeoutMs?: number
  /** Told when a child ended out of turn, for the log. No data of any document is in it. */
  onChildLost?: (error: PdfError) => void
}

interface Job {
  document: PdfDocument
  dataJson: string
  tries: number
  resolve(pdf: Buffer): void
  reject(error: unknown): void
}

const triesPerDocument = 2
/** Share of the queue that only promised documents may fill. */
const reservedShare = 0.25

/** Sets documents one after another in a child process that is replaced before its memory grows; its successor starts while it still works. */
export function createPdfEngine(options: PdfEngineOptions): PdfEngine {
  const { recycleAfter = 25, maxQueue = 64, timeoutMs = 15_000, startTimeoutMs = 15_000 } = options
  const setterOptions: SetterOptions = { ...options, timeoutMs, startTimeoutMs }
  const stats = { rendered: 0, childrenStarted: 0, childRssBytes: 0 }
  const queue: Job[] = []
  const leaving = new Set<Promise<void>>()
  let current: Setter | undefined
  let successor: { setter: Setter; isReady: boolean } | undefined
  let recycleAt = recycleAfter
  let working: Promise<void> | undefined
  let closed = false
  let lastId = 0

  const start = () => {
    stats.childrenStarted++
    return startSetter(setterOptions)
  }
  const letGo = (setter: Setter) => {
    const gone = setter.stop().finally(() => leaving.delete(gone))
    leaving.add(gone)
  }
  const lost = (error: unknown) => {
    if (error instanceof PdfError) options.onChildLost?.(error)
  }

  function prepareSuccessor(given: number): void {
    const coming = { setter: start(), isReady: false }
    successor = coming
    coming.setter.ready.then(
      () => {
        coming.isReady = true
      },
      (error) => {
        lost(error)
        if (successor === coming) successor = undefined
        recycleAt = given + recycleAfter
      },
    )
  }

  /** The child for the next document: the successor as soon as it is ready, the old one until then. */
  async function setterInTurn(): Promise<Setter> {
    if (successor && (successor.isReady || !current?.alive)) {
      if (current) letGo(current)
      current = successor.setter
      successor = undefined
      recycleAt = recycleAfter
    }
    if (!current?.alive) {
      current = start()
      recycleAt = recycleAfter
    }
    await current.ready
    if (!successor && current.given + 1 >= recycleAt) prepareSuccessor(current.given)
    return current
  }

  async function setJob(job: Job): Promise<void> {
    job.tries++
    try {
      const setter = await setterInTurn()
      const { template, language } = job.document
      const made = await setter.set({ id: ++lastId, template, dataJson: job.dataJson, language })
      stats.rendered++
      stats.childRssBytes = made.rssBytes
      job.resolve(made.pdf)
    } catch (error) {
      const died = error instanceof PdfError && error.code !== 'template'
      if (died) {
        lost(error)
        if (current) letGo(current)
        current = undefined
      }
      const again = error instanceof PdfError && error.code === 'child-died' && job.tries < triesPerDocument
      if (again && !closed) queue.unshift(job)
      else job.reject(error)
    }
  }

  async function workThrough(): Promise<void> {
    for (let job = queue.shift(); job; job = queue.shift()) await setJob(job)
    working = undefined
  }

  current = start()
  return {
    async render(document) {
      if (closed) throw new PdfError('closed', 'the engine is closed')
      const room = document.isPromised ? maxQueue : Math.ceil(maxQueue * (1 - reservedShare))
      if (queue.length >= room) throw new PdfError('queue-full', `${queue.length} documents are waiting`)
      const dataJson = JSON.stringify(document.data)
      return new Promise<Buffer>((resolve, reject) => {
        queue.push({ document, dataJson, tries: 0, resolve, reject })
        working ??= workThrough()
      })
    },
    stats: () => ({ ...stats, waiting: queue.length }),
    async close() {
      closed = true
      for (const job of queue.splice(0)) job.reject(new PdfError('closed', 'the engine is closing'))
      await working
      if (current) letGo(current)
      if (successor) letGo(successor.setter)
      await Promise.all(leaving)
    },
  }
}
