import { expect, test } from 'vitest'
import { importedRows, rowsByDecision } from './import-sum.ts'

const report = { ready: 10, duplicateRows: 3 }

test('a decision for all counts for every row without one of its own', () => {
  expect(rowsByDecision(report, 'fill', {})).toEqual({ skip: 0, fill: 3, add: 0 })
  expect(rowsByDecision(report, 'fill', { 5: 'add', 9: 'skip' })).toEqual({ skip: 1, fill: 1, add: 1 })
})

test('rows that are left out are not imported', () => {
  expect(importedRows(report, 'skip', {})).toBe(10)
  expect(importedRows(report, 'skip', { 2: 'add' })).toBe(11)
  expect(importedRows(report, 'fill', {})).toBe(13)
})
