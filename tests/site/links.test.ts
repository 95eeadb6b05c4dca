import { describe, expect, it } from 'vitest'
import { languageOfPath } from '../../src/shared/i18n/language.ts'
import { redirectFor } from '../../src/site/redirects.ts'
import { routeOfPath } from '../../src/site/routes.ts'
import { attribute, isBuiltFile, isStaff, pages, parsed } from './built-site.ts'

const byPath = new Map(pages.map((page) => [page.path, page]))
const idsOf = new Map(
  pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? ''))]),
)

/** Why a link leads nowhere; undefined when it arrives. */
function deadEnd(href: string, from: string): string | undefined {
  const url = new URL(href, `https://site.test${from}`)
  if (url.origin !== 'https://site.test') return
  const path = redirectFor(url.pathname) ?? url.pathname
  const match = routeOfPath(path)
  // A page made on demand, such as a saved quote.
  if (match?.route.built && match.route.en.includes('{')) return
  if (!byPath.has(path)) return isBuiltFile(path) ? undefined : `${href}: no such page`
  const id = decodeURIComponent(url.hash.slice(1))
  return id && !idsOf.get(path)?.has(id) && !isStep(path, id) ? `${href}: no such place on the page` : undefined
}

/** The configurator's steps are places that its script draws. */
const isStep = (path: string, id: string) =>
  /quote$|presupuesto(-prueba)?$/.test(path) &&
  ['town', 'property', 'occupancy', 'consumption', 'systems', 'goals', 'budget', 'review'].includes(id)

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const links = parsed(page.html)
    .querySelectorAll('a[href]')
    .map((link) => ({ href: attribute(link, 'href') ?? '', hreflang: attribute(link, 'hreflang') }))
  const internal = links.filter(({ href }) => !/^[a-z]+:/i.test(href))

  it('has no link that leads nowhere', () => {
    expect(internal.flatMap(({ href }) => deadEnd(href, path) ?? [])).toEqual([])
  })

  it('keeps the reader in the language of the page, but for the language switch', () => {
    const language = languageOfPath(path)
    const strays = internal
      .filter(({ href }) => !href.startsWith('#'))
      .filter(
        ({ href, hreflang }) => languageOfPath(new URL(href, 'https://site.test').pathname) !== (hreflang ?? language),
      )
    expect(strays).toEqual([])
  })

  it('links elsewhere only by https, phone or mail; phone numbers carry their country, 112 needs none', () => {
    const elsewhere = links.filter(({ href }) => /^[a-z]+:/i.test(href)).map(({ href }) => href)
    expect(elsewhere.filter((href) => !/^(https:\/\/|tel:(112|\+\d{6,15})$|mailto:\S+@\S+$)/.test(href))).toEqual([])
  })

  it('posts its forms to a page that takes them', () => {
    const forms = parsed(page.html)
      .querySelectorAll('form')
      .map((form) => attribute(form, 'action') ?? path)
    for (const action of forms) if (!isStaff(page)) expect(byPath.has(action.split('?')[0] ?? ''), action).toBe(true)
  })
})
