import { expect, test } from 'vitest'
import { atRisk, isLastAdmin, isLong, needsSecondStep } from './account-risk.ts'

const account = (role: 'admin' | 'sales' | 'partner-manager', state = 'active', hasSecondFactor = false) => ({
  role,
  state,
  hasSecondFactor,
})

test('administrators and whoever pays partners are at risk without a second step, administrators first', () => {
  const [boss, payer] = [account('admin'), account('partner-manager')]
  expect(atRisk([payer, account('sales'), boss])).toEqual([boss, payer])
})

test('who has the second step, is paused or has not come yet is not', () => {
  expect(
    atRisk([account('admin', 'active', true), account('admin', 'paused'), account('partner-manager', 'invited')]),
  ).toEqual([])
})

test('a second step is asked of administrators and of whoever pays partners only', () => {
  expect(needsSecondStep('admin')).toBe(true)
  expect(needsSecondStep('partner-manager')).toBe(true)
  expect(needsSecondStep('sales')).toBe(false)
})

test('the last administrator is whoever has no other beside them who is in use', () => {
  const boss = account('admin')
  const alone = [boss, account('sales'), account('admin', 'paused'), account('admin', 'invited')]
  expect(isLastAdmin(boss, alone)).toBe(true)
  expect(isLastAdmin(boss, [...alone, account('admin')])).toBe(false)
  for (const other of alone.slice(1, 3)) expect(isLastAdmin(other, alone)).toBe(false)
})

test('a sign-in of more than a week is long', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  expect(isLong({ createdAt: '2026-11-16T09:59:00Z' }, now)).toBe(true)
  expect(isLong({ createdAt: '2026-11-16T10:01:00Z' }, now)).toBe(false)
})
