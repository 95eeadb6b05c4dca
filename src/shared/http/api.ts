import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { databaseUnavailable, isDatabaseAway } from '#src/shared/db/away.ts'
import { type Language, languageOfHeader, languages } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { HttpBindings } from './client-address.ts'
import { fieldProblems } from './field-problems.ts'
import { Problem, problemDocument } from './problem.ts'

export type Api = OpenAPIHono<{ Bindings: HttpBindings }>

/** The largest JSON body any endpoint takes. */
const maxBodyBytes = 64 * 1024

/**
 * An API that answers every failure with a problem document in the request's language, and validates by the routes' own schemas. Bodies are JSON of
 * 64 kB at most, but for the paths of `files`, which take a multipart body of so many bytes.
 */
export function createApi(log: Log, files: ReadonlyMap<string, number> = new Map()): Api {
  const api: Api = new OpenAPIHono<{ Bindings: HttpBindings }>({
    defaultHook: async (result, c) => {
      if (result.success) return
      const input =
        result.target === 'json' ? await c.req.json() : result.target === 'query' ? c.req.query() : c.req.param()
      throw new Problem(422, 'invalid_fields', { fields: fieldProblems(result.error, await requestLanguage(c), input) })
    },
  })
  const limits = new Map([...files].map(([path, maxSize]) => [path, bodyLimit({ maxSize, onError: tooLarge })]))
  const limitJson = bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge })
  api.use(async (c, next) => {
    // The headers decide where they can: touching the body stream makes every request several times as dear.
    const mostBytes = files.get(c.req.path)
    const length = c.req.header('content-length')
    const streamed = c.req.header('transfer-encoding') !== undefined
    if (Number(length ?? 0) > (mostBytes ?? maxBodyBytes)) tooLarge()
    const isRight = mostBytes === undefined ? isJson(c) : isMultipart(c)
    if ((streamed || Number(length ?? 0) > 0) && !isRight) throw new Problem(415, 'unsupported_media_type')
    return streamed ? (limits.get(c.req.path) ?? limitJson)(c, next) : next()
  })
  api.notFound((c) => problemResponse(c, new Problem(404, 'not_found')))
  api.onError(async (error, c) => {
    if (error instanceof Problem) return problemResponse(c, error)
    if (error instanceof HTTPException && error.status < 500)
      return problemResponse(
        c,
        new Problem(error.status === 413 ? 413 : 400, error.status === 413 ? 'too_large' : 'malformed_body'),
      )
    if (isDatabaseAway(error)) return problemResponse(c, databaseUnavailable())
    log.error({ err: error, route: c.req.routePath, method: c.req.method }, 'request failed')
    return problemResponse(c, new Problem(500, 'internal_error'))
  })
  return api
}

/** The listener takes in what still comes, for a moment, and ends the connection then: ended at once, it would often take the answer with it. */
function tooLarge(): never {
  throw new Problem(413, 'too_large')
}

const isMultipart = (c: Context) => /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
const isJson = (c: Context) => /^application\/json\b/i.test(c.req.header('content-type') ?? '')

/** For a route whose body is optional: clients that always say JSON and send nothing mean no body. */
export const emptyBodyIsNone: MiddlewareHandler = async (c, next) => {
  if (isJson(c) && (await c.req.text()).trim() === '') c.req.raw.headers.delete('content-type')
  await next()
}

/** The body's language, the query's, Accept-Language, English. */
export async function requestLanguage(c: Context, mayReadBody = true): Promise<Language> {
  const body: unknown = mayReadBody && isJson(c) ? await c.req.json().catch(() => undefined) : undefined
  const wished = [
    body && typeof body === 'object' && 'language' in body ? body.language : undefined,
    c.req.query('language'),
  ]
  return languages.find((l) => wished.includes(l)) ?? languageOfHeader(c.req.header('accept-language')) ?? 'en'
}

async function problemResponse(c: Context, problem: Problem): Promise<Response> {
  // A body that was too large is not read for its language.
  const language = await requestLanguage(c, problem.status !== 413)
  return c.body(JSON.stringify(problemDocument.parse(problem.document(language))), problem.status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
    ...problem.headers,
  })
}

/** The bearer token of a request, if there is one. */
export function bearerToken(c: Context): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1]
}

/** The problem responses of a route, for its OpenAPI description. */
export function problems(...statuses: number[]) {
  const content = { 'application/problem+json': { schema: problemDocument } }
  return Object.fromEntries(statuses.map((status) => [status, { description: 'Problem document (RFC 9457)', content }]))
}
