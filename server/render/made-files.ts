import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Published, PublishedKey } from '#src/site/published/published.ts'
import type * as SiteEntry from '#src/site/render/site-entry.ts'
import { type BuiltFiles, finishPage } from './finish-page.ts'

/**
 * The one renderer: an address and what is published in, the files that visitors are sent out. The build calls it for version 0, and the renderer's
 * process for what a publication changes.
 */

export type Site = Pick<typeof SiteEntry, 'makePage' | 'siteFiles'>

export interface MadeFile {
  /** '/es/contacto.html' */
  name: string
  body: Buffer
  /** Undefined for what is too small to be worth it. */
  brotli: Buffer | undefined
  gzip: Buffer | undefined
  /** Content-security policy of a page. */
  policy: string | undefined
  /** What it shows of the published; nothing for a stylesheet. */
  keys: readonly PublishedKey[]
}

/** What arrives in the first round trip of a connection, ten packets of 1,460 bytes (RFC 6928), less 900 for the headers of our answer. */
const firstRoundTripBytes = 13_700
/** Smaller than this, a body is sent as it is. */
const leastCompressedBytes = 200
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** 11 is the smallest and the slowest. */
export type BrotliQuality = 9 | 10 | 11

export async function compressed(body: Buffer, quality: BrotliQuality): Promise<Pick<MadeFile, 'brotli' | 'gzip'>> {
  if (body.length < leastCompressedBytes) return { brotli: undefined, gzip: undefined }
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipped(body, { level: 9 }),
  ])
  return { brotli: br, gzip: gz }
}

/** One file, and its stylesheet when that is in a file of its own. Rejects with the cause when the page cannot be made. */
export async function madeFiles(
  file: SiteEntry.SiteFile,
  state: Published,
  { site, files, quality }: { site: Site; files: BuiltFiles; quality: BrotliQuality },
): Promise<MadeFile[]> {
  const { body, policy, keys } = await site.makePage(file.path, state)
  const pack = async (name: string, text: string, more: Pick<MadeFile, 'policy' | 'keys'>): Promise<MadeFile> => {
    const bytes = Buffer.from(text)
    return { name, body: bytes, ...(await compressed(bytes, quality)), ...more }
  }
  if (!file.name.endsWith('.html')) return [await pack(file.name, body, { policy: undefined, keys })]
  if (policy === undefined) throw new Error(`${file.path} has no content-security policy`)
  const whole = finishPage(body, policy, files)
  const page = await pack(file.name, whole.html, { policy: whole.policy, keys })
  if ((page.brotli?.length ?? page.body.length) <= firstRoundTripBytes) return [page]
  const split = finishPage(body, policy, files, true)
  // One that is too heavy all the same would only have a stylesheet more.
  const first = await pack(file.name, split.html, { policy: split.policy, keys })
  if (!split.stylesheet || (first.brotli?.length ?? 0) > firstRoundTripBytes) return [page]
  return [first, await pack(split.stylesheet.path, split.stylesheet.css, { policy: undefined, keys: [] })]
}
