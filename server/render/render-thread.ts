import { parentPort, Worker } from 'node:worker_threads'
import type { Published } from '#src/site/published/published.ts'
import type { SiteFile } from '#src/site/render/site-entry.ts'
import { createPageMaker } from './page-maker.ts'
import type { Made, PageMaker, RenderJob, RenderPlace } from './rendering.ts'

/** A page maker on a thread of its own: a publication of many pages takes half as long on two cores. */

interface Beginning {
  from: string | undefined
  after: Published
}
type Message = { begin: Beginning } | { id: number; file: SiteFile } | 'end'
interface Answer {
  id: number
  made?: Made[]
  reason?: string
}

export interface MakerThread {
  /** Begins a job. One at a time: the one before is closed. */
  begin(job: RenderJob): PageMaker
}

/** Starts the thread: `entry` is the module that calls `serveMaker` on it. It stays for later jobs, with the site that it has loaded. */
export function startMakerThread(entry: string, argv: string[]): MakerThread {
  const worker = new Worker(entry, { argv })
  const waiting = new Map<number, { resolve: (made: Made[]) => void; reject: (error: Error) => void }>()
  const send = (message: Message) => worker.postMessage(message)
  let lastId = 0
  let failure: Error | undefined
  worker.on('message', ({ id, made, reason }: Answer) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (made) one?.resolve(made.map(withBuffers))
    else one?.reject(new Error(reason))
  })
  const fail = (error: Error) => {
    failure ??= error
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the thread that makes pages ended')))
  return {
    begin({ from, after }) {
      send({ begin: { from, after } })
      return {
        make: (file) =>
          new Promise((resolve, reject) => {
            if (failure) return reject(failure)
            const id = ++lastId
            waiting.set(id, { resolve, reject })
            send({ id, file })
          }),
        close: () => send('end'),
      }
    },
  }
}

/** The thread's side: makes what it is asked for, job after job. */
export function serveMaker(place: Promise<RenderPlace>): void {
  let maker: Promise<PageMaker> | undefined
  parentPort?.on('message', async (message: Message) => {
    if (message === 'end') {
      const ended = maker
      maker = undefined
      ;(await ended)?.close()
      return
    }
    if ('begin' in message) {
      maker = place.then((ready) => createPageMaker(message.begin, ready))
      return
    }
    const { id, file } = message
    const answer: Answer = await Promise.resolve(maker)
      .then(async (ready) => {
        if (!ready) throw new Error('a page of no job')
        return { id, made: await ready.make(file) }
      })
      .catch((error) => ({ id, reason: error instanceof Error ? error.message : String(error) }))
    parentPort?.postMessage(answer)
  })
}

/** What travels between threads arrives as plain bytes. */
function withBuffers({ file, ...rest }: Made): Made {
  const { body, brotli, gzip } = file
  return {
    ...rest,
    file: { ...file, body: Buffer.from(body), brotli: brotli && Buffer.from(brotli), gzip: gzip && Buffer.from(gzip) },
  }
}
