import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { securityHeaders } from './security-headers.ts'

/**
 * The built site: every page compressed at build time (script/finish-build.ts) and kept in memory as brotli, which is what browsers ask for; what
 * only some robots ask for (gzip, pictures) is read from the disk, and plain text is unpacked. A content page costs a few microseconds and never
 * reaches the API or Astro.
 */

export type Encoding = 'br' | 'gzip' | 'plain'

interface Variant {
  /** Undefined when the file has gone from the disk since the start. */
  body(): Buffer | undefined
  headers: readonly string[]
  /** It is small: it may be answered in one piece. */
  mayBeWhole: boolean
  /** From status line to body, for the running second. */
  whole: Buffer | undefined
}
/** A file as one answer in one encoding. */
export type FileAnswer = Variant
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
  '.wasm': 'application/wasm',
  '.traineddata': 'application/octet-stream',
}

/** Of the twin of a page that promises help at any hour. */
const offCallEnding = '.off-call.html'
const isPicture = /\.(png|webp)$/
/** Megabytes for few: what recognises the letters of a photographed bill stays on the disk. */
const isForFew = /^\/letters\/|\.wasm$/

/** Of a body that is answered in one piece with its head. */
const maxWholeBytes = 64 * 1024

export class StaticFiles {
  readonly #files = new Map<string, StaticFile>()
  /** Pages that promise help at any hour, without that promise. */
  readonly #withoutPromise = new Map<string, StaticFile>()
  #isPromised = true
  /** Grows when a path may have got another answer. */
  generation = 0

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
      // Templates are pages with a slot: server/page-finder.ts fills it.
      if (/\.(br|gz)$/.test(name) || name.startsWith('/templates/')) continue
      const file = fileOf(path, name, policies[name], headers)
      if (name.endsWith(offCallEnding)) files.#withoutPromise.set(urlOf(name.replace(offCallEnding, '.html')), file)
      else files.#files.set(urlOf(name), file)
    }
    return files
  }

  /** Sends pages with or without the promise of help at any hour (script/finish-build.ts made both), from the next request on. */
  promiseHelpAtAnyHour(isPromised: boolean): void {
    if (isPromised === this.#isPromised) return
    this.#isPromised = isPromised
    for (const [path, other] of this.#withoutPromise) {
      const sent = this.#files.get(path)
      this.#files.set(path, other)
      if (sent) this.#withoutPromise.set(path, sent)
    }
    this.generation++
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  /** What answers a plain GET of a path, when it is small enough to be answered in one piece. */
  find(path: string, encoding: Encoding): FileAnswer | undefined {
    const file = this.#files.get(path)
    if (!file) return undefined
    const variant = (encoding === 'br' && file.brotli) || (encoding !== 'plain' && file.gzip) || file.plain
    return variant.mayBeWhole ? variant : undefined
  }

  #second = 0
  readonly #wholeNow: Variant[] = []

  /**
   * The bytes of a 200 answer, from status line to body; undefined when its file has gone. They hold the date and a copy of the body, so they are kept
   * for the second they are made in.
   */
  whole(answer: FileAnswer): Buffer | undefined {
    const second = Math.floor(Date.now() / 1000)
    if (second !== this.#second) {
      this.#second = second
      for (const past of this.#wholeNow.splice(0)) past.whole = undefined
    }
    if (answer.whole) return answer.whole
    const { headers } = answer
    const body = answer.body()
    if (!body) return undefined
    const lines = ['HTTP/1.1 200 OK']
    for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`)
    lines.push(`date: ${new Date(second * 1000).toUTCString()}`, 'connection: keep-alive', '', '')
    const bytes = Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), body])
    answer.whole = bytes
    this.#wholeNow.push(answer)
    return bytes
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
    const variants = [wants.includes('br') && file.brotli, wants.includes('gzip') && file.gzip, file.plain]
    for (const variant of variants) {
      const body = variant ? variant.body() : undefined
      if (!variant || !body) continue
      res.writeHead(status, variant.headers as string[])
      res.end(req.method === 'HEAD' ? undefined : body)
      return true
    }
    return false
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
  const { size, mtimeMs } = statSync(path)
  const staysOnDisk = isForFew.test(name)
  const packed = statSync(`${path}.br`, { throwIfNoEntry: false })
  const brotli = packed && !staysOnDisk ? readFileSync(`${path}.br`) : undefined
  const inMemory = brotli ?? (staysOnDisk || isPicture.test(name) ? undefined : readFileSync(path))
  const etag = `"${createHash('sha256')
    .update(inMemory ?? `${size} ${mtimeMs}`)
    .digest('base64url')
    .slice(0, 20)}"`
  const always = [
    ['content-type', mediaTypes[extension] ?? 'application/octet-stream'],
    [
      'cache-control',
      name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ],
    ['etag', etag],
    ['vary', 'accept-encoding'],
    // The others speak of documents and what these may do.
    ...(name.startsWith('/assets/') ? headers.filter(([header]) => header === 'x-content-type-options') : headers),
    ...(policy ? [['content-security-policy', policy]] : []),
  ].flat()
  const variant = (body: Variant['body'], length: number, encoding?: string): Variant => ({
    body,
    headers: [...always, 'content-length', String(length), ...(encoding ? ['content-encoding', encoding] : [])],
    mayBeWhole: length <= maxWholeBytes,
    whole: undefined,
  })
  const plainBody = brotli ? () => brotliDecompressSync(brotli) : inMemory ? () => inMemory : onDisk(path, mtimeMs)
  const zipped = statSync(`${path}.gz`, { throwIfNoEntry: false })
  return {
    etag,
    plain: variant(plainBody, size),
    gzip: zipped && variant(onDisk(`${path}.gz`, zipped.mtimeMs), zipped.size, 'gzip'),
    brotli: brotli
      ? variant(() => brotli, brotli.length, 'br')
      : packed && variant(onDisk(`${path}.br`, packed.mtimeMs), packed.size, 'br'),
    notModified: always,
  }
}

/** Reads a file as it was at the start: gives undefined once the site has been built anew under this process, whose headers would be others. */
function onDisk(path: string, mtimeMs: number): () => Buffer | undefined {
  return () => (statSync(path, { throwIfNoEntry: false })?.mtimeMs === mtimeMs ? readFileSync(path) : undefined)
}
