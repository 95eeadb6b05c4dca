import { createHash } from 'node:crypto'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { type NewsItem, plainAddress, tagsOf } from '#src/features/energy-news/domain/news.ts'
import type { NewsSource } from '#src/features/energy-news/sources.ts'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'

/** RSS and Atom, read as text and nothing else: no entities of their own, no markup, no address outside the source's own site. */

export const feedFailures = ['no-feed', 'empty'] as const
export class NewsFeedError extends Error {
  readonly code: (typeof feedFailures)[number]
  constructor(code: (typeof feedFailures)[number]) {
    super(code)
    this.code = code
  }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  // Those of XML alone are put back by `plain`: what a document declares for itself is never expanded.
  processEntities: false,
  isArray: (name) => name === 'item' || name === 'entry' || name === 'link',
})

const mostItems = 100
const mostTitle = 200
const mostAgeDays = 400

const text = z.union([z.string(), z.looseObject({ '#text': z.string() }).transform((node) => node['#text'])])
const link = z.union([z.string(), z.looseObject({ '@href': z.string() }).transform((node) => node['@href'])])
const entry = z.looseObject({
  title: text,
  link: z.array(z.unknown()),
  pubDate: text.optional(),
  published: text.optional(),
  updated: text.optional(),
})
const document = z.union([
  z
    .looseObject({ rss: z.looseObject({ channel: z.looseObject({ item: z.array(z.unknown()) }) }) })
    .transform((d) => d.rss.channel.item),
  z.looseObject({ feed: z.looseObject({ entry: z.array(z.unknown()) }) }).transform((d) => d.feed.entry),
])

/**
 * The items of a feed that can be shown; what has no date, a date in the future or of long ago, no title or an address elsewhere is left out. Throws the
 * NewsFeedError `no-feed` for what is no feed, `empty` when nothing of it can be shown.
 */
export function itemsOf(body: string, source: NewsSource, now: Date): NewsItem[] {
  // A document type may declare entities that grow without end; no feed needs one.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(body)) throw new NewsFeedError('no-feed')
  const parsed = document.safeParse(xmlOf(body))
  if (!parsed.success) throw new NewsFeedError('no-feed')
  const items = parsed.data.slice(0, mostItems).flatMap((raw) => itemOf(raw, source, now) ?? [])
  if (items.length === 0) throw new NewsFeedError('empty')
  return items
}

function xmlOf(body: string): unknown {
  try {
    return parser.parse(body)
  } catch {
    throw new NewsFeedError('no-feed')
  }
}

function itemOf(raw: unknown, source: NewsSource, now: Date): NewsItem | undefined {
  const parsed = entry.safeParse(raw)
  if (!parsed.success) return undefined
  const { title, link: links, pubDate, published, updated } = parsed.data
  const url = links.map((one) => link.safeParse(one)).find((one) => one.success)?.data
  const at = new Date(published ?? pubDate ?? updated ?? '')
  const words = plain(title)
  if (url === undefined || words === '' || Number.isNaN(at.getTime())) return undefined
  const day = madridDate(at)
  const today = madridDate(now)
  if (day > addDays(today, 1) || day < addDays(today, -mostAgeDays)) return undefined
  const address = addressOf(plain(url), source)
  if (!address) return undefined
  const id = createHash('sha256').update(address).digest('base64url').slice(0, 22)
  return {
    id,
    source: source.id,
    url: address,
    title: words,
    language: source.language,
    day,
    tags: tagsOf(words),
    headings: {},
  }
}

/** An address on the source's own site, over https; undefined for any other. */
function addressOf(url: string, { host }: NewsSource): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname, username, port } = new URL(url)
  const isOwn = hostname === host || hostname.endsWith(`.${host}`)
  return protocol === 'https:' && isOwn && username === '' && port === '' ? plainAddress(url) : undefined
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
}

/** Words without markup: entities put back, then tags taken away, and once more, because some write their markup as entities. */
function plain(written: string): string {
  const decoded = written.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
  })
  const bare = decoded
    .replace(/<[^>]*>/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\p{Cc}|\p{Surrogate}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return bare.length > mostTitle ? `${bare.slice(0, mostTitle).replace(/\s+\S*$/, '')} …` : bare
}
