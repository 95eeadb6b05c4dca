import { expect, it } from 'vitest'
import { staffScreen } from './staff-path.ts'

it('knows its pages', () => {
  expect(staffScreen('/admin/login')).toEqual({ screen: 'login' })
  expect(staffScreen('/crm/')).toEqual({ screen: 'leads' })
  expect(staffScreen('/admin/dashboard')).toEqual({ screen: 'dashboard' })
  expect(staffScreen('/pdf-report')).toEqual({ screen: 'quotes' })
  expect(staffScreen('/admin/content-manager/')).toEqual({ screen: 'pages' })
  expect(staffScreen('/admin/blog-dashboard')).toEqual({ screen: 'articles' })
  expect(staffScreen('/seo-performance-report')).toEqual({ screen: 'findability' })
  expect(staffScreen('/crm/leads/6f1f8f4e-0d8c-4d0e-9e57-3f6f8a1b2c3d')).toEqual({
    screen: 'lead',
    id: '6f1f8f4e-0d8c-4d0e-9e57-3f6f8a1b2c3d',
  })
})

it.each(['/', '/quote', '/crm/leads', '/crm/leads/a/b', '/crm/leads/..', '/admin', '/es/crm', '/crm/leads/a%2Fb'])(
  'leaves %s to the server',
  (path) => {
    expect(staffScreen(path)).toBeUndefined()
  },
)
