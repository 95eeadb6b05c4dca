import { describe, expect, it } from 'vitest'
import { townNames } from '../../src/shared/i18n/town-names.ts'
import { business } from '../../src/site/business.ts'
import { openingRuns } from '../../src/site/opening-lines.ts'
import { pages, parsed, publicOrigin } from './built-site.ts'

const blocks = pages.flatMap(({ path, html }) =>
  parsed(html)
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => ({ path, data: JSON.parse(script.textContent) as unknown })),
)

function leaves(value: unknown, key = ''): { key: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, key))
  if (typeof value !== 'object' || value === null) return [{ key, value }]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, name))
}

it('the home page says who the business is, in both languages of the site', () => {
  expect(blocks.map(({ path }) => path).sort()).toEqual(['/', '/es'])
})

describe.each(blocks)('structured data of $path', ({ data }) => {
  const all = leaves(data)
  const values = (key: string) => all.filter((leaf) => leaf.key === key).map((leaf) => leaf.value)

  it('says what the business file says', () => {
    expect(values('telephone')).toEqual([business.phone.e164])
    // One business in either language: its address is the home page that everybody can read.
    expect(values('url')).toEqual([`${publicOrigin}/`])
    expect(new Set(values('name'))).toEqual(new Set([business.name, ...Object.values(townNames)]))
    expect(values('opens')).toHaveLength(openingRuns().length)
  })

  it('leaves out what the owner has not given', () => {
    const given: Record<string, unknown> = {
      legalName: business.legalName,
      vatID: business.taxId,
      email: business.email,
      streetAddress: business.offices.find(({ address }) => address !== null)?.address ?? null,
    }
    for (const [key, value] of Object.entries(given)) expect(values(key), key).toEqual(value === null ? [] : [value])
    expect(values('sameAs')).toEqual(Object.values(business.social).filter((url) => url !== null))
  })

  it('claims nothing that nobody could check', () => {
    const keys = new Set(all.map(({ key }) => key))
    for (const key of [
      'ratingValue',
      'reviewCount',
      'reviewBody',
      'award',
      'foundingDate',
      'numberOfEmployees',
      'priceRange',
    ])
      expect(keys).not.toContain(key)
  })

  it('has no empty value', () => {
    expect(all.filter(({ value }) => value === null || value === '' || value === undefined)).toEqual([])
  })
})
