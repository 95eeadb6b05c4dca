import { expect, it } from 'vitest'
import { shownScreen } from './staff-path.ts'

function at(path: string) {
  const shown = shownScreen(path)
  return shown === 'login' || shown === undefined ? shown : [shown.screen.name, shown.params]
}

it('knows its pages', () => {
  expect(at('/admin/login')).toBe('login')
  expect(at('/crm/')).toEqual(['leads', {}])
  expect(at('/admin/dashboard')).toEqual(['dashboard', {}])
  expect(at('/pdf-report')).toEqual(['quotes', {}])
  expect(at('/admin/content-manager/')).toEqual(['pages', {}])
  expect(at('/admin/blog-dashboard')).toEqual(['articles', {}])
  expect(at('/seo-performance-report')).toEqual(['findability', {}])
  const leadId = '6f1f8f4e-0d8c-4d0e-9e57-3f6f8a1b2c3d'
  expect(at(`/crm/leads/${leadId}`)).toEqual(['lead', { leadId }])
})

it.each(['/', '/quote', '/crm/leads', '/crm/leads/a/b', '/crm/leads/..', '/admin', '/es/crm', '/crm/leads/a%2Fb'])(
  'leaves %s to the server',
  (path) => {
    expect(at(path)).toBeUndefined()
  },
)
