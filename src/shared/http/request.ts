import type { QueryFunction } from '@tanstack/react-query'

/** The one way the client talks to the API (specification, sections 7 and 8). No schema library here: a page that only posts a form stays small. */

/** Local storage key of the staff token, as specified. */
export const adminTokenKey = 'adminToken'

export interface ProblemField {
  /** Path in the request body, joined with dots. */
  field: string
  code: string
  message: string
}

/** An RFC 9457 problem document, with the members our API adds. Anything missing or of the wrong type is left out. */
export interface Problem {
  type?: string
  title?: string
  status?: number
  detail?: string
  code?: string
  fields: ProblemField[]
}

/** A non-OK response. `message` is `${status}: ${body text, or the status text when the body is empty}`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly problem: Problem | undefined
  constructor(status: number, text: string, problem?: Problem) {
    super(`${status}: ${text}`)
    this.status = status
    this.problem = problem
  }
}

export interface RequestOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Sends one request and gives the parsed JSON answer, or `{}` when the answer is not JSON.
 * Throws ApiError on any non-OK status; network failures and aborts reject as fetch does.
 */
export async function apiRequest(
  method: string,
  url: string,
  body?: unknown,
  { headers, signal }: RequestOptions = {},
): Promise<unknown> {
  const token = storedToken()
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    credentials: 'include',
    ...(signal ? { signal } : {}),
  })
  return answerOf(response)
}

async function answerOf(response: Response): Promise<unknown> {
  const answer = await response.text()
  const parsed = parsedJson(answer, response.headers.get('content-type'))
  if (!response.ok) throw new ApiError(response.status, answer || response.statusText, problemFrom(parsed))
  return parsed ?? {}
}

/** Sends a form with files and gives the parsed JSON answer. Throws as `apiRequest` does. */
export async function apiSend(url: string, body: FormData, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers, body, credentials: 'include' })
  return answerOf(response)
}

/** TanStack's default fetch: a GET to the query key's segments joined with '/'. A 401 throws, or gives null when asked to. */
export function defaultQueryFn({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction<unknown> {
  return async ({ queryKey, signal }) => {
    try {
      return await apiRequest('GET', queryKey.map(String).join('/'), undefined, { signal })
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }
}

/** The staff token, or null when there is none or the browser denies storage. */
export function storedToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(adminTokenKey) ?? null
  } catch {
    return null
  }
}

function parsedJson(text: string, contentType: string | null): unknown {
  if (!contentType || !/\bjson\b/i.test(contentType)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Declared as JSON but is not: by the specification that is "not JSON".
    return undefined
  }
}

function problemFrom(value: unknown): Problem | undefined {
  if (!isRecord(value)) return undefined
  const problem: Problem = { fields: [] }
  for (const key of ['type', 'title', 'detail', 'code'] as const) {
    const member = value[key]
    if (typeof member === 'string') problem[key] = member
  }
  if (typeof value.status === 'number') problem.status = value.status
  if (Array.isArray(value.fields)) problem.fields = value.fields.filter(isField)
  return problem
}

function isField(value: unknown): value is ProblemField {
  return (
    isRecord(value) &&
    typeof value.field === 'string' &&
    typeof value.code === 'string' &&
    typeof value.message === 'string'
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
