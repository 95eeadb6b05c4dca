import { describe, expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { isBuilt, pathOf, routeOfPath } from '#src/site/routes.ts'
import { labelOf } from '#src/site/text/text.ts'
import { linksTo, linkTo } from './links.ts'
import { footerColumns, legalPages, menus } from './navigation.ts'

const everywhere = [
  ...Object.values(menus).flatMap(({ groups, aside }) => [...aside, ...groups.flatMap(({ pages }) => [...pages])]),
  ...legalPages,
  ...footerColumns.flatMap(({ pages }) => [...pages]),
]

describe.each(languages)('the links of the chrome in %s', (language) => {
  it('lead to pages that exist, in the same language', () => {
    for (const { id, path } of linksTo(everywhere, language)) {
      expect(isBuilt(id), id).toBe(true)
      expect(routeOfPath(path)).toMatchObject({ language, route: { id } })
    }
  })

  it.each(footerColumns)('have names of their own within a column: $id', ({ pages }) => {
    const names = linksTo(pages, language).map(({ label }) => label)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('labelOf', () => {
  it('calls a page of a place by its town', () => {
    expect(linkTo('hub.solar.malaga', 'es')).toEqual({
      id: 'hub.solar.malaga',
      path: pathOf('hub.solar.malaga', 'es'),
      label: 'Málaga',
    })
  })
  it('prefers a name of its own', () => {
    expect(labelOf('luxury.sotogrande', 'en')).toBe('Villas in Sotogrande')
  })
  it('has none for a page that brings its own', () => {
    expect(labelOf('versus.ducted-vs-split-air-conditioning', 'en')).toBeUndefined()
  })
})
