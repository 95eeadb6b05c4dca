import { describe, expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { pathOf, routes } from '#src/site/routes.ts'
import { pageAt, pages } from './built-site.ts'

/** The registry and the built pages are one list. */

const plain = routes.filter(({ built, en }) => built && !en.includes('{'))
/** Answered by a redirect of the server. */
const movedOn = ['staff.admin']

it.each(languages)('every page of the registry is built in %s', (language) => {
  const missing = plain.filter(({ kind, id }) => kind !== 'staff' && !pageAt(pathOf(id, language))).map(({ id }) => id)
  expect(missing).toEqual([])
})

it('every staff page is built once, for both languages', () => {
  const missing = plain.filter(({ kind, id }) => kind === 'staff' && !movedOn.includes(id) && !pageAt(pathOf(id, 'en')))
  expect(missing.map(({ id }) => id)).toEqual([])
})

it('no page is built that the registry does not know, but the two not-found pages', () => {
  expect(pages.filter(({ match }) => match === null).map(({ path }) => path)).toEqual(['/404', '/es/404'])
})

describe('kinds of partner', () => {
  const ofPartners = pages.filter(({ match }) => match?.route.id === 'partnerships.detail')

  it('have each a page in both languages', () => {
    const slugs = (language: string) =>
      ofPartners.filter((page) => page.language === language).map(({ match }) => match?.params.slug)
    expect(slugs('en').length).toBeGreaterThanOrEqual(4)
    expect(slugs('es').sort()).toEqual(slugs('en').sort())
  })
})
