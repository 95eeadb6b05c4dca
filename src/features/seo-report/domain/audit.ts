import type { PageFacts } from './page-facts.ts'
import { likeness, signatureOf } from './similarity.ts'

/** Everything that is wrong on the finished pages, whatever a search engine thinks of them. */

export const auditKinds = [
  'no-title',
  'title-long',
  'title-twice',
  'no-description',
  'description-long',
  'description-twice',
  'no-heading',
  'headings-skip',
  'words-few',
  'much-alike',
  'broken-link',
  'no-way-in',
  'no-counterpart',
  'counterpart-one-way',
  'no-structured-data',
  'broken-structured-data',
  'heavy',
  'image-without-alt',
] as const
export type AuditKind = (typeof auditKinds)[number]

export interface AuditFinding {
  kind: AuditKind
  path: string
  /** What was counted, or the other page. */
  detail: string
}

export interface Audit {
  pages: number
  hidden: number
  findings: AuditFinding[]
  /** By path: words, own links out, links in from other pages, bytes of HTML. */
  sizes: { path: string; language: string; words: number; linksOut: number; linksIn: number; bytes: number }[]
}

const limits = { title: 60, description: 160, words: 120, bytes: 250_000, alike: 0.6 }

/** `isKnown` says whether an address of ours answers. Hidden pages are only looked at for links and pictures. */
export function auditOf(pages: readonly PageFacts[], isKnown: (path: string) => boolean): Audit {
  const found = pages.filter(({ isHidden }) => !isHidden)
  const linksIn = new Map<string, number>()
  for (const { path, links } of pages)
    for (const to of links) if (to !== path) linksIn.set(to, (linksIn.get(to) ?? 0) + 1)
  const byPath = new Map(found.map((page) => [page.path, page]))
  const findings = [
    ...found.flatMap((page) => ownFindings(page, byPath, linksIn.get(page.path) ?? 0)),
    ...twice(found, 'title-twice', ({ title }) => title),
    ...twice(found, 'description-twice', ({ description }) => description),
    ...alike(found),
    ...pages.flatMap(({ path, links }) => {
      const broken = links.filter((to) => !isKnown(to))
      return broken.map((to): AuditFinding => ({ kind: 'broken-link', path, detail: to }))
    }),
    ...pages.flatMap(({ path, imagesWithoutAlt }): AuditFinding[] =>
      imagesWithoutAlt > 0 ? [{ kind: 'image-without-alt', path, detail: String(imagesWithoutAlt) }] : [],
    ),
  ]
  return {
    pages: pages.length,
    hidden: pages.length - found.length,
    findings: findings.sort((a, b) => auditKinds.indexOf(a.kind) - auditKinds.indexOf(b.kind)),
    sizes: pages.map(({ path, language, words, links, bytes }) => ({
      path,
      language,
      words: words.length,
      linksOut: links.length,
      linksIn: linksIn.get(path) ?? 0,
      bytes,
    })),
  }
}

function ownFindings(page: PageFacts, byPath: ReadonlyMap<string, PageFacts>, linksIn: number): AuditFinding[] {
  const found: AuditFinding[] = []
  const add = (kind: AuditKind, detail: number | string) =>
    found.push({ kind, path: page.path, detail: String(detail) })
  if (page.title === '') add('no-title', 0)
  if (page.title.length > limits.title) add('title-long', page.title.length)
  if (page.description === '') add('no-description', 0)
  if (page.description.length > limits.description) add('description-long', page.description.length)
  const first = page.headings.filter((level) => level === 1).length
  if (first !== 1) add('no-heading', first)
  const skips = page.headings.some((level, at) => at > 0 && level > (page.headings[at - 1] ?? 1) + 1)
  if (skips) add('headings-skip', page.headings.join(' '))
  if (page.words.length < limits.words) add('words-few', page.words.length)
  // A second address of a page leads its readers on and is led to by nobody, on purpose.
  const isSecond = page.canonical !== null && page.canonical !== page.path
  if (linksIn === 0 && !isSecond) add('no-way-in', 0)
  const others = Object.entries(page.alternates).filter(([code]) => code !== 'x-default' && code !== page.language)
  if (others.length === 0) add('no-counterpart', page.language)
  for (const [, to] of others) {
    const other = byPath.get(to)
    if (other && !isSecond && other.alternates[page.language] !== page.path) add('counterpart-one-way', to)
  }
  if (page.structuredDataTypes.length === 0) add('no-structured-data', 0)
  if (page.hasBrokenStructuredData) add('broken-structured-data', 0)
  if (page.bytes > limits.bytes) add('heavy', page.bytes)
  return found
}

function twice(pages: readonly PageFacts[], kind: AuditKind, said: (page: PageFacts) => string): AuditFinding[] {
  const groups = Map.groupBy(pages, (page) => `${page.language} ${said(page).toLowerCase()}`)
  return [...groups.values()].flatMap((group) => {
    // Two addresses of one page name the same canonical address.
    const others = group.filter(({ canonical }, at) => group.findIndex((one) => one.canonical === canonical) === at)
    const [first, second] = others
    if (!first || !second) return []
    return others.map(({ path }) => ({ kind, path, detail: path === first.path ? second.path : first.path }))
  })
}

function alike(pages: readonly PageFacts[]): AuditFinding[] {
  const signed = pages.flatMap((page) => {
    const signature = page.canonical === page.path ? signatureOf(page.words) : undefined
    return signature ? [{ page, signature }] : []
  })
  const found: AuditFinding[] = []
  for (const [at, one] of signed.entries())
    for (const other of signed.slice(at + 1)) {
      if (one.page.language !== other.page.language) continue
      const share = likeness(one.signature, other.signature)
      if (share >= limits.alike)
        found.push({
          kind: 'much-alike',
          path: one.page.path,
          detail: `${other.page.path} (${Math.round(share * 100)} %)`,
        })
    }
  return found
}
