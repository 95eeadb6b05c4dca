import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { ApiError, adminTokenKey, apiRequest, apiSend, defaultQueryFn, uploadForm } from './request.ts'

interface Sent {
  url: string
  method: string | undefined
  headers: Headers
  body: string | undefined
  credentials: RequestCredentials | undefined
  signal: AbortSignal | null | undefined
}
let sent: Sent[] = []

function answerWith(response: () => Response): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({
      url,
      method: init.method,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : undefined,
      credentials: init.credentials,
      signal: init.signal,
    })
    return response()
  })
}
function storeToken(token: string | null): void {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === adminTokenKey ? token : null) })
}
async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

beforeEach(() => {
  sent = []
  storeToken(null)
})
afterEach(() => vi.unstubAllGlobals())

describe('apiRequest', () => {
  it('sends no content type and no body without a body, always with credentials', async () => {
    answerWith(() => Response.json({ ok: true }))
    await expect(apiRequest('GET', '/api/auth/me')).resolves.toEqual({ ok: true })
    expect(sent[0]).toMatchObject({ url: '/api/auth/me', method: 'GET', body: undefined, credentials: 'include' })
    expect(sent[0]?.headers.has('content-type')).toBe(false)
    expect(sent[0]?.headers.has('authorization')).toBe(false)
    expect(sent[0]?.signal).toBeUndefined()
  })

  it('sends a body as JSON, even when it is null or false', async () => {
    answerWith(() => Response.json({}))
    for (const body of [{ a: 1 }, null, false]) await apiRequest('POST', '/x', body)
    expect(sent.map((s) => s.body)).toEqual(['{"a":1}', 'null', 'false'])
    expect(sent.every((s) => s.headers.get('content-type') === 'application/json')).toBe(true)
  })

  it('adds the bearer header when a token is stored, and the caller’s own headers', async () => {
    storeToken('abc')
    answerWith(() => Response.json({}))
    const { signal } = new AbortController()
    await apiRequest('POST', '/x', {}, { headers: { 'idempotency-key': 'k1' }, signal })
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer abc')
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k1')
    expect(sent[0]?.signal).toBe(signal)
  })

  it('works where the browser denies storage', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    answerWith(() => Response.json({ fine: 1 }))
    await expect(apiRequest('GET', '/x')).resolves.toEqual({ fine: 1 })
  })

  it.each([
    ['no content', () => new Response(null, { status: 204 })],
    ['text', () => new Response('hello', { headers: { 'content-type': 'text/plain' } })],
    ['JSON in name only', () => new Response('<html>', { headers: { 'content-type': 'application/json' } })],
  ])('gives an empty object for %s', async (_, response) => {
    answerWith(response)
    await expect(apiRequest('GET', '/x')).resolves.toEqual({})
  })

  it('raises status, colon, body text and carries the problem document', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Invalid',
      status: 422,
      code: 'invalid',
      fields: [{ field: 'email', code: 'required', message: 'Give an e-mail.' }, 'not a field'],
    }
    const body = JSON.stringify(problem)
    answerWith(() => new Response(body, { status: 422, headers: { 'content-type': 'application/problem+json' } }))
    const error = await failure(apiRequest('POST', '/x', {}))
    expect(error.message).toBe(`422: ${body}`)
    expect(error.status).toBe(422)
    expect(error.problem?.code).toBe('invalid')
    expect(error.problem?.fields).toEqual([{ field: 'email', code: 'required', message: 'Give an e-mail.' }])
  })

  it('uses the status text when the body is empty', async () => {
    answerWith(() => new Response('', { status: 503, statusText: 'Service Unavailable' }))
    const error = await failure(apiRequest('GET', '/x'))
    expect(error.message).toBe('503: Service Unavailable')
    expect(error.problem).toBeUndefined()
  })
})

describe('a problem document', () => {
  const problemIn = async (body: unknown) => {
    answerWith(() => Response.json(body, { status: 400 }))
    return (await failure(apiRequest('GET', '/x'))).problem
  }
  it('is taken as far as its members are of their types', async () => {
    expect(
      await problemIn({ type: 't', title: 'T', detail: 'D', code: 'c', status: 400, fields: [], more: 'unknown' }),
    ).toEqual({ type: 't', title: 'T', detail: 'D', code: 'c', status: 400, fields: [] })
    expect(await problemIn({ type: 1, title: null, detail: [], code: {}, status: '400', fields: 'x' })).toEqual({
      fields: [],
    })
  })
  it('leaves out fields that are none', async () => {
    const right = { field: 'a', code: 'b', message: 'c' }
    const wrong = [null, [], 'x', { ...right, field: 1 }, { ...right, code: 1 }, { ...right, message: 1 }, {}]
    expect((await problemIn({ fields: [right, ...wrong] }))?.fields).toEqual([right])
  })
  it('is none where the body is no object, or not JSON', async () => {
    for (const body of [null, [], 'text', 7]) expect(await problemIn(body)).toBeUndefined()
    answerWith(() => new Response('{"code":"c"}', { status: 400, headers: { 'content-type': 'text/jsonish' } }))
    expect((await failure(apiRequest('GET', '/x'))).problem).toBeUndefined()
    answerWith(() => new Response(new Blob(['{"code":"c"}']), { status: 400 }))
    expect((await failure(apiRequest('GET', '/x'))).problem).toBeUndefined()
  })
})

describe('a form with files', () => {
  it('is sent as it is, by a visitor without a token, by staff with theirs', async () => {
    storeToken('abc')
    answerWith(() => Response.json({ id: 1 }))
    const form = new FormData()
    expect(await apiSend('/api/bills', form, { 'idempotency-key': 'k' })).toEqual({ id: 1 })
    await uploadForm('/api/files', form, { 'x-note': 'n' })
    storeToken(null)
    await uploadForm('/api/files', form)
    expect(sent.map(({ method, credentials }) => [method, credentials])).toEqual(new Array(3).fill(['POST', 'include']))
    expect(sent.map(({ headers }) => Object.fromEntries(headers))).toEqual([
      { 'idempotency-key': 'k' },
      { authorization: 'Bearer abc', 'x-note': 'n' },
      {},
    ])
  })
  it('that is refused raises as any other request', async () => {
    answerWith(() => new Response('no', { status: 413 }))
    expect((await failure(apiSend('/api/bills', new FormData(), {}))).message).toBe('413: no')
  })
})

describe('the default fetch', () => {
  const run = (on401: 'throw' | 'returnNull', queryKey: (string | number)[]) =>
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery({
      queryKey,
      queryFn: defaultQueryFn({ on401 }),
    })

  it('gets the key’s segments joined with a slash', async () => {
    answerWith(() => Response.json([1]))
    await expect(run('throw', ['/api/crm', 'leads', 7])).resolves.toEqual([1])
    expect(sent[0]).toMatchObject({ url: '/api/crm/leads/7', method: 'GET', credentials: 'include' })
  })

  it('throws a 401, or gives null when asked to', async () => {
    answerWith(() => new Response('no', { status: 401 }))
    await expect(run('throw', ['/api/auth/me'])).rejects.toThrow('401: no')
    await expect(run('returnNull', ['/api/auth/me'])).resolves.toBeNull()
  })

  it('throws anything else even when a 401 would give null', async () => {
    answerWith(() => new Response('', { status: 500, statusText: 'Internal Server Error' }))
    await expect(run('returnNull', ['/x'])).rejects.toThrow('500: Internal Server Error')
  })
})

describe('createQueryClient', () => {
  it('tells once of each question and each change that failed', async () => {
    const heard: unknown[] = []
    const client = createQueryClient((error) => heard.push(error))
    answerWith(() => new Response('no', { status: 401 }))
    await client.fetchQuery({ queryKey: ['/api/a'] }).catch(() => undefined)
    expect(heard.map(String)).toEqual(['ApiError: 401: no'])
    const broken = new Error('broken')
    const change = client.getMutationCache().build(client, {
      mutationFn: async () => {
        throw broken
      },
    })
    await change.execute(undefined).catch(() => undefined)
    expect(heard.slice(1)).toEqual([broken])
  })

  it('never retries and never asks again for what it has', async () => {
    const client = createQueryClient()
    answerWith(() => new Response('', { status: 500, statusText: 'broken' }))
    await expect(client.fetchQuery({ queryKey: ['/api/a'] })).rejects.toThrow('500: broken')
    expect(sent).toHaveLength(1)
    answerWith(() => Response.json({ n: 1 }))
    await client.fetchQuery({ queryKey: ['/api/b'] })
    await client.fetchQuery({ queryKey: ['/api/b'] })
    expect(sent.filter((s) => s.url === '/api/b')).toHaveLength(1)
    expect(client.getDefaultOptions().queries).toMatchObject({ refetchInterval: false, refetchOnWindowFocus: false })
    expect(client.getDefaultOptions().mutations).toMatchObject({ retry: false })
  })
})
