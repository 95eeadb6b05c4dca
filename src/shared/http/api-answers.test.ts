import { createRoute, z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '#src/shared/log/log.ts'
import { type Api, bearerToken, createApi, emptyBodyIsNone, problems, requestLanguage } from './api.ts'
import { phoneField } from './phone-field.ts'
import { Problem } from './problem.ts'

const log = createLog('silent')
let failures = vi.spyOn(log, 'error')
let api: Api
let thrown: Error

beforeEach(() => {
  failures = vi.spyOn(log, 'error')
  api = createApi(log, new Map([['/files', 200_000]]))
  api.post('/echo', async (c) => c.text(await c.req.text()))
  api.post('/files', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
  api.get('/throws', () => {
    throw thrown
  })
  api.on(['GET', 'POST'], '/language', async (c) => c.text(await requestLanguage(c)))
  api.get('/bearer', (c) => c.json({ token: bearerToken(c) ?? null }))
})

const json = { 'content-type': 'application/json' }
const post = (path: string, body: string | FormData, headers: Record<string, string> = json) =>
  api.request(path, { method: 'POST', body, headers })
/** Sent without a length, as a program does that makes its body while it sends. */
const stream = (path: string, body: string, type = 'application/json') =>
  api.request(path, {
    method: 'POST',
    body: new Blob([body]).stream(),
    duplex: 'half',
    headers: { 'content-type': type, 'transfer-encoding': 'chunked' },
  } as RequestInit)
const failedWith = async (error: Error) => {
  thrown = error
  const answer = await api.request('/throws')
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

describe('a failure', () => {
  it('is a problem document in the language of the request, kept by nobody', async () => {
    const answer = await api.request('/nowhere?language=es')
    expect(answer.status).toBe(404)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': 'es',
      'cache-control': 'no-store',
    })
    expect(await answer.json()).toEqual(new Problem(404, 'not_found').document('es'))
  })

  it('has the status, fields and headers of its problem', async () => {
    const fields = [{ field: 'a', code: 'required', message: 'Fill this in' }]
    const { status, headers, body } = await failedWith(
      new Problem(429, 'too_many_requests', { fields, headers: { 'retry-after': '7' } }),
    )
    expect([status, headers.get('retry-after'), body.code, body.fields]).toEqual([
      429,
      '7',
      'too_many_requests',
      fields,
    ])
    expect(failures).not.toHaveBeenCalled()
  })

  it('of a body that is too large or no JSON says which', async () => {
    expect(await failedWith(new HTTPException(413))).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(await failedWith(new HTTPException(400))).toMatchObject({ status: 400, body: { code: 'malformed_body' } })
    expect(await failedWith(new HTTPException(418))).toMatchObject({ status: 400, body: { code: 'malformed_body' } })
    expect(failures).not.toHaveBeenCalled()
  })

  it('of the records asks to come again, and is no error of ours', async () => {
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const { status, body } = await failedWith(away)
    expect([status, body.code]).toEqual([503, 'database_unavailable'])
    expect(failures).not.toHaveBeenCalled()
  })

  it.each([new Error('secret words'), new HTTPException(500, { message: 'secret words' })])(
    'of our own is logged with its route, and says nothing of its words (%s)',
    async (error) => {
      const { status, body } = await failedWith(error)
      expect([status, body.code]).toEqual([500, 'internal_error'])
      expect(JSON.stringify(body)).not.toContain('secret')
      expect(failures).toHaveBeenCalledExactlyOnceWith(
        { err: error, route: '/throws', method: 'GET' },
        expect.any(String),
      )
    },
  )
})

describe('a body', () => {
  const limit = 64 * 1024
  it('is read up to 64 kB and refused above, by its length', async () => {
    const withLength = async (bytes: number) =>
      (await post('/echo', 'x', { ...json, 'content-length': String(bytes) })).status
    expect([await withLength(limit), await withLength(limit + 1)]).toEqual([200, 413])
  })

  it('is read up to 64 kB and refused above, also when nobody says its length', async () => {
    const whole = await stream('/echo', 'x'.repeat(limit))
    expect([whole.status, (await whole.text()).length]).toEqual([200, limit])
    expect((await stream('/echo', 'x'.repeat(limit + 1))).status).toBe(413)
  })

  it('that is a file may have as many bytes as its path takes', async () => {
    const multipart = 'multipart/form-data; boundary=b'
    const withLength = async (bytes: number) =>
      (await post('/files', 'x', { 'content-type': multipart, 'content-length': String(bytes) })).status
    expect([await withLength(200_000), await withLength(200_001)]).toEqual([200, 413])
    expect(await (await stream('/files', 'x'.repeat(200_000), multipart)).text()).toBe('200000')
    expect((await stream('/files', 'x'.repeat(200_001), multipart)).status).toBe(413)
  })

  it.each([
    ['/echo', 'application/json', 200],
    ['/echo', 'Application/JSON; charset=utf-8', 200],
    ['/echo', 'text/plain', 415],
    ['/echo', 'application/jsonp', 415],
    ['/echo', 'text/x; application/json', 415],
    ['/echo', 'multipart/form-data; boundary=b', 415],
    ['/files', 'Multipart/form-data; boundary=b', 200],
    ['/files', 'application/json', 415],
    ['/files', 'x multipart/form-data', 415],
    ['/files', 'multipart/form-database', 415],
  ])('for %s as %s is answered %i', async (path, type, status) => {
    expect((await post(path, '{}', { 'content-type': type, 'content-length': '2' })).status).toBe(status)
    expect((await stream(path, '{}', type)).status).toBe(status)
  })

  it('of no media type is refused; none at all may say what it likes', async () => {
    const without = await api.request('/echo', { method: 'POST', headers: { 'content-length': '2' } })
    expect([without.status, (await without.json()).code]).toEqual([415, 'unsupported_media_type'])
    expect((await api.request('/echo', { method: 'POST', headers: { 'content-type': 'text/plain' } })).status).toBe(200)
  })

  it('that is optional may be empty, or blank', async () => {
    api.post('/optional', emptyBodyIsNone, (c) => c.text(c.req.header('content-type') ?? 'none'))
    const type = async (body: string, headers?: Record<string, string>) =>
      (await post('/optional', body, headers)).text()
    expect([await type(''), await type(' \n'), await type('{}')]).toEqual(['none', 'none', 'application/json'])
    expect(await type('', { 'content-type': 'text/plain' })).toBe('text/plain')
  })
})

describe('what a route asks for', () => {
  it('is named where it is missing: in the body, the query or the path', async () => {
    const shape = z.object({ n: z.coerce.number().min(3) })
    const responses = { 200: { description: 'Right' } }
    const asJson = { required: true, content: { 'application/json': { schema: z.object({ n: z.number().min(3) }) } } }
    api.openapi(createRoute({ method: 'post', path: '/body', request: { body: asJson }, responses }), (c) =>
      c.body(null),
    )
    api.openapi(createRoute({ method: 'get', path: '/query', request: { query: shape }, responses }), (c) =>
      c.body(null),
    )
    api.openapi(createRoute({ method: 'get', path: '/path/{n}', request: { params: shape }, responses }), (c) =>
      c.body(null),
    )
    const tooSmall = { field: 'n', code: 'too_small', message: 'Escribe 3 o más' }
    const spanish = { 'accept-language': 'es' }
    for (const answer of [
      await post('/body', '{"n":2}', { ...json, ...spanish }),
      await api.request('/query?n=2', { headers: spanish }),
      await api.request('/path/2', { headers: spanish }),
    ])
      expect([answer.status, await answer.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'invalid_fields', fields: [tooSmall] }),
      ])
    const missing = await (await post('/body', '{}')).json()
    expect(missing.fields).toEqual([{ field: 'n', code: 'required', message: 'Fill this in' }])
    for (const answer of [
      await post('/body', '{"n":3}'),
      await api.request('/query?n=3'),
      await api.request('/path/3'),
    ])
      expect(answer.status).toBe(200)
    expect((await (await post('/body', '{"n":')).json()).code).toBe('malformed_body')
  })

  it('is described with the problems it may answer', () => {
    const described = problems(401, 422)
    expect(Object.keys(described)).toEqual(['401', '422'])
    expect(described['401']?.content).toHaveProperty('application/problem+json.schema')
    expect(described['401']?.description).toContain('RFC 9457')
  })

  it('names the field of a phone number that is none', async () => {
    api.get('/phone', async (c) => c.json(await phoneField(c, 'contact.phone', c.req.query('typed'))))
    const typed = async (query: string) => (await api.request(`/phone${query}`)).json()
    expect([await typed(''), await typed('?typed=711004350')]).toEqual([null, '+34711004350'])
    const refused = await api.request('/phone?typed=12&language=es')
    expect([refused.status, (await refused.json()).fields]).toEqual([
      422,
      [{ field: 'contact.phone', code: 'phone_invalid', message: 'Escribe un teléfono como +34 600 000 000' }],
    ])
  })
})

describe('the language of a request', () => {
  const spoken = async (query: string, header?: string, body?: string, headers = json) => {
    const answer = await api.request(`/language${query}`, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { ...(body === undefined ? {} : headers), ...(header ? { 'accept-language': header } : {}) },
    })
    return answer.text()
  }
  it('is the body’s, the query’s, the browser’s, or English', async () => {
    expect(await spoken('')).toBe('en')
    expect(await spoken('', 'es')).toBe('es')
    expect(await spoken('?language=es', 'en')).toBe('es')
    expect(await spoken('', 'en', '{"language":"es"}')).toBe('es')
  })
  it('is not spoilt by a body without one', async () => {
    for (const body of ['null', '7', '"language"', '{}', '{"language":"de"}', '{broken'])
      expect(await spoken('', 'es', body)).toBe('es')
  })
  it('is not looked for in a body that is too large', async () => {
    const headers = { ...json, 'content-length': '70000' }
    const answer = await post('/language', '{"language":"es"}', headers)
    expect([answer.status, answer.headers.get('content-language')]).toEqual([413, 'en'])
  })
})

it('a bearer token is one word of a token’s length behind its name, and nothing else', async () => {
  const token = 'aZ09_-'.repeat(5)
  const heard = async (authorization?: string) =>
    (await (await api.request('/bearer', { headers: authorization ? { authorization } : {} })).json()).token
  expect(await heard(`Bearer ${token}`)).toBe(token)
  expect(await heard(`Bearer ${'a'.repeat(20)}`)).toBe('a'.repeat(20))
  for (const wrong of [
    undefined,
    token,
    `Basic ${token}`,
    `xBearer ${token}`,
    `Bearer ${token} x`,
    `Bearer ${'a'.repeat(19)}`,
    `Bearer ${'a'.repeat(201)}`,
    `Bearer ${token}+`,
  ])
    expect(await heard(wrong)).toBeNull()
})
