import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Pack, PackedFile } from '#server/render/pack.ts'
import type { Encoding } from './negotiation.ts'

/** One file of the site in every encoding it was built in, with the heads of its answers made beforehand. */

/** A file as one answer in one encoding. */
export interface Variant {
  /** Undefined when the file has gone from the disk since the start. */
  body(): Buffer | undefined
  /** Of these bytes: another encoding is another tag. */
  etag: string
  headers: readonly string[]
  notModified: readonly string[]
  /** It is small: it may be answered in one piece. */
  mayBeWhole: boolean
  /** From status line to body, for the running second. */
  whole: Buffer | undefined
}
/** A file in every encoding it was built in. */
export interface StaticFile {
  policy: string | undefined
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>
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
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.bin': 'application/octet-stream',
  '.wasm': 'application/wasm',
  '.traineddata': 'application/octet-stream',
}

const isPicture = /\.(png|webp)$/
/** Much for few stays on the disk: what reads a bill or recognises the letters of a photographed one, and what staff write pages with. */
const isForFew = /^\/letters\/|\.wasm$|^\/assets\/(bill-reader\.worker|post-editor\.app)\b/

/** Of a body that is answered in one piece with its head. */
const maxWholeBytes = 64 * 1024

export type Header = readonly [string, string]

interface Body {
  body: Variant['body']
  length: number
}

interface Bodies {
  digest: string
  plain: Body
  brotli: Body | undefined
  gzip: Body | undefined
}

/** A file of the build's folder, which may stay on the disk. */
export function builtFile(
  path: string,
  name: string,
  policy: string | undefined,
  headers: readonly Header[],
): StaticFile {
  const { size, mtimeMs } = statSync(path)
  const staysOnDisk = isForFew.test(name)
  const packed = statSync(`${path}.br`, { throwIfNoEntry: false })
  const brotli = packed && !staysOnDisk ? readFileSync(`${path}.br`) : undefined
  const inMemory = brotli ?? (staysOnDisk || isPicture.test(name) ? undefined : readFileSync(path))
  const plainBody = brotli ? () => brotliDecompressSync(brotli) : inMemory ? () => inMemory : onDisk(path, mtimeMs)
  const zipped = statSync(`${path}.gz`, { throwIfNoEntry: false })
  return fileOf(name, policy, headers, {
    digest: digestOf(inMemory ?? `${size} ${mtimeMs}`),
    plain: { body: plainBody, length: size },
    brotli: brotli
      ? inMemoryBody(brotli)
      : packed && { body: onDisk(`${path}.br`, packed.mtimeMs), length: packed.size },
    gzip: zipped && { body: onDisk(`${path}.gz`, zipped.mtimeMs), length: zipped.size },
  })
}

/** A page that a publication made. */
export function packedFile(pack: Pack, name: string, packed: PackedFile, headers: readonly Header[]): StaticFile {
  const { policy, gzip } = packed
  const brotli = packed.brotli && pack.read(packed.brotli)
  return fileOf(name, policy, headers, {
    digest: digestOf(packed.hash),
    plain: { body: () => pack.plainOf(packed), length: packed.plainBytes },
    brotli: brotli && inMemoryBody(brotli),
    gzip: gzip && { body: () => pack.read(gzip), length: gzip[1] },
  })
}

const inMemoryBody = (bytes: Buffer): Body => ({ body: () => bytes, length: bytes.length })

function digestOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 20)
}

function fileOf(name: string, policy: string | undefined, headers: readonly Header[], bodies: Bodies): StaticFile {
  const extension = extname(name)
  // A page without a policy must not be served.
  if (extension === '.html' && !policy)
    throw new Error(`${name} has no content-security policy: the build is not finished`)
  const { digest, plain, brotli, gzip } = bodies
  const always = [
    ['content-type', mediaTypes[extension] ?? 'application/octet-stream'],
    [
      'cache-control',
      name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ],
    ['accept-ranges', 'bytes'],
    ['vary', 'accept-encoding'],
    // The others speak of documents and what these may do.
    ...(name.startsWith('/assets/') ? headers.filter(([header]) => header === 'x-content-type-options') : headers),
    ...(policy ? [['content-security-policy', policy]] : []),
  ].flat()
  const variant = (body: Variant['body'], length: number, encoding?: Encoding): Variant => {
    const etag = encoding ? `"${digest}-${encoding}"` : `"${digest}"`
    const notModified = [...always, 'etag', etag]
    return {
      body,
      etag,
      headers: [...notModified, 'content-length', String(length), ...(encoding ? ['content-encoding', encoding] : [])],
      notModified,
      mayBeWhole: length <= maxWholeBytes,
      whole: undefined,
    }
  }
  return {
    policy,
    variants: {
      identity: variant(plain.body, plain.length),
      ...(gzip ? { gzip: variant(gzip.body, gzip.length, 'gzip') } : {}),
      ...(brotli ? { br: variant(brotli.body, brotli.length, 'br') } : {}),
    },
  }
}

/** Reads a file as it was at the start: gives undefined once the site has been built anew under this process, whose headers would be others. */
function onDisk(path: string, mtimeMs: number): () => Buffer | undefined {
  return () => (statSync(path, { throwIfNoEntry: false })?.mtimeMs === mtimeMs ? readFileSync(path) : undefined)
}
