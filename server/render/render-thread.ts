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
interface Question {
  id: number
  file: SiteFile
}
interface Answer {
  id: number
  made?: Made[]
  reason?: string
}

/** `entry` is the module that calls `serveMaker` on its thread. The thread ends with `close`. */
export function makerOnThread(entry: string, argv: string[], { from, after }: RenderJob): PageMaker {
  const beginning: Beginning = { from, after }
  const worker = new Worker(entry, { argv, workerData: beginning })
  const waiting = new Map<number, { resolve: (made: Made[]) => void; reject: (error: Error) => void }>()
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
    make: (file) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure)
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        const question: Question = { id, file }
        worker.postMessage(question)
      }),
    close: () => worker.postMessage('end'),
  }
}

/** The thread's side: makes what it is asked for until it is ended. */
export function serveMaker(beginning: Beginning, place: Promise<RenderPlace>): void {
  const maker = place.then((ready) => createPageMaker(beginning, ready))
  parentPort?.on('message', async (question: Question | 'end') => {
    if (question === 'end') {
      ;(await maker).close()
      parentPort?.close()
      return
    }
    const { id, file } = question
    const answer: Answer = await maker
      .then(async (ready) => ({ id, made: await ready.make(file) }))
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
