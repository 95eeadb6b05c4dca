import { type IncomingHttpHeaders, request } from 'node:http'

export interface Asked {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  millis: number
}

/** One request as a stranger sends it, on a connection of its own. */
export function ask(
  port: number,
  path: string,
  o: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Asked> {
  const from = performance.now()
  return new Promise((done, failed) => {
    const length = o.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(o.body)) }
    const headers = { ...length, ...o.headers }
    const req = request({ host: '127.0.0.1', port, path, method: o.method ?? 'GET', headers, agent: false }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () =>
        done({
          status: res.statusCode ?? 0,
          headers: res.headers,
          body: Buffer.concat(chunks),
          millis: performance.now() - from,
        }),
      )
      res.on('error', failed)
    })
    req.on('error', failed)
    req.end(o.body)
  })
}

export const json = (value: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

export const enquiry = (email: string, more: object = {}) =>
  json({ name: 'Bench', email, message: 'Hello', consent: { privacy: true }, ...more })

/** A bearer header of the admin that the bench's sites begin with. */
export async function signIn(port: number): Promise<Record<string, string>> {
  const { status, body } = await ask(
    port,
    '/api/auth/login',
    json({ email: 'a@example.com', password: 'bench password' }),
  )
  if (status !== 200) throw new Error(`no sign-in: ${status}`)
  const { token }: { token: string } = JSON.parse(body.toString('utf8'))
  return { authorization: `Bearer ${token}` }
}
