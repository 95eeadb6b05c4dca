import { createServer } from 'node:http'
import { Worker } from 'node:worker_threads'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#src/shared/log/log.ts'
import { createApi } from './api.ts'

const server = createServer(getRequestListener(createApi(createLog('silent')).fetch, { overrideGlobalObjects: false }))
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends from a thread of its own, as fast as another process would. */
const sender = `
const { workerData, parentPort } = require('node:worker_threads')
const body = JSON.stringify({ message: 'x'.repeat(10_000_000) })
void (async () => {
  const heard = []
  for (let time = 0; time < 30; time++)
    heard.push(
      await fetch(workerData, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
        async (answer) => (await answer.text(), answer.status),
        (error) => String(error.cause?.code ?? error),
      ),
    )
  parentPort.postMessage(heard)
})()`

test('a client that sends too much hears it every time, although the body is not read', async () => {
  const thread = new Worker(sender, { eval: true, workerData: `${origin}/api/contact` })
  const heard = await new Promise<unknown[]>((done, failed) => {
    thread.once('message', done)
    thread.once('error', failed)
  })
  expect(new Set(heard)).toEqual(new Set([413]))
})
