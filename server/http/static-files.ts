import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import type { Pack } from '#server/render/pack.ts'
import { type Encoding, encodingFor, isHeldByClient, rangeFor } from './negotiation.ts'
import { headersFor } from './security-headers.ts'
import { builtFile, type Header, packedFile, type StaticFile, type Variant } from './static-file.ts'

/**
 * The site as files: what the build made (script/finish-build.ts), and over it the pages that a publication made (server/render). Kept in memory as
 * brotli, which is what browsers ask for; what only some robots ask for (gzip, pictures) is read from the disk, and plain text is unpacked. A content page
 * costs a few microseconds and never reaches the API or Astro.
 */

/** A file as one answer in one encoding. */
export type FileAnswer = Variant

export class StaticFiles {
  /** As the build made them, by file name, templates among them; those that something published stands for are read again when they are back. */
  readonly #built = new Map<string, StaticFile | undefined>()
  readonly #folder: string
  readonly #policies: Record<string, string>
  readonly #headers: readonly Header[]
  /** What is served, by address. */
  #files = new Map<string, StaticFile>()
  /** What is not as the build made it, by file name. */
  #published: ReadonlyMap<string, StaticFile> = new Map()
  #pack: Pack | undefined
  /** Grows when a path may have got another answer. */
  generation = 0

  private constructor(folder: string, policies: Record<string, string>, headers: readonly Header[]) {
    this.#folder = folder
    this.#policies = policies
    this.#headers = headers
  }

  /** Loads a folder: `/about.html` answers `/about`, `/index.html` answers `/`, `/es.html` answers `/es`. */
  static load(
    folder: string,
    policies: Record<string, string>,
    headers: readonly Header[] = headersFor('http://localhost', false),
  ): StaticFiles {
    const files = new StaticFiles(folder, policies, headers)
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const name = `/${relative(folder, path)}`
      if (/\.(br|gz)$/.test(name)) continue
      const file = files.#readBuilt(name)
      files.#built.set(name, file)
      if (isServed(name)) files.#files.set(urlOf(name), file)
    }
    return files
  }

  /** Serves the pages of a pack in the place of built ones, from the next request on and all at once; the pack before is closed. */
  publish(pack: Pack): void {
    const published = new Map<string, StaticFile>()
    const files = new Map<string, StaticFile>()
    const gone = new Set(pack.head.gone)
    for (const [name, known] of this.#built) {
      const isReplaced = name in pack.head.files
      const file = isReplaced ? undefined : (known ?? this.#readBuilt(name))
      this.#built.set(name, file)
      if (file && isServed(name) && !gone.has(name)) files.set(urlOf(name), file)
    }
    for (const [name, packed] of Object.entries(pack.head.files)) {
      const file = packedFile(pack, name, packed, this.#headers)
      published.set(name, file)
      if (isServed(name)) files.set(urlOf(name), file)
    }
    const before = this.#pack
    this.#files = files
    this.#published = published
    this.#pack = pack
    this.generation++
    before?.close()
  }

  #readBuilt(name: string): StaticFile {
    return builtFile(join(this.#folder, name), name, this.#policies[name], this.#headers)
  }

  /** A page by its file name, whether or not it is served as it is. Throws when there is none: the build is not whole. */
  page(name: string): { html: string; policy: string } {
    const file = this.#published.get(name) ?? this.#built.get(name)
    const html = file?.variants.identity.body()?.toString('utf8')
    if (html === undefined || file?.policy === undefined)
      throw new Error(`${name} is not there: the build is not finished`)
    return { html, policy: file.policy }
  }

  /** What is in a file that is no page, as text. Throws as `page`. */
  text(name: string): string {
    const text = (this.#published.get(name) ?? this.#built.get(name))?.variants.identity.body()?.toString('utf8')
    if (text === undefined) throw new Error(`${name} is not there: the build is not finished`)
    return text
  }

  /** Every page that is served as it is, with its HTML as visitors are sent it now. */
  *pages(): Generator<{ path: string; html: string }> {
    for (const path of this.#files.keys()) {
      if (path.includes('.')) continue
      const file = this.#files.get(path)
      const html = file?.policy === undefined ? undefined : file.variants.identity.body()?.toString('utf8')
      if (html !== undefined) yield { path, html }
    }
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  /** What answers a plain GET of a path, when it is small enough to be answered in one piece. */
  find(path: string, encoding: Encoding): FileAnswer | undefined {
    const file = this.#files.get(path)
    if (!file) return undefined
    const variant = file.variants[encoding] ?? file.variants.identity
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
    const variants = this.#files.get(path)?.variants
    if (!variants) return false
    const wished = variants[encodingFor(req.headers, encodingsOf(variants))] ?? variants.identity
    if (status === 200 && isHeldByClient(req.headers, wished.etag)) {
      res.writeHead(304, wished.notModified as string[]).end()
      return true
    }
    // What was compressed may have gone from the disk; the plain file is in memory, or has gone with it.
    for (const variant of new Set([wished, variants.identity])) {
      const body = variant.body()
      if (!body) continue
      send(variant, body, req, res, status)
      return true
    }
    return false
  }
}

const encodingsOf = (variants: StaticFile['variants']) =>
  Object.keys(variants).filter((key): key is Encoding => key in variants)

/** The whole body, or the range of it that was asked for. */
function send(variant: Variant, body: Buffer, req: IncomingMessage, res: ServerResponse, status: number): void {
  const range = status === 200 ? rangeFor(req.headers, variant.etag, body.length) : undefined
  if (range === undefined) {
    res.writeHead(status, variant.headers as string[])
    res.end(req.method === 'HEAD' ? undefined : body)
    return
  }
  const whole = [...variant.headers]
  whole.splice(whole.indexOf('content-length'), 2)
  if (range === 'unsatisfiable') {
    res.writeHead(416, [...whole, 'content-range', `bytes */${body.length}`, 'content-length', '0']).end()
    return
  }
  const part = body.subarray(range.start, range.end + 1)
  const about = ['content-range', `bytes ${range.start}-${range.end}/${body.length}`]
  res.writeHead(206, [...whole, ...about, 'content-length', String(part.length)])
  res.end(req.method === 'HEAD' ? undefined : part)
}

function urlOf(name: string): string {
  if (!name.endsWith('.html')) return name
  const path = name.slice(0, -'.html'.length)
  return path === '/index' ? '/' : path.replace(/\/index$/, '')
}

/** Templates are pages with a slot: server/http/page-finder.ts fills it. */
function isServed(name: string): boolean {
  return !name.startsWith('/templates/')
}
