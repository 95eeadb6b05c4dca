import { describe, expect, it } from 'vitest'
import { type IndexedPage, pageIndex } from './page-index.ts'
import { nearPages, searchResults } from './results-html.ts'

const page = (path: string, label: string, kind: IndexedPage['kind'], job?: string): IndexedPage => ({
  path,
  label,
  kind,
  language: 'en',
  description: 'Words & more',
  ...(job === undefined ? {} : { job, price: '€1,000' }),
})
const pages = [
  page('/services/battery-storage', 'Battery storage', 'service', '5 kWh'),
  page('/battery-storage/mijas', 'Batteries in Mijas', 'place', '5 kWh'),
  page('/services/battery-fitting-mijas', 'Battery fitting in Mijas', 'place', '5 kWh'),
  page('/solar/marbella', 'Solar in Marbella', 'place', '5 kWp'),
  page('/services/solar-marbella', 'Solar fitting in Marbella', 'place', '5 kWp'),
  page('/pool/marbella', 'Pool in Marbella', 'place', 'a pool'),
  page('/battery-guide', 'Battery guide', 'read'),
]
const index = pageIndex(pages)

describe('searchResults', () => {
  const html = searchResults(index, 'battery', 'en')
  it('names what one reads before where it is, one page of a job in a town, and the price once', () => {
    expect(html.indexOf('Guides')).toBeLessThan(html.indexOf('Places'))
    expect(html.match(/Mijas/g)).toHaveLength(1)
    expect(html.match(/€1,000/g)).toHaveLength(1)
  })
  it('marks the words of ours that answer, whatever else they hold', () => {
    expect(html).toContain('<mark>Battery</mark> guide')
    expect(html).toContain('Words &amp; more')
  })
  it('holds nothing of what was asked', () => {
    expect(searchResults(index, 'battery <b>zzqqxx', 'en')).not.toMatch(/zzqqxx|<b>zz/)
  })
})

describe('nearPages', () => {
  it('says what was asked where one letter is wrong, and offers pages about something else', () => {
    const { meant, close } = nearPages(index, pages, '/solar/marbela', 'en')
    expect(meant).toContain('<b>/solar/marbela</b>. With one letter put right')
    expect(meant).toContain('href="/solar/marbella"')
    expect(close).toContain('/pool/marbella')
    expect(close).not.toContain('/services/solar-marbella')
  })
  it('escapes it', () => {
    expect(nearPages(index, pages, '/solar/marbell"', 'en').meant).toContain('/solar/marbell&quot;')
  })
  it('says nothing of an address that is not near', () => {
    expect(nearPages(index, pages, '/zzqqxx<b>', 'en')).toEqual({ meant: '', close: '' })
  })
})
