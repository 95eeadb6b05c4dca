import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pathOf, routeById } from '#src/site/routes.ts'
import { canonicalOf } from '#src/site/seo/sitemap.ts'
import {
  absolute,
  type BuiltPage,
  builtFilePath,
  counterpartOf,
  isBuiltFile,
  isSecondAddress,
  listed,
  pageAt,
  pages,
  publicOrigin,
  servedBytes,
  troublesOf,
} from './built-site.ts'
import { innerOf, textOf } from './html-text.ts'

const titleOf = ({ html }: BuiltPage) => textOf(innerOf(html, 'title')[0] ?? '')
const descriptionOf = (page: BuiltPage) => metaOf(page, 'name', 'description') ?? ''
function metaOf({ tags }: BuiltPage, key: 'name' | 'property', value: string): string | undefined {
  return tags.find(({ name, attributes }) => name === 'meta' && attributes[key] === value)?.attributes.content
}
function linksOf({ tags }: BuiltPage, rel: string): Readonly<Record<string, string>>[] {
  return tags
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === rel)
    .map(({ attributes }) => attributes)
}
const hreflangs = (page: BuiltPage) =>
  linksOf(page, 'alternate').flatMap(({ hreflang, href }) => (hreflang ? [`${hreflang} ${href}`] : []))
const isCanonical = (page: BuiltPage) => linksOf(page, 'canonical')[0]?.href === absolute(page.path)

describe('every page that may be found', () => {
  it('has a title that a result list shows whole', () => {
    expect(
      troublesOf(listed, (page) => {
        const title = titleOf(page)
        return [(title.length <= 10 || title.length > 60) && `${title.length}: ${title}`]
      }),
    ).toEqual([])
  })

  it('has a description of the length that a result list shows', () => {
    expect(
      troublesOf(listed, (page) => {
        const description = descriptionOf(page)
        return [(description.length < 120 || description.length > 155) && `${description.length}: ${description}`]
      }),
    ).toEqual([])
  })

  it.each([
    ['title', titleOf],
    ['description', descriptionOf],
  ] as const)('has a %s of its own', (_, of) => {
    const first = new Map<string, string>()
    expect(
      troublesOf(
        listed.filter((page) => !isSecondAddress(page)),
        (page) => {
          const words = of(page)
          const other = first.get(words)
          first.set(words, other ?? page.path)
          return [other && `says the same as ${other}: ${words}`]
        },
      ),
    ).toEqual([])
  })

  it('names one canonical address: its own, but for the pages that stand for another', () => {
    expect(
      troublesOf(listed, (page) => {
        const { match, language } = page
        const expected = match ? absolute(pathOf(canonicalOf(match.route.id), language, match.params)) : ''
        const said = linksOf(page, 'canonical').map(({ href }) => href)
        return [said.join() !== expected && `says ${said.join()}, not ${expected}`]
      }),
    ).toEqual([])
    const elsewhere = listed.filter((page) => !isCanonical(page)).map(({ match }) => match?.route.id)
    expect([...new Set(elsewhere)].sort()).toEqual(['bill-analyzer', 'latest-blogs', 'latest-blogs.post'])
  })

  it('and its counterpart name each other, with English as the fallback', () => {
    expect(
      troublesOf(
        listed.filter((page) => !isSecondAddress(page)),
        (page) => {
          const other = counterpartOf(page.path)
          const twin = other === null ? undefined : pageAt(other)
          if (!twin) return ['has no built counterpart']
          const [en, es] = page.language === 'es' ? [twin, page] : [page, twin]
          const expected = [
            `en ${absolute(en.path)}`,
            `es ${absolute(es.path)}`,
            `x-default ${absolute(en.path)}`,
          ].join()
          return [page, twin].map((one) => hreflangs(one).join() !== expected && `${one.path} says ${hreflangs(one)}`)
        },
      ),
    ).toEqual([])
  })

  it('shows social networks its own title, words, address and a picture of 1200 by 630 in 100 kB or less', () => {
    expect(
      troublesOf(listed, (page) => {
        const picture = metaOf(page, 'property', 'og:image') ?? ''
        const file = picture.replace(publicOrigin, '')
        return [
          metaOf(page, 'property', 'og:title') !== titleOf(page) && 'og:title',
          metaOf(page, 'property', 'og:description') !== descriptionOf(page) && 'og:description',
          metaOf(page, 'property', 'og:url') !== linksOf(page, 'canonical')[0]?.href && 'og:url',
          !isBuiltFile(file) ? `no picture ${file}` : sizeOfPng(file) !== '1200x630' && `picture of ${sizeOfPng(file)}`,
          isBuiltFile(file) && servedBytes(file) > 100_000 && `picture of ${servedBytes(file)} bytes`,
        ]
      }),
    ).toEqual([])
  })

  it('leads to the feed of its language', () => {
    expect(
      troublesOf(listed, (page) => {
        const feed = linksOf(page, 'alternate').find(({ type }) => type === 'application/atom+xml')?.href ?? ''
        return [
          feed !== (page.language === 'es' ? '/es/feed.xml' : '/feed.xml') && `feed ${feed}`,
          !isBuiltFile(feed) && 'no feed',
        ]
      }),
    ).toEqual([])
  })
})

it('what is not to be found: staff, test and result pages, and the not-found pages, which name no address as theirs', () => {
  const hidden = pages.filter((page) => page.isHidden)
  const ids = hidden.map(({ match }) => match?.route.id ?? 'not-found')
  const open = [...new Set(ids)].filter((id) => id === 'not-found' || routeById(id).kind !== 'staff')
  expect(open.sort()).toEqual(['affiliate-portal', 'not-found', 'search', 'test-quote'])
  expect(pages.filter((page) => page.isStaff && !page.isHidden)).toEqual([])
  expect(
    troublesOf(hidden, (page) => [linksOf(page, 'canonical').length + hreflangs(page).length > 0 && 'named']),
  ).toEqual([])
})

/** Width and height as the file's own head says. */
function sizeOfPng(file: string): string {
  const head = readFileSync(builtFilePath(file)).subarray(0, 24)
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`
}
