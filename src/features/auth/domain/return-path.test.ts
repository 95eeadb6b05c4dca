import { describe, expect, it } from 'vitest'
import { loginPathFor, returnPath } from './return-path.ts'

describe('coming back after signing in', () => {
  it.each([
    '/crm/leads/7',
    '/crm?q=ana&stage=new&page=2',
    '/crm',
    '/pdf-report?state=expired',
    '/seo-performance-report',
  ])('returns to %s', (path) => {
    expect(returnPath(new URL(loginPathFor(path), 'http://x').search)).toBe(path)
  })

  it('goes to Today when nothing was wanted', () => {
    expect(loginPathFor('/admin/dashboard')).toBe('/admin/login')
    expect(returnPath('')).toBe('/admin/dashboard')
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
    '/admin/password',
    'crm',
  ])('never leaves the staff pages for %s', (path) => {
    expect(returnPath(`?next=${encodeURIComponent(path)}`)).toBe('/admin/dashboard')
    expect(loginPathFor(path)).toBe('/admin/login')
  })
})
