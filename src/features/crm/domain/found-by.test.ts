import { expect, it } from 'vitest'
import { foundBy } from './found-by.ts'

const isPage = (path: string) => ['/', '/es', '/solar/marbella', '/contact'].includes(path)

it('keeps the first page of the visit and where it was come to from', () => {
  const visit = { page: '/solar/marbella', from: 'www.google.com', isFirst: true }
  expect(foundBy('/contact', visit, isPage)).toEqual({
    firstSource: '/solar/marbella',
    firstReferrer: 'www.google.com',
    firstIsOfVisit: true,
  })
})

it('without a visit takes the page of the form, and says that nobody knows more', () => {
  const ofForm = { firstSource: '/contact', firstReferrer: 'unknown', firstIsOfVisit: false }
  expect(foundBy('/contact', undefined, isPage)).toEqual(ofForm)
})

it.each(['phone', 'walk-in', 'import', '/api/contact'])('knows of no page for a lead that came by %s', (source) => {
  expect(foundBy(source, undefined, isPage)).toEqual({ firstSource: null, firstReferrer: null, firstIsOfVisit: null })
})

it('a page that the site has not is "other", a slash at the end the same page', () => {
  const visit = { from: 'direct', isFirst: true }
  expect(foundBy('/contact', { ...visit, page: '/made-up' }, isPage).firstSource).toBe('other')
  expect(foundBy('/contact', { ...visit, page: '/es/' }, isPage).firstSource).toBe('/es')
  expect(foundBy('/made-up', undefined, isPage).firstSource).toBe('other')
})

it('the home page is a page like any other', () => {
  expect(foundBy('/', undefined, isPage).firstSource).toBe('/')
})
