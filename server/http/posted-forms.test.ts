import { createSecretKey, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Partners } from '#src/features/affiliates/public.ts'
import { Contact } from '#src/features/contact/public.ts'
import { Intake } from '#src/features/intake/public.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { QuoteLinks, Quotes } from '#src/features/quote/public.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { Journal } from '#src/shared/journal/journal.ts'
import { createLog } from '#src/shared/log/log.ts'
import { createPostedForms } from './posted-forms.ts'

/** What becomes of a posted body that is too large, on a real connection. */

const log = createLog('silent')
const folder = mkdtempSync(join(tmpdir(), 'forms-'))
const key = () => createSecretKey(randomBytes(32))
const away = () => {
  throw new Problem(503, 'database_unavailable')
}
let journal: Journal
let server: Server
let port = 0
let isUsedUp = false

beforeAll(async () => {
  journal = await Journal.open(folder, key())
  const intake = new Intake({ journal, carry: async () => undefined, hashKey: key(), log })
  const answerBy = (now: Date) => now
  const links = new QuoteLinks({ linkKey: key(), publicUrl: 'https://example.com', quotePath: (token) => `/${token}` })
  const forms = createPostedForms({
    contact: new Contact(intake, answerBy),
    quotes: new Quotes({
      db: away,
      intake: () => intake,
      estimator: { estimate: away },
      prices: { current: builtInPriceBook },
      links,
      answerBy,
    }),
    partners: new Partners({
      db: away,
      intake: () => intake,
      key: key(),
      publicUrl: 'https://example.com',
      notify: async () => undefined,
    }),
    pages: {
      shellOf: () => undefined,
      isOnDemand: () => false,
      render: away,
      renderBill: away,
      renderConsultation: away,
      renderAppointment: away,
      renderReview: away,
      renderQuote: away,
      renderEnergy: away,
      // The page is made after the body was refused, as the real one is.
      renderForm: async (name, { status, errors, failure }, _req, res) => {
        await new Promise((later) => setImmediate(later))
        res.writeHead(status, { 'content-type': 'text/plain' }).end(`${name} ${errors.length} ${failure} the end`)
      },
    },
    log,
    limit: () => {
      if (isUsedUp) throw new Problem(429, 'too_many_requests', { headers: { 'retry-after': '7' } })
    },
    publicUrl: 'https://example.com',
  })
  server = createServer((req, res) => void forms('/contact', req, res))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  port = address && typeof address === 'object' ? address.port : 0
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await journal.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Posts over a connection of its own, and gives all that comes back until the other side closes it. */
function post(length: string, ...pieces: string[]): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('error', failed)
    socket.on('close', () => done(answer))
    socket.write(
      `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n${length}\r\n\r\n`,
    )
    for (const piece of pieces) socket.write(piece)
  })
}
const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`

test.each([
  ['by its length, before it came', () => post('Content-Length: 70000')],
  ['by its length', () => post('Content-Length: 70000', `message=${'a'.repeat(69_992)}`)],
  ['while it is coming', () => post('Transfer-Encoding: chunked', ...new Array<string>(5).fill(chunk))],
  ['when it is whole', () => post('Transfer-Encoding: chunked', ...new Array<string>(5).fill(chunk), '0\r\n\r\n')],
])(
  'a body that is too large is answered with the form and its error, %s, and the connection ends',
  async (_, posting) => {
    const answer = await posting()
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toContain('the end')
  },
)

test('a body that is not too large is read', async () => {
  const answer = await post('Connection: close\r\nContent-Length: 6', 'name=A')
  expect(answer).toMatch(/^HTTP\/1\.1 422 /)
})

const short = 'Connection: close\r\nContent-Length: 6'

test.each([
  ['Sec-Fetch-Site: cross-site', 403],
  ['Sec-Fetch-Site: same-site', 403],
  ['Sec-Fetch-Site: cross-site\r\nOrigin: https://example.com', 403],
  ['Sec-Fetch-Site: same-origin', 422],
  ['Sec-Fetch-Site: none', 422],
  ['Origin: https://evil.example', 403],
  ['Origin: null', 403],
  ['Origin: https://example.com', 422],
  ['Origin: http://x', 422],
  ['Accept: text/html', 422],
])('a form sent with %s is answered %i', async (header, status) => {
  expect(await post(`${header}\r\n${short}`, 'name=A')).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('a form above the allowance is refused in a sentence, without a page', async () => {
  isUsedUp = true
  const answer = await post(short, 'name=A')
  isUsedUp = false
  expect(answer).toMatch(/^HTTP\/1\.1 429 /)
  expect(answer).toMatch(/retry-after: 7/i)
  expect(answer).toContain('Try again in a minute')
  expect(answer).not.toContain('the end')
})
