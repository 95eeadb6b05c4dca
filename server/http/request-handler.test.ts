import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { problemWords } from '#src/shared/http/problem-words.ts'
import { createLog } from '#src/shared/log/log.ts'
import { pathOf } from '#src/site/routes.ts'
import { createRequestHandler } from './request-handler.ts'
import { StaticFiles } from './static-files.ts'
import { noTurns, type Turns } from './turns.ts'

/** Which way a request goes. Every end of a way writes down that it was reached. */

const log = createLog('silent')
let errors = vi.spyOn(log, 'error')
let warnings = vi.spyOn(log, 'warn')
const folder = mkdtempSync(join(tmpdir(), 'handler-'))
const servers: Server[] = []
let files: StaticFiles
let reached: unknown[] = []
let missed: string[] = []
/** What the way's end does, when it is not to answer. */
let failure: unknown
let failsAtOnce: Error | undefined
let mayRead = true
let mayTake = true
let origin = ''

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const problem = (code: 'too_many_requests') => new Problem(429, code, { headers: { 'retry-after': '9' } })

function handler(trustProxy: number) {
  const end =
    (name: string) =>
    async (...parts: unknown[]) => {
      const res = parts.at(-1) as import('node:http').ServerResponse
      reached.push([name, ...parts.slice(0, -2)])
      if (failsAtOnce) throw failsAtOnce
      if (failure === 'half') {
        res.writeHead(200).write('half')
        throw new Error('broken')
      }
      if (failure) throw failure
      res.end(name)
    }
  const match = (name: string) => {
    const answer = end(name)
    return (at: { route: { id: string }; language: string; params: object }, ...rest: unknown[]) =>
      answer({ id: at.route.id, language: at.language, params: at.params }, ...rest)
  }
  const unused = async () => {
    throw new Error('not asked for here')
  }
  const turns: Turns = {
    take: (req, res, work, refuse) => (mayTake ? noTurns.take(req, res, work, refuse) : refuse()),
  }
  const api = createApi(log)
  api.all('*', (c) => c.text(`api ${c.req.method} ${c.req.path}`))
  return createRequestHandler({
    files,
    api,
    forms: end('form'),
    bill: end('bill'),
    energy: match('energy'),
    partnerLinks: (link, query, res) => {
      reached.push(['partner', link, query])
      res.end('partner')
    },
    bookings: match('booking'),
    yes: match('yes'),
    reviews: match('review'),
    pages: {
      shellOf: ({ params }) => ('leadId' in params ? '/shell' : undefined),
      isOnDemand: ({ route }) => route.id === 'quote.view',
      render: match('render'),
      renderForm: unused,
      renderBill: unused,
      renderConsultation: unused,
      renderAppointment: unused,
      renderReview: unused,
      renderQuote: unused,
      renderEnergy: unused,
    },
    finder: {
      search: (words, language, _req, res) => {
        reached.push(['search', words, language])
        res.end('search')
      },
      notFound: (path, language, _req, res) => {
        if (failsAtOnce) throw failsAtOnce
        reached.push(['not-found', path, language])
        res.writeHead(404).end('not found')
      },
    },
    headers: [['x-every-answer', 'yes']],
    turns,
    readLimit: () => {
      if (!mayRead) throw problem('too_many_requests')
    },
    trustProxy,
    movedTo: (path) => (path === '/was here' ? '/está aquí' : undefined),
    missed: (path) => missed.push(path),
    log,
  })
}

async function listening(trustProxy: number): Promise<string> {
  const server = createServer(handler(trustProxy))
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
}

beforeAll(async () => {
  for (const name of ['about', 'shell']) writeFileSync(join(folder, `${name}.html`), name)
  files = StaticFiles.load(folder, { '/about.html': "default-src 'self'", '/shell.html': "default-src 'self'" })
  origin = await listening(0)
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  reached = []
  missed = []
  failure = undefined
  failsAtOnce = undefined
  mayRead = true
  mayTake = true
  errors = vi.spyOn(log, 'error')
  warnings = vi.spyOn(log, 'warn')
})

/** Sends a path as it is, which `fetch` would tidy. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}, to = origin) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((done, failed) => {
    request(`${to}/`, { path, method, headers, agent: false }, (res) => {
      let text = ''
      res.setEncoding('utf8').on('data', (more) => {
        text += more
      })
      res.on('error', failed)
      res.on('end', () => done({ status: res.statusCode ?? 0, headers: res.headers, text }))
    })
      .on('error', failed)
      .end()
  })
}

describe('reading', () => {
  it('a file of the site comes before anything else, for GET and HEAD', async () => {
    mayTake = false
    expect(await ask('/about?utm_source=x')).toMatchObject({ status: 200, text: 'about' })
    expect(await ask('/about', 'HEAD')).toMatchObject({ status: 200, text: '' })
    expect((await ask('/about', 'PUT')).status).toBe(429)
  })

  it.each(['/api/x', '/media/x', '/healthz', '/readyz'])('%s is the API’s', async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 200,
      text: `api GET ${path}`,
      headers: { 'x-every-answer': 'yes' },
    })
    expect((await ask(path, 'DELETE')).text).toBe(`api DELETE ${path}`)
  })

  it.each(['/apix', '/mediax', '/healthz/x', '/xreadyz'])('%s is nobody’s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, headers: { 'x-every-answer': 'yes' } })
    expect([reached, missed]).toEqual([[['not-found', path, 'en']], [path]])
  })

  it('a way that staff’s shells and on-demand pages take', async () => {
    expect((await ask('/crm/leads/7')).text).toBe('shell')
    const quote = pathOf('quote.view', 'es', { quoteToken: 'abc' })
    expect((await ask(`${quote}?viewer=staff`)).text).toBe('render')
    expect(reached).toEqual([['render', { id: 'quote.view', language: 'es', params: { quoteToken: 'abc' } }]])
  })

  it('a page of the registry whose file is not there is missing, and nobody’s mistake', async () => {
    expect((await ask(pathOf('contact', 'es'))).status).toBe(404)
    expect([reached, missed]).toEqual([[['not-found', pathOf('contact', 'es'), 'es']], []])
  })

  it('a search has its words, without them none', async () => {
    const search = pathOf('search', 'es')
    await ask(`${search}?q=placas+solares&p=X`)
    await ask(`${search}?p=X`)
    await ask(search)
    expect(reached).toEqual([
      ['search', 'placas solares', 'es'],
      ['search', '', 'es'],
      ['search', '', 'es'],
    ])
  })

  it('a partner’s link has its code, its language and its query', async () => {
    await ask('/es/r/COSTA-7?to=/solar')
    await ask('/r/COSTA-7')
    expect(reached).toEqual([
      ['partner', { typed: 'COSTA-7', language: 'es' }, '?to=/solar'],
      ['partner', { typed: 'COSTA-7', language: 'en' }, ''],
    ])
  })
})

describe('an address that is another now', () => {
  it.each([
    [`${pathOf('contact', 'en')}/?a=1&b=2`, 308, `${pathOf('contact', 'en')}?a=1&b=2`],
    ['/CONTACT', 308, '/contact'],
    ['/%63ontact', 308, '/contact'],
    ['/was%20here?a=1', 301, '/est%C3%A1%20aqu%C3%AD'],
  ])('%s leads on with %i', async (path, status, location) => {
    expect(await ask(path)).toMatchObject({ status, text: '', headers: { location, 'content-length': '0' } })
    expect(reached).toEqual([])
  })

  it('is none where percent code is needed, or hides what no page is called', async () => {
    for (const path of ['/%', '/%00contact', '/a%0Ab', `/${'a'.repeat(2001)}`])
      expect((await ask(path)).status).toBe(404)
    expect(reached).toEqual(new Array(4).fill(['not-found', '', 'en']))
    expect(missed).toEqual([])
    expect((await ask('/a%20b')).status).toBe(404)
    expect(missed).toEqual(['/a b'])
  })

  it('is looked for up to two thousand letters', async () => {
    const [longest, longer] = [`/${'x'.repeat(1999)}`, `/es/${'x'.repeat(1997)}`]
    await ask(longest)
    await ask(longer)
    expect(reached).toEqual([
      ['not-found', longest, 'en'],
      ['not-found', '', 'es'],
    ])
  })
})

describe('posting', () => {
  const quote = pathOf('quote.view', 'es', { quoteToken: 'abc' })
  const booking = pathOf('booking.manage', 'en', { bookingToken: 'abc' })
  const review = pathOf('reviews.write', 'es', { reviewToken: 'abc' })
  const ways: [string, unknown[]][] = [
    ['/contact', ['form', '/contact']],
    [quote, ['yes', { id: 'quote.view', language: 'es', params: { quoteToken: 'abc' } }]],
    [booking, ['booking', { id: 'booking.manage', language: 'en', params: { bookingToken: 'abc' } }]],
    [review, ['review', { id: 'reviews.write', language: 'es', params: { reviewToken: 'abc' } }]],
    [pathOf('bill-analysis', 'es'), ['bill', 'es']],
    [pathOf('dashboard.energy', 'es'), ['energy', { id: 'dashboard.energy', language: 'es', params: {} }]],
  ]
  it.each(ways)('to %s comes to who answers it', async (path, way) => {
    expect((await ask(path, 'POST')).status).toBe(200)
    expect(reached).toEqual([way])
    // Any other method of the same address is no post.
    reached = []
    expect(await ask(path, 'DELETE')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    await ask(path)
    expect(reached).not.toContainEqual(way)
  })

  it.each(ways)('to %s that fails is an answer in words, and known to us', async (path) => {
    failure = new Error('secret words')
    const language = path.startsWith('/es/') ? 'es' : 'en'
    expect(await ask(path, 'POST')).toMatchObject({ status: 500, text: problemWords[language].internal_error.detail })
    expect(errors).toHaveBeenCalledExactlyOnceWith({ err: failure, what: expect.any(String) }, 'page failed')
  })

  it('to nowhere is not allowed', async () => {
    expect(await ask('/nowhere', 'POST')).toMatchObject({ status: 405, text: 'Method Not Allowed' })
  })
})

describe('a failure', () => {
  const path = pathOf('quote.view', 'es', { quoteToken: 'abc' })
  it('of the records asks to come again, and is no error of ours', async () => {
    for (const one of [away, new Problem(503, 'database_unavailable')]) {
      failure = one
      const { status, text, headers } = await ask(path)
      expect([status, text]).toEqual([503, problemWords.es.database_unavailable.detail])
      expect(headers['retry-after']).toBe('10')
    }
    expect(errors).not.toHaveBeenCalled()
    failure = problem('too_many_requests')
    expect((await ask(path)).status).toBe(500)
    expect(errors).toHaveBeenCalledOnce()
  })

  it('in the middle of an answer ends the connection', async () => {
    failure = 'half'
    await expect(ask(path)).rejects.toThrow()
    expect(errors).toHaveBeenCalledOnce()
  })

  it('at once is an answer too', async () => {
    failsAtOnce = new Error('broken')
    expect(await ask('/es/nada')).toMatchObject({ status: 500, text: problemWords.es.internal_error.detail })
    expect(errors).toHaveBeenCalledExactlyOnceWith({ err: failsAtOnce, what: 'request' }, 'page failed')
  })

  it('before its turn, in a file’s own answer, is an answer too', async () => {
    const gone = new Error('gone while it was read')
    vi.spyOn(files, 'serve').mockImplementationOnce(() => {
      throw gone
    })
    expect(await ask('/es/nada')).toMatchObject({ status: 500, text: problemWords.es.internal_error.detail })
    expect(errors).toHaveBeenCalledExactlyOnceWith({ err: gone, what: 'request' }, 'page failed')
  })
})

describe('an allowance that is used up', () => {
  it('of turns is said in the language of the address', async () => {
    mayTake = false
    expect(await ask('/es/nada')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '5' },
      text: problemWords.es.too_many_requests.detail,
    })
  })

  it.each([pathOf('search', 'es'), pathOf('quote.view', 'es', { quoteToken: 'abc' }), '/es/nada'])(
    'of reading is said at %s',
    async (path) => {
      mayRead = false
      expect(await ask(path)).toMatchObject({
        status: 429,
        headers: { 'retry-after': '9' },
        text: problemWords.es.too_many_requests.detail,
      })
      expect([reached, missed]).toEqual([[], []])
    },
  )

  it('does not stop what stands still', async () => {
    mayRead = false
    expect((await ask('/crm/leads/7')).status).toBe(200)
    expect((await ask('/CONTACT')).status).toBe(308)
  })
})

describe('a proxy that the configuration does not know', () => {
  const forwarded = { 'x-forwarded-for': '192.0.2.7' }
  it('is named once', async () => {
    const own = await listening(0)
    await ask('/nowhere', 'GET', {}, own)
    expect(warnings).not.toHaveBeenCalled()
    await ask('/nowhere', 'GET', forwarded, own)
    await ask('/nowhere', 'GET', forwarded, own)
    expect(warnings).toHaveBeenCalledOnce()
  })
  it('is none where one is expected', async () => {
    await ask('/nowhere', 'GET', forwarded, await listening(1))
    expect(warnings).not.toHaveBeenCalled()
  })
})
