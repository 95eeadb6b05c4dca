import { describe, expect, it } from 'vitest'
import { auditOf } from './audit.ts'
import type { PageFacts } from './page-facts.ts'

const words = (of: string, count: number) => Array.from({ length: count }, (_, at) => `${of}${at}`)

/** A page without a fault, as long as another leads to it. */
function page(path: string, change: Partial<PageFacts> = {}): PageFacts {
  return {
    path,
    language: 'en',
    title: `Title of ${path}`,
    description: `About ${path}`,
    isHidden: false,
    canonical: path,
    headings: [1, 2, 3, 2],
    words: words(path, 150),
    links: ['/home'],
    outward: 0,
    alternates: { en: path, es: `/es${path}` },
    structuredDataTypes: ['WebPage'],
    hasBrokenStructuredData: false,
    bytes: 1000,
    imagesWithoutAlt: 0,
    ...change,
  }
}
const home = (...links: string[]) => page('/home', { links })
const known = () => true
/** What is found on a page that the home page leads to and that leads back. */
const found = (change: Partial<PageFacts>) =>
  auditOf([home('/a'), page('/a', change)], known).findings.map(({ kind, path, detail }) => `${path} ${kind} ${detail}`)

describe('a page on its own', () => {
  const cases: [Partial<PageFacts>, string[]][] = [
    [{ title: '' }, ['/a no-title 0']],
    [{ title: 'T'.repeat(60) }, []],
    [{ title: 'T'.repeat(61) }, ['/a title-long 61']],
    [{ description: '' }, ['/a no-description 0']],
    [{ description: 'd'.repeat(160) }, []],
    [{ description: 'd'.repeat(161) }, ['/a description-long 161']],
    [{ headings: [2] }, ['/a no-heading 0']],
    [{ headings: [1, 2, 1] }, ['/a no-heading 2']],
    [{ headings: [1, 3, 4] }, ['/a headings-skip 1 3 4']],
    [{ headings: [2, 1, 2, 3, 4, 1].slice(0, 5) }, []],
    [{ words: words('x', 120) }, []],
    [{ words: words('x', 119) }, ['/a words-few 119']],
    [{ alternates: { en: '/a', 'x-default': '/a' } }, ['/a no-counterpart en']],
    [{ structuredDataTypes: [] }, ['/a no-structured-data 0']],
    [{ hasBrokenStructuredData: true }, ['/a broken-structured-data 0']],
    [{ bytes: 250_000 }, []],
    [{ bytes: 250_001 }, ['/a heavy 250001']],
    [{ imagesWithoutAlt: 2 }, ['/a image-without-alt 2']],
    [{}, []],
  ]
  it.each(cases)('%j: %j', (change, expected) => {
    expect(found(change)).toEqual(expected)
  })
})

describe('pages among each other', () => {
  const kinds = (...pages: PageFacts[]) =>
    auditOf([home('/a', '/b', '/c'), ...pages], known).findings.map(
      ({ kind, path, detail }) => `${path} ${kind} ${detail}`,
    )

  it('need a way in from another page; a second address of a page needs none', () => {
    const alone = auditOf([page('/a', { links: ['/a'] })], known)
    expect(alone.findings.map(({ kind }) => kind)).toEqual(['no-way-in'])
    expect(auditOf([page('/a', { canonical: '/b' })], known).findings).toEqual([])
    expect(auditOf([page('/a', { canonical: null })], known).findings).toHaveLength(1)
    // A hidden page may lead in all the same.
    expect(auditOf([page('/h', { isHidden: true, links: ['/a'] }), page('/a')], known).findings).toEqual([])
  })

  it('lead back to each other between languages, but for a second address', () => {
    const spanish = (alternates: Record<string, string>) =>
      page('/c', { language: 'es', alternates, title: 'Otra', description: 'Otra' })
    const english = page('/a', { alternates: { en: '/a', es: '/c' } })
    expect(kinds(english, spanish({ en: '/a', es: '/c' }))).toEqual([])
    expect(kinds(english, spanish({ en: '/b', es: '/c' }))).toEqual(['/a counterpart-one-way /c'])
    expect(kinds({ ...english, canonical: '/b' }, spanish({ en: '/b', es: '/c' }))).toEqual([])
  })

  it('share no title and no description within a language, whatever their letters', () => {
    const same = { title: 'Same' }
    expect(kinds(page('/a', same), page('/b', { title: 'SAME' }), page('/c', same))).toEqual([
      '/a title-twice /b',
      '/b title-twice /a',
      '/c title-twice /a',
    ])
    expect(kinds(page('/a', { description: 'd' }), page('/b', { description: 'D' }))).toEqual([
      '/a description-twice /b',
      '/b description-twice /a',
    ])
    expect(kinds(page('/a', same), page('/b', { ...same, language: 'es', alternates: { en: '/x' } }))).toEqual([])
    expect(kinds(page('/a', same), page('/b', { ...same, canonical: '/a', words: [...words('y', 150)] }))).toEqual([])
    expect(kinds(page('/a', same), page('/b', { ...same, isHidden: true }))).toEqual([])
  })

  it('are much alike from six tenths of their runs on, within a language, counted once', () => {
    const text = words('same', 300)
    const twin = { words: text }
    expect(kinds(page('/a', twin), page('/b', twin))).toEqual(['/a much-alike /b (100 %)'])
    expect(kinds(page('/a', twin), page('/b', { ...twin, canonical: '/a' }))).toEqual([])
    expect(kinds(page('/a', twin), page('/b', { ...twin, language: 'es', alternates: { en: '/x' } }))).toEqual([])
    expect(kinds(page('/a', twin), page('/b', { words: [...text.slice(0, 100), ...words('b', 200)] }))).toEqual([])
  })

  it('lead to addresses that answer, hidden ones too', () => {
    const pages = [home('/a'), page('/a', { isHidden: true, links: ['/gone', '/home', '/lost'], imagesWithoutAlt: 1 })]
    const { findings } = auditOf(pages, (path) => path === '/home' || path === '/a')
    expect(findings).toEqual([
      { kind: 'broken-link', path: '/a', detail: '/gone' },
      { kind: 'broken-link', path: '/a', detail: '/lost' },
      { kind: 'image-without-alt', path: '/a', detail: '1' },
    ])
  })
})

it('findings stand in the order of their kinds, and every page has its size', () => {
  const audit = auditOf(
    [
      home('/a', '/b'),
      page('/a', { bytes: 300_000, links: ['/home', '/b'] }),
      page('/b', { title: '', isHidden: false }),
      page('/h', { isHidden: true }),
    ],
    known,
  )
  expect(audit.findings.map(({ kind, path }) => `${kind} ${path}`)).toEqual(['no-title /b', 'heavy /a'])
  expect(audit).toMatchObject({ pages: 4, hidden: 1 })
  expect(audit.sizes).toEqual([
    { path: '/home', language: 'en', words: 150, linksOut: 2, linksIn: 3, bytes: 1000 },
    { path: '/a', language: 'en', words: 150, linksOut: 2, linksIn: 1, bytes: 300_000 },
    { path: '/b', language: 'en', words: 150, linksOut: 1, linksIn: 2, bytes: 1000 },
    { path: '/h', language: 'en', words: 150, linksOut: 1, linksIn: 0, bytes: 1000 },
  ])
})
