import { closeSync, fstatSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'
import type { RenderedFile } from './rendered.ts'

/**
 * The pages that are not as the build made them, in one file: a head that says what is in it, then the bodies. One file, because a rename swaps it whole:
 * a crash leaves the pages before or the pages after, and never some of each.
 */

export interface PackedFile extends RenderedFile {
  /** Content-security policy of a page. */
  policy: string | undefined
  /** The file of its styles, when they are in one. */
  stylesheet: string | undefined
  /** A stylesheet that no page asks for stays for a day, for pages that are open. Milliseconds since 1970. */
  madeAtMillis: number
  /** Compressed in haste. */
  isQuick?: boolean | undefined
  /** Bytes of the body that is not compressed. */
  plainBytes: number
  /** Where its bodies are in the file; the plain one only when it is not there compressed. */
  plain: Span | undefined
  brotli: Span | undefined
  gzip: Span | undefined
}

/** First byte and length. */
type Span = [from: number, length: number]

export interface PackHead {
  /** Which build the pages belong to: its scripts and pictures. */
  build: string
  /** What is published: the versions, as the publication feature has them, for a start without the database. */
  versions: unknown
  /** The addresses of the pages that the newest of them changed. */
  changed: readonly string[]
  /** Files of the build whose pages are no longer there. */
  gone?: readonly string[] | undefined
  files: Record<string, PackedFile>
}

const span = z.tuple([z.number(), z.number()])
const headShape = z.object({
  build: z.string(),
  versions: z.unknown(),
  changed: z.array(z.string()),
  gone: z.array(z.string()).optional(),
  files: z.record(
    z.string(),
    z.object({
      path: z.string(),
      keys: z.array(z.string()),
      hash: z.string(),
      sourceHash: z.string(),
      policy: z.string().optional(),
      stylesheet: z.string().optional(),
      madeAtMillis: z.number(),
      isQuick: z.boolean().optional(),
      plainBytes: z.number(),
      plain: span.optional(),
      brotli: span.optional(),
      gzip: span.optional(),
    }),
  ),
})

/** Bytes before the head: its length. */
const lengthBytes = 8

export interface Pack {
  head: PackHead
  read(of: Span): Buffer
  /** As it was before it was compressed. */
  plainOf(file: PackedFile): Buffer
  /** After this nothing can be read. */
  close(): void
}

export type FileToPack = Omit<PackedFile, 'plain' | 'brotli' | 'gzip'> & {
  plain: Buffer | undefined
  brotli: Buffer | undefined
  gzip: Buffer | undefined
}

/** A file of a pack, to be written into another. */
export function asItWas({ plain, brotli, gzip, ...rest }: PackedFile, pack: Pack): FileToPack {
  return {
    ...rest,
    plain: plain && pack.read(plain),
    brotli: brotli && pack.read(brotli),
    gzip: gzip && pack.read(gzip),
  }
}

/** Writes a pack and waits until it is on the disk. */
export function writePack(path: string, head: Omit<PackHead, 'files'>, files: ReadonlyMap<string, FileToPack>): void {
  const bodies: Buffer[] = []
  let at = 0
  const place = (body: Buffer): Span => {
    bodies.push(body)
    at += body.length
    return [at - body.length, body.length]
  }
  const placed = Object.fromEntries(
    [...files].map(([name, { plain, brotli, gzip, ...rest }]): [string, PackedFile] => [
      name,
      { ...rest, plain: plain && place(plain), brotli: brotli && place(brotli), gzip: gzip && place(gzip) },
    ]),
  )
  const text = Buffer.from(JSON.stringify({ ...head, files: placed } satisfies PackHead))
  const length = Buffer.alloc(lengthBytes)
  length.writeBigUInt64BE(BigInt(text.length))
  const file = openSync(path, 'w')
  try {
    // Not writeSync: on a disk that fills up it writes some of the bytes and says so only in the number that it gives.
    for (const part of [length, text, ...bodies]) writeFileSync(file, part)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Undefined when there is none, or what is there is no whole pack. */
export function openPack(path: string): Pack | undefined {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  const bytes = (from: number, length: number) => {
    const found = Buffer.alloc(length)
    if (readSync(file, found, 0, length, from) !== length) throw new RangeError(`${path} ends too soon`)
    return found
  }
  try {
    const headBytes = Number(bytes(0, lengthBytes).readBigUInt64BE())
    if (headBytes > 64 * 1024 * 1024) throw new RangeError(`${path} is no pack`)
    const { versions, ...head } = headShape.parse(JSON.parse(bytes(lengthBytes, headBytes).toString('utf8')))
    const start = lengthBytes + headBytes
    const spans = Object.values(head.files).flatMap(({ plain, brotli, gzip }) => [plain, brotli, gzip])
    const end = spans.reduce((most, span) => Math.max(most, span ? span[0] + span[1] : 0), 0)
    if (fstatSync(file).size < start + end) throw new RangeError(`${path} ends too soon`)
    const read = ([from, length]: Span) => bytes(start + from, length)
    return {
      head: { ...head, versions, files: head.files as PackHead['files'] },
      read,
      plainOf({ plain, brotli }) {
        if (plain) return read(plain)
        if (brotli) return brotliDecompressSync(read(brotli))
        throw new Error(`${path} has a file without a body`)
      },
      close: () => closeSync(file),
    }
  } catch (error) {
    closeSync(file)
    if (error instanceof RangeError || error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}

/** Makes a written pack the one in force, whatever happens meanwhile: the rename is on the disk when this returns. */
export function putInForce(path: string, current: string): void {
  renameSync(path, current)
  const folder = openSync(dirname(current), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

export function removePack(path: string): void {
  rmSync(path, { force: true })
}
