import { describe, expect, it } from 'vitest'
import { robotsTxt, sitemapXml } from './sitemap.ts'
import { businessData } from './structured-data.ts'

describe('sitemapXml', () => {
  const xml = sitemapXml('https://example.com')
  it('lists each page in both languages with its counterpart', () => {
    expect(xml).toContain('<loc>https://example.com/</loc>')
    expect(xml).toContain('<loc>https://example.com/es/contacto</loc>')
    expect(xml).toContain('hreflang="es" href="https://example.com/es/presupuesto"')
  })
  it('leaves out what is unbuilt, personal, a test or for staff', () => {
    for (const path of ['about', 'test-quote', 'crm', '{']) expect(xml).not.toContain(path)
  })
})

it('robotsTxt points at the sitemap', () => {
  expect(robotsTxt('https://example.com')).toContain('Sitemap: https://example.com/sitemap.xml')
})

describe('businessData', () => {
  it('says only what is set', () => {
    const data = businessData('https://example.com/')
    expect(JSON.stringify(data)).not.toContain('null')
    expect(data).not.toHaveProperty('address')
    expect(data.openingHoursSpecification).toHaveLength(2)
  })
})
