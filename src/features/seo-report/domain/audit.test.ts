import { expect, test } from 'vitest'
import { auditOf } from './audit.ts'
import { pageFacts } from './page-facts.ts'
import { likeness, signatureOf } from './similarity.ts'

const words = (seed: string, count = 200) => Array.from({ length: count }, (_, i) => `${seed}${i}`).join(' ')
const html = (o: {
  path: string
  title?: string
  description?: string
  body?: string
  language?: string
  robots?: string
  alternates?: string
  data?: string
}) =>
  `<!doctype html><html lang="${o.language ?? 'en'}"><head><title>${o.title ?? o.path}</title><meta name="description" content="${o.description ?? `about ${o.path}`}">${o.robots ?? ''}<link rel="canonical" href="https://example.com${o.path}">${o.alternates ?? `<link rel="alternate" hreflang="en" href="https://example.com${o.path}"><link rel="alternate" hreflang="es" href="https://example.com/es${o.path}">`}<script type="application/ld+json">${o.data ?? '{"@type":"WebPage"}'}</script></head><body><main><h1>A</h1>${o.body ?? ''}<p>${words(o.path)}</p></main></body></html>`
const audited = (pages: Record<string, string>, isKnown: (path: string) => boolean = () => true) =>
  auditOf(
    Object.entries(pages).map(([path, page]) => pageFacts(path, page)),
    isKnown,
  )
const kindsAt = (audit: ReturnType<typeof audited>, path: string) =>
  audit.findings.filter((f) => f.path === path).map(({ kind }) => kind)

test('pages that lead to each other and are whole have no findings', () => {
  const audit = audited({
    '/a': html({ path: '/a', body: '<a href="/b">b</a><noscript><h1>Without script</h1></noscript>' }),
    '/b': html({ path: '/b', body: '<a href="/a?x=1#y">a</a><a href="https://boe.es/">boe</a>' }),
  })
  expect(audit.findings).toEqual([])
  expect(audit.sizes[1]).toMatchObject({ linksIn: 1, linksOut: 1 })
})

test('each thing that is wrong is named with its page', () => {
  const audit = audited(
    {
      '/a': html({
        path: '/a',
        title: 'T'.repeat(61),
        body: '<h3>x</h3><img src="/x.png"><a href="/gone">g</a>',
        data: '{"@type":',
      }),
      '/b': html({ path: '/b', description: '', alternates: '' }).replace('<h1>A</h1>', ''),
    },
    (path) => path !== '/gone',
  )
  expect(kindsAt(audit, '/a')).toEqual([
    'title-long',
    'headings-skip',
    'broken-link',
    'no-way-in',
    'no-structured-data',
    'broken-structured-data',
    'image-without-alt',
  ])
  expect(kindsAt(audit, '/b')).toEqual(['no-description', 'no-heading', 'no-way-in', 'no-counterpart'])
})

test('the same head or the same text twice is found, within a language', () => {
  const text = words('same', 300)
  const page = (path: string, language: string) =>
    html({ path, title: 'Same', description: `d${path}`, body: `<p>${text}</p>`, language })
  const audit = audited({ '/a': page('/a', 'en'), '/b': page('/b', 'en'), '/es/c': page('/es/c', 'es') })
  expect(audit.findings.filter(({ kind }) => kind === 'title-twice').map(({ path }) => path)).toEqual(['/a', '/b'])
  expect(kindsAt(audit, '/es/c')).not.toContain('title-twice')
})

test('a counterpart that does not lead back is found; a hidden page is not judged', () => {
  const audit = audited({
    '/a': html({ path: '/a' }),
    '/es/a': html({
      path: '/es/a',
      language: 'es',
      alternates: '<link rel="alternate" hreflang="en" href="https://example.com/b">',
    }),
    '/h': html({ path: '/h', title: '', robots: '<meta name="robots" content="noindex">' }),
  })
  expect(kindsAt(audit, '/a')).toContain('counterpart-one-way')
  expect(kindsAt(audit, '/h')).toEqual([])
})

test('likeness is 1 for the same words, near 0 for others', () => {
  const [one, same, other] = [words('a').split(' '), words('a').split(' '), words('b').split(' ')].map(signatureOf)
  if (!one || !same || !other) throw new Error('too short')
  expect(likeness(one, same)).toBe(1)
  expect(likeness(one, other)).toBeLessThan(0.1)
  expect(signatureOf(['a'])).toBeUndefined()
})
