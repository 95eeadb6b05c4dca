import { describe, expect, it } from 'vitest'
import { businessGraph, nearestOfficeTown } from './business-data.ts'
import { atomFeed } from './feed.ts'
import { listedPages, robotsTxt, sitemapIndex, sitemapXml } from './sitemap.ts'

const origin = 'https://example.com'

describe('sitemap', () => {
  const pages = listedPages([{ route: 'about', params: {}, modified: '2026-11-21' }])
  it('lists each page of a language with its counterpart and its date', () => {
    const xml = sitemapXml(pages, 'es', origin)
    expect(xml).toContain('<loc>https://example.com/es/contacto</loc>')
    expect(xml).toContain('hreflang="en" href="https://example.com/quote"')
    expect(xml).toContain('<loc>https://example.com/es/sobre-nosotros</loc><lastmod>2026-11-21</lastmod>')
    expect(xml).not.toContain('<loc>https://example.com/contact</loc>')
  })
  it('leaves out what is personal, a test, for staff, or found elsewhere', () => {
    const xml = sitemapXml(pages, 'en', origin)
    for (const path of ['test-quote', '/crm', '{', 'bill-analyzer', 'latest-blogs', 'affiliate-portal'])
      expect(xml).not.toContain(path)
  })
  it('has an index of both languages', () => {
    expect(sitemapIndex(origin)).toContain('<loc>https://example.com/sitemap-es.xml</loc>')
    expect(robotsTxt(origin)).toContain('Sitemap: https://example.com/sitemap.xml')
  })
})

describe('atomFeed', () => {
  it('puts the newest first and escapes what it quotes', () => {
    const entry = (title: string, published: string) => ({
      title,
      summary: 's',
      path: `/${published}`,
      published,
      updated: published,
    })
    const xml = atomFeed([entry('a', '2026-01-01'), entry('b < c', '2026-02-01')], 'en', origin, '2026-03-01T00:00:00Z')
    expect(xml.indexOf('b &lt; c')).toBeGreaterThan(0)
    expect(xml.indexOf('b &lt; c')).toBeLessThan(xml.indexOf('<title>a'))
    expect(xml).toContain('<updated>2026-02-01T00:00:00Z</updated><author>')
  })
})

describe('businessGraph', () => {
  const graph = businessGraph(origin)
  it('says only what is set', () => {
    expect(JSON.stringify(graph)).not.toContain('null')
    expect(JSON.stringify(graph)).not.toContain('"address"')
  })
  it('gives every town to the office nearest to it', () => {
    expect(nearestOfficeTown('estepona')).toBe('marbella')
    expect(nearestOfficeTown('malaga')).toBe('torremolinos')
    const [, ...branches] = graph['@graph']
    expect(branches).toHaveLength(3)
    for (const branch of branches) expect(branch.areaServed.length).toBeGreaterThan(0)
  })
})
