import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostFileBytes } from '#src/features/bill-analysis/public.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { createLog } from '#src/shared/log/log.ts'
import { createPostedBill } from './posted-bill.ts'

/** What is let through to the reader, on a real connection; the reader here finds every file to be a bill for water. */

const publicUrl = 'https://example.com'
const broken = () => {
  throw new Error('nobody asked for this')
}
let server: Server
let address = ''
let isUsedUp = false
let read: number[] = []

beforeAll(async () => {
  const handle = createPostedBill({
    bills: {
      read: async (bytes) => {
        read.push(bytes.length)
        return { ok: false, reason: 'water' }
      },
    },
    pages: {
      shellOf: () => undefined,
      isOnDemand: () => false,
      render: broken,
      renderForm: broken,
      renderConsultation: async () => undefined,
      renderAppointment: async () => undefined,
      renderReview: async () => undefined,
      renderQuote: async () => undefined,
      renderEnergy: async () => undefined,
      renderBill: async ({ status, read }, _req, res) => {
        res.writeHead(status, { 'content-type': 'text/plain' }).end(`the page says ${JSON.stringify(read)}`)
      },
    },
    limit: () => {
      if (isUsedUp) throw new Problem(429, 'too_many_requests', { headers: { 'retry-after': '7' } })
    },
    publicUrl,
    log: createLog('silent'),
  })
  server = createServer((req, res) => void handle('en', req, res))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  address = `http://127.0.0.1:${bound && typeof bound === 'object' ? bound.port : 0}/bill-analysis`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'bill.pdf')

async function post(body: FormData | URLSearchParams, headers: Record<string, string> = {}) {
  read = []
  const answer = await fetch(address, { method: 'POST', body, headers })
  return { status: answer.status, text: await answer.text(), read }
}

test('a file with consent is read, and the page says what was found', async () => {
  const { status, text, read } = await post(form({ file: fileOf(1000), consent: 'yes' }))
  expect([status, read]).toEqual([422, [1000]])
  expect(text).toMatch(/^the page says/)
})

test.each([
  ['without consent', form({ file: fileOf(1000) }), 422],
  ['without a file', form({ consent: 'yes' }), 422],
  ['above the limit', form({ file: fileOf(mostFileBytes + 1), consent: 'yes' }), 413],
  ['as another kind of form', new URLSearchParams({ consent: 'yes' }), 415],
])('a form %s is answered with a page, and nothing is read', async (_, body, expected) => {
  const { status, text, read } = await post(body)
  expect([status, read]).toEqual([expected, []])
  expect(text).toMatch(/^the page says/)
})

test("a form from another site's page is refused in a sentence, and nothing is read", async () => {
  const { status, text, read } = await post(form({ file: fileOf(1000), consent: 'yes' }), {
    origin: 'https://evil.example',
  })
  expect([status, read]).toEqual([403, []])
  expect(text).not.toContain('the page says')
})

test('a form above the allowance is refused in a sentence, and nothing is read', async () => {
  isUsedUp = true
  const { status, text, read } = await post(form({ file: fileOf(1000), consent: 'yes' }))
  isUsedUp = false
  expect([status, read]).toEqual([429, []])
  expect(text).not.toContain('the page says')
})
