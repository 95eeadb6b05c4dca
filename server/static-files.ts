import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { securityHeaders } from './security-headers.ts'

/**
 * The built site in memory: every file compressed at build time (script/finish-build.ts), answered with one write. A content page costs a
 * few microseconds and never reaches the API or Astro.
 */

export type Encoding = 'br' | 'gzip' | 'plain'

interface Variant {
  body: Buffer
  headers: readonly string[]
  /** The whole answer, its date included, made anew when the second changes. */
  whole?: { second: number; bytes: Buffer }
}
interface StaticFile {
  etag: string
  plain: Variant
  gzip: Variant | undefined
  brotli: Variant | undefined
  notModified: readonly string[]
}

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.bin': 'application/octet-stream',
}
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>()

  /** Loads a folder: `/about.html` answers `/about`, `/index.html` answers `/`, `/es.html` answers `/es`. */
  static load(
    folder: string,
    policies: Record<string, string>,
    headers: readonly (readonly [string, string])[] = securityHeaders,
  ): StaticFiles {
    const files = new StaticFiles()
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const name = `/${relative(folder, path)}`
      if (/\.(br|gz)$/.test(name)) continue
      files.#files.set(urlOf(name), fileOf(path, name, policies[name], headers))
    }
    return files
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  /** The bytes of a whole 200 answer, from status line to body; undefined when there is no such file. */
  whole(path: string, encoding: Encoding): Buffer | undefined {
    const file = this.#files.get(path)
    if (!file) return undefined
    const variant = (encoding === 'br' && file.brotli) || (encoding !== 'plain' && file.gzip) || file.plain
    const second = Math.floor(Date.now() / 1000)
    if (variant.whole?.second !== second) {
      const lines = ['HTTP/1.1 200 OK']
      for (let i = 0; i < variant.headers.length; i += 2) lines.push(`${variant.headers[i]}: ${variant.headers[i + 1]}`)
      lines.push(`date: ${new Date().toUTCString()}`, 'connection: keep-alive', '', '')
      variant.whole = { second, bytes: Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), variant.body]) }
    }
    return variant.whole.bytes
  }

  /** Answers GET and HEAD; false when there is no such file. */
  serve(path: string, req: IncomingMessage, res: ServerResponse, status = 200): boolean {
    const file = this.#files.get(path)
    if (!file) return false
    if (status === 200 && req.headers['if-none-match'] === file.etag) {
      res.writeHead(304, file.notModified as string[]).end()
      return true
    }
    const accepted = req.headers['accept-encoding']
    const wants = typeof accepted === 'string' ? accepted : ''
    const variant = (wants.includes('br') && file.brotli) || (wants.includes('gzip') && file.gzip) || file.plain
    res.writeHead(status, variant.headers as string[])
    res.end(req.method === 'HEAD' ? undefined : variant.body)
    return true
  }
}

function urlOf(name: string): string {
  if (!name.endsWith('.html')) return name
  const path = name.slice(0, -'.html'.length)
  return path === '/index' ? '/' : path.replace(/\/index$/, '')
}

function fileOf(
  path: string,
  name: string,
  policy: string | undefined,
  headers: readonly (readonly [string, string])[],
): StaticFile {
  const extension = extname(name)
  // A page without a policy must not be served.
  if (extension === '.html' && !policy)
    throw new Error(`${name} has no content-security policy: the build is not finished`)
  const body = readFileSync(path)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
  const always = [
    ['content-type', mediaTypes[extension] ?? 'application/octet-stream'],
    [
      'cache-control',
      name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ],
    ['etag', etag],
    ['vary', 'accept-encoding'],
    ...headers,
    ...(policy ? [['content-security-policy', policy]] : []),
  ].flat()
  const variant = (suffix: string, encoding?: string): Variant | undefined => {
    if (encoding && !existsSync(path + suffix)) return undefined
    const bytes = encoding ? readFileSync(path + suffix) : body
    return {
      body: bytes,
      headers: [...always, 'content-length', String(bytes.length), ...(encoding ? ['content-encoding', encoding] : [])],
    }
  }
  return {
    etag,
    plain: variant('') ?? { body, headers: always },
    gzip: variant('.gz', 'gzip'),
    brotli: variant('.br', 'br'),
    notModified: always,
  }
}
