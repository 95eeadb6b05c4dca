import { describe, expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { redirectFor } from '#src/site/redirects.ts'
import { pathOf, routeOfPath } from '#src/site/routes.ts'
import {
  type BuiltPage,
  counterpartOf,
  isBuiltFile,
  isSecondAddress,
  pageAt,
  pages,
  publicOrigin,
  troublesOf,
} from './built-site.ts'

interface Link {
  href: string
  hreflang: string | undefined
  /** Says that it switches the language of this page. */
  isSwitch: boolean
}

const linksOf = new Map<BuiltPage, readonly Link[]>(
  pages.map((page) => [
    page,
    page.tags
      .filter(({ name, attributes }) => name === 'a' && attributes.href !== undefined)
      .map(({ attributes }) => ({
        href: attributes.href ?? '',
        hreflang: attributes.hreflang,
        isSwitch: attributes['data-language'] !== undefined,
      })),
  ]),
)
const idsOf = new Map(pages.map(({ path, tags }) => [path, tags.flatMap(({ attributes }) => attributes.id ?? [])]))
const isElsewhere = (href: string) => /^[a-z]+:/i.test(href)
/** Answered by the server, in no language; tests/e2e/tools.test.ts reads it. */
const apiDescription = '/api/openapi.json'
const linksWithin = (page: BuiltPage) =>
  (linksOf.get(page) ?? []).filter(({ href }) => !isElsewhere(href) && href !== apiDescription)

/** Where a link of a page arrives, old addresses followed. */
function targetOf(href: string, from: string): { path: string; id: string } {
  const url = new URL(href, `https://site.test${from}`)
  return { path: redirectFor(url.pathname) ?? url.pathname, id: decodeURIComponent(url.hash.slice(1)) }
}

/** Why a link leads nowhere; undefined when it arrives. */
function deadEnd(href: string, from: string): string | undefined {
  const { path, id } = targetOf(href, from)
  const match = routeOfPath(path)
  // A page made on demand, such as a saved quote.
  if (match?.route.built && match.route.en.includes('{') && !pageAt(path)) {
    return match.route.kind === 'content-dynamic' ? `${href}: no such page` : undefined
  }
  if (!pageAt(path)) return isBuiltFile(path) ? undefined : `${href}: no such page`
  return id && !idsOf.get(path)?.includes(id) && !isStep(path, id) ? `${href}: no such place on the page` : undefined
}

/** The configurator's steps are places that its script draws. */
const isStep = (path: string, id: string) =>
  /quote$|presupuesto(-prueba)?$/.test(path) &&
  ['town', 'property', 'occupancy', 'consumption', 'systems', 'goals', 'budget', 'review'].includes(id)

describe('every page', () => {
  it('has no link that leads nowhere, nor to a place that is not on the page it names', () => {
    expect(troublesOf(pages, (page) => linksWithin(page).map(({ href }) => deadEnd(href, page.path)))).toEqual([])
  })

  it('uses no id twice', () => {
    expect(
      troublesOf(pages, ({ path }) => {
        const ids = idsOf.get(path) ?? []
        return ids.map((id, at) => ids.indexOf(id) !== at && `#${id} twice`)
      }),
    ).toEqual([])
  })

  it('keeps the reader in the language of the page, but for the language switch', () => {
    expect(
      troublesOf(pages, (page) =>
        linksWithin(page)
          .filter(({ href }) => !href.startsWith('#'))
          .map(({ href, hreflang }) => {
            const language = /^\/es(\/|[?#]|$)/.test(href) ? 'es' : 'en'
            return language !== (hreflang ?? page.language) && href
          }),
      ),
    ).toEqual([])
  })

  it('links to addresses as they are, not to ones that redirect', () => {
    expect(
      troublesOf(pages, (page) =>
        linksWithin(page).map(({ href }) => {
          const { pathname } = new URL(href, `https://site.test${page.path}`)
          return redirectFor(pathname) !== null && href
        }),
      ),
    ).toEqual([])
  })

  it('switches to its counterpart, which switches back', () => {
    const open = pages.filter(({ isStaff }) => !isStaff)
    expect(
      troublesOf(open, (page) => {
        const other = page.language === 'en' ? 'es' : 'en'
        const expected = counterpartOf(page.path) ?? pathOf('home', other)
        const said = (linksOf.get(page) ?? []).filter(({ isSwitch, hreflang }) => isSwitch && hreflang === other)
        return [
          said.length === 0 && 'has no language switch',
          ...said.map(({ href }) => href !== expected && `switches to ${href}, not ${expected}`),
          !pageAt(expected) && `${expected} is not built`,
        ]
      }),
    ).toEqual([])
  })

  it('links elsewhere only by https, phone or mail; phone numbers carry their country but for short public ones', () => {
    expect(
      troublesOf(pages, (page) =>
        (linksOf.get(page) ?? [])
          .filter(({ href }) => isElsewhere(href))
          .map(({ href }) => !/^(https:\/\/|tel:(\d{3}|\+\d{6,15})$|mailto:\S+@\S+$)/.test(href) && href),
      ),
    ).toEqual([])
  })

  it('names no whole address of its own in a link', () => {
    expect(
      troublesOf(pages, (page) => (linksOf.get(page) ?? []).map(({ href }) => href.startsWith(publicOrigin) && href)),
    ).toEqual([])
  })

  it('posts its forms to a page that takes them', () => {
    const open = pages.filter(({ isStaff }) => !isStaff)
    expect(
      troublesOf(open, ({ path, tags }) =>
        tags
          .filter(({ name }) => name === 'form')
          .map(({ attributes }) => {
            const action = attributes.action ?? path
            return !pageAt(targetOf(action, path).path) && `form to ${action}`
          }),
      ),
    ).toEqual([])
  })
})

describe.each(languages)('from the home page in %s', (language) => {
  it('a reader comes to every page by links, without the search and without changing the language', () => {
    const reached = new Set([pathOf('home', language)])
    for (const path of reached) {
      const page = pageAt(path)
      for (const { href } of page ? linksWithin(page).filter(({ isSwitch }) => !isSwitch) : [])
        reached.add(targetOf(href, path).path)
    }
    const orphans = pages.filter(
      (page) =>
        page.match &&
        page.language === language &&
        !page.isStaff &&
        !page.isHidden &&
        !isSecondAddress(page) &&
        !reached.has(page.path),
    )
    expect(orphans.map(({ path }) => path)).toEqual([])
  })
})

it('every page is linked from the body of another, not only from menus and footer, where the legal pages belong', () => {
  const fromText = new Set(
    pages.flatMap(({ html, path }) => {
      const body = /<nav class="crumb"[\s\S]*<\/main>/.exec(html)?.[0] ?? /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
      return [...body.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].flatMap(([, href = '']) => {
        const target = targetOf(href, path).path
        return target === path ? [] : [target]
      })
    }),
  )
  expect(
    troublesOf(
      pages.filter((page) => {
        const { match, isStaff, isHidden } = page
        return match && !isStaff && !isHidden && match.route.kind !== 'legal' && !isSecondAddress(page)
      }),
      ({ path }) => [!fromText.has(path) && 'no page tells its readers of it'],
    ),
  ).toEqual([])
})
