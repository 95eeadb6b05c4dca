import { describe, expect, it } from 'vitest'
import { breadcrumbs, counterpart, pathOf, routeOfPath, routes } from './routes.ts'

describe('the registry', () => {
  it('has no path twice', () => {
    const paths = routes.flatMap((route) => [route.en, route.es]).filter((path) => path !== null)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('keeps English out of /es and Spanish inside it', () => {
    for (const route of routes) {
      expect(route.en === '/es' || route.en.startsWith('/es/')).toBe(false)
      if (route.es) expect(route.es === '/es' || route.es.startsWith('/es/')).toBe(true)
      else expect(route.kind).toBe('staff')
    }
  })

  it('leads from every page to home through its parents', () => {
    for (const route of routes) {
      const trail = breadcrumbs(route.en.replace(/\{\w+\}/g, 'x'))
      if (route.id !== 'home') expect(trail[0]?.id).toBe('home')
    }
  })
})

describe('paths', () => {
  it('fills parameters and refuses what could leave its segment', () => {
    expect(pathOf('quote.view', 'es', { quoteToken: 'aB_9' })).toBe('/es/presupuesto/aB_9')
    expect(pathOf('staff.crm', 'es')).toBe('/crm')
    for (const quoteToken of ['', '..', 'a/b', 'a?b', 'a b'])
      expect(() => pathOf('quote.view', 'en', { quoteToken })).toThrow(RangeError)
    expect(() => pathOf('quote.view', 'en')).toThrow(RangeError)
  })

  it('finds the same page in the other language, parameters kept', () => {
    expect(counterpart('/')).toBe('/es')
    expect(counterpart('/es/presupuesto/aB_9')).toBe('/quote/aB_9')
    expect(counterpart('/es/proteccion-cortes/marbella')).toBe('/blackout-protection/marbella')
    expect(counterpart('/crm')).toBeNull()
    expect(counterpart('/nowhere')).toBeNull()
    for (const route of routes)
      if (route.es && !route.en.includes('{')) {
        expect(counterpart(route.en)).toBe(route.es)
        expect(counterpart(route.es)).toBe(route.en)
      }
  })

  it('keeps the case of a token and ignores it elsewhere', () => {
    expect(routeOfPath('/QUOTE/aB_9')).toMatchObject({ route: { id: 'quote.view' }, params: { quoteToken: 'aB_9' } })
  })

  it('shows a breadcrumb without a link to the page itself or to one that is not there', () => {
    expect(breadcrumbs('/')).toEqual([])
    expect(breadcrumbs('/es/contacto')).toEqual([{ id: 'home', path: '/es' }, { id: 'contact' }])
    expect(breadcrumbs('/quote/aB_9')).toEqual([
      { id: 'home', path: '/' },
      { id: 'quote', path: '/quote' },
      { id: 'quote.view' },
    ])
  })
})
