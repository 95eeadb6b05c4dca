import { describe, expect, it } from 'vitest'
import { loginPathFor, returnPath } from './return-path.ts'

describe('coming back after signing in', () => {
  it.each([
    '/crm/leads/7',
    '/crm?q=ana&stage=new&page=2',
    '/admin/dashboard',
    '/pdf-report?state=expired',
    '/seo-performance-report',
  ])('returns to %s', (path) => {
    expect(returnPath(new URL(loginPathFor(path), 'http://x').search)).toBe(path)
  })

  it('goes to the leads list when nothing was wanted', () => {
    expect(loginPathFor('/crm')).toBe('/admin/login')
    expect(returnPath('')).toBe('/crm')
  })

  it.each([
    'https://evil.example/crm',
    '//evil.example/crm',
    '/\\evil.example/crm',
    '/crm/../../quote',
    '/quote',
    '/crmx',
    '/pdf-report/../quote',
    '/pdf-reports',
    'javascript:alert(1)',
    '/admin/login?next=/crm',
    'crm',
  ])('never leaves the staff pages for %s', (path) => {
    expect(returnPath(`?next=${encodeURIComponent(path)}`)).toBe('/crm')
    expect(loginPathFor(path)).toBe('/admin/login')
  })
})
