import { expect, it } from 'vitest'
import { roles } from '#src/features/auth/contract.ts'
import { staffRights } from './staff-rights.ts'

it('lets only administrators erase, publish prices and read the checklist', () => {
  for (const role of roles) {
    const { mayErase, mayPublishPrices, mayReadChecklist } = staffRights(role)
    expect([mayErase, mayPublishPrices, mayReadChecklist]).toEqual(Array(3).fill(role === 'admin'))
  }
})

it('shows an editor the pages and no person', () => {
  expect(staffRights('editor')).toMatchObject({ mayReadPages: true, mayReadLeads: false, mayReadPrices: false })
  expect(roles.filter((role) => staffRights(role).mayReadPages)).toEqual(['admin', 'sales', 'editor'])
  expect(roles.filter((role) => !staffRights(role).mayReadLeads)).toEqual(['editor'])
})

it('leaves leads to those who work with customers', () => {
  expect(roles.filter((role) => staffRights(role).mayChangeLeads)).toEqual(['admin', 'sales', 'technician'])
})
