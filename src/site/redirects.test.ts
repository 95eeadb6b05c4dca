import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectRows } from './redirect-rows.ts'
import { redirectFor } from './redirects.ts'
import { pathOf, routeOfPath, routes } from './routes.ts'

/** All but the one that only leads to another. */
const pages = routes.filter(({ id }) => id !== 'staff.admin')
const fill = (pattern: string) => pattern.replace(/\{\w+\}/g, 'Tok-en_1')

describe('redirectFor', () => {
  it.each([
    ['/quick-quote', '/quote'],
    ['/es/presupuesto-rapido', '/es/presupuesto'],
    ['/emergency-24/7', '/emergency'],
    ['/es/quote', '/es/presupuesto'],
    ['/es/quick-quote', '/es/presupuesto'],
    ['/es/contact', '/es/contacto'],
    ['/contacto', '/contact'],
    ['/presupuesto-rapido', '/quote'],
    ['/presupuesto/AbC-9', '/quote/AbC-9'],
    ['/es/quote/AbC-9', '/es/presupuesto/AbC-9'],
    ['/es/crm', '/crm'],
    ['/es/admin/login', '/admin/login'],
    ['/admin', '/admin/dashboard'],
    ['/es/Admin/', '/admin/dashboard'],
    ['/es/crm/leads/5f2c', '/crm/leads/5f2c'],
    ['/contact/', '/contact'],
    ['/ES/', '/es'],
    ['/Contact', '/contact'],
    ['//contact', '/contact'],
    ['/es//contacto//', '/es/contacto'],
    ['/QUOTE/AbC-9/', '/quote/AbC-9'],
    ['/contact.html', '/contact'],
    ['/index.html', '/'],
    ['/es/index.html', '/es'],
  ])('%s → %s', (from, to) => expect(redirectFor(from)).toBe(to))

  it.each([
    '/',
    '/es',
    '/quote/AbC-9',
    '/nowhere',
    '/es/nowhere',
    '/es/es/contacto',
    '//evil.example',
    '/\\evil.example',
    '/quote/..',
    '/es/quote/%2e%2e',
    'contact',
    '',
  ])('%s stays', (path) => expect(redirectFor(path)).toBeNull())

  it('leaves every registered path alone and knows every old address', () => {
    for (const route of pages)
      for (const pattern of [route.en, route.es]) if (pattern) expect(redirectFor(fill(pattern))).toBeNull()
    for (const [from, to] of redirectRows)
      expect(redirectFor(from)).toBe(pathOf(to, from.startsWith('/es/') ? 'es' : 'en'))
  })

  it('sends /es + any English path to the Spanish page and a Spanish slug to the English one', () => {
    for (const route of pages) {
      const english = fill(route.en)
      const spanish = route.es && fill(route.es)
      if (english !== '/' && spanish !== `/es${english}`) expect(redirectFor(`/es${english}`)).toBe(spanish ?? english)
      const bare = spanish?.slice(3)
      if (bare && routeOfPath(bare)?.language !== 'en') expect(redirectFor(bare)).toBe(english)
    }
  })

  it('leads from an untidy end to the page at once', () => {
    for (const end of ['/index.html', '/index.html/', '.html//', '/'])
      expect(redirectFor(`/presupuesto${end}`)).toBe('/quote')
  })

  it('never leaves the site and never redirects twice, whatever is typed', () => {
    const pieces = routes.flatMap((route) => [route.en, route.es ?? '']).flatMap((path) => path.split('/'))
    const piece = fc.oneof(
      fc.constantFrom(
        ...pieces,
        'ES',
        'es',
        '',
        '.',
        '..',
        '%2f',
        '\\',
        'evil.example',
        'index.html',
        ...redirectRows.map(([from]) => from.slice(1)),
      ),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.constantFrom('', '/', '//'), (parts, tail) => {
        const target = redirectFor(`/${parts.join('/')}${tail}`)
        if (target === null) return
        expect(target).toMatch(/^\/(?!\/)[A-Za-z0-9._~/-]*$/)
        expect(routeOfPath(target)).not.toBeNull()
        expect(redirectFor(target)).toBeNull()
      }),
      { numRuns: 5000 },
    )
  })
})
