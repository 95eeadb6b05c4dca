import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PublishedKey } from '#src/site/published/published.ts'
import type * as SiteEntry from '#src/site/render/site-entry.ts'
import { type BuiltFiles, finishPage, stylesheetIn } from './finish-page.ts'

/**
 * The one renderer: an address and what is published in, the files that visitors are sent out. The build calls it for version 0, and the renderer's
 * process for what a publication changes.
 */

export type Site = Pick<typeof SiteEntry, 'isOtherPart' | 'makePage' | 'siteFiles'>
/** The site as it was built, with what was computed and parsed for its pages. */
export type BuiltSite = Site &
  Pick<typeof SiteEntry, 'computedFigures' | 'parsedWords' | 'takeComputedFigures' | 'takeParsedWords'>

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
  /** Somebody waited for it: it can be smaller when there is time. */
  isQuick: boolean
}

/** What arrives in the first round trip of a connection, ten packets of 1,460 bytes (RFC 6928), less 900 for the headers of our answer. */
const firstRoundTripBytes = 13_700
/** Smaller than this, a body is sent as it is. */
const leastCompressedBytes = 200
/** A page that is drawn sooner in two parts, whatever it weighs: the processor has half of it to lay out before it paints. */
const isSplitAlways = /\sdata-first-screen="always"/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * How hard to try: at the build, when nobody waits, as hard as can be; for a publication, when everybody waits, hardly; and afterwards once more
 * (docs/decisions/0019-publication.md has the figures).
 */
export type Effort = 'build' | 'publication' | 'afterwards'
const qualities = {
  build: { brotli: 11, windowBits: constants.BROTLI_DEFAULT_WINDOW, gzip: 9 },
  publication: { brotli: 6, windowBits: 16, gzip: 6 },
  afterwards: { brotli: 10, windowBits: 16, gzip: 9 },
} as const

export async function compressed(body: Buffer, effort: Effort): Promise<Pick<MadeFile, 'brotli' | 'gzip'>> {
  if (body.length < leastCompressedBytes) return { brotli: undefined, gzip: undefined }
  const quality = qualities[effort]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_LGWIN]: quality.windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body, { level: quality.gzip })])
  return { brotli: br, gzip: gz }
}

/** How a page is finished. */
export interface Finishing {
  files: BuiltFiles
  effort: Effort
  /** The page that it replaces, of the same build. */
  before?: string | undefined
}

/** A page as Astro made it as the file that is sent, and its stylesheet when that is in a file of its own. */
export async function finishedFiles(
  name: string,
  { body, policy, keys }: SiteEntry.MadePage,
  { files, effort, before }: Finishing,
): Promise<MadeFile[]> {
  const pack = async (to: string, text: string, more: Pick<MadeFile, 'policy' | 'keys'>): Promise<MadeFile> => {
    const bytes = Buffer.from(text)
    return { name: to, body: bytes, ...(await compressed(bytes, effort)), ...more, isQuick: effort === 'publication' }
  }
  if (!name.endsWith('.html')) return [await pack(name, body, { policy: undefined, keys })]
  if (policy === undefined) throw new Error(`${name} has no content-security policy`)
  if (effort === 'publication' && before !== undefined) {
    // As the page before, in one piece or in two: what fits was found out when somebody had time.
    const again = finishPage(body, policy, files, stylesheetIn(before) !== undefined, before)
    const page = await pack(name, again.html, { policy: again.policy, keys })
    const { stylesheet } = again
    return stylesheet ? [page, await pack(stylesheet.path, stylesheet.css, { policy: undefined, keys: [] })] : [page]
  }
  const whole = finishPage(body, policy, files, false, before)
  const inOne = () => pack(name, whole.html, { policy: whole.policy, keys })
  const page = (await isSurelyHeavy(whole.html)) ? undefined : await inOne()
  if (page && !isHeavy(page)) return [page]
  const split = finishPage(body, policy, files, true, before)
  const isAlways = isSplitAlways.test(body)
  // One that is too heavy all the same would only have a stylesheet more.
  if (split.html === whole.html || (!isAlways && (await isSurelyHeavy(split.html)))) return [page ?? (await inOne())]
  const first = await pack(name, split.html, { policy: split.policy, keys })
  if (isHeavy(first) && !isAlways) return [page ?? (await inOne())]
  if (!split.stylesheet) return [first]
  return [first, await pack(split.stylesheet.path, split.stylesheet.css, { policy: undefined, keys: [] })]
}

const isHeavy = ({ brotli: sent, body }: MadeFile) => (sent ?? body).length > firstRoundTripBytes

const quickQuality = 5
/** Our pages compressed in a twentieth of the time are 9 to 15 % larger. */
const quickShare = 1.2

/** Whether a page is too heavy however hard one tries: then nobody has to try. */
async function isSurelyHeavy(html: string): Promise<boolean> {
  const quick = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } })
  return quick.length > quickShare * firstRoundTripBytes
}
