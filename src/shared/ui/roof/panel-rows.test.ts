import fc from 'fast-check'
import { expect, test } from 'vitest'
import { panelRows } from './panel-rows.ts'

test('every panel is drawn once, in rows that differ by one at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), (panels) => {
      const rows = panelRows(panels)
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(panels)
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1)
      expect(rows.length).toBeLessThanOrEqual(4)
    }),
  )
})

test('no panels, no rows; a few stand in one', () => {
  expect(panelRows(0)).toEqual([])
  expect(panelRows(6)).toEqual([6])
  expect(panelRows(18)).toEqual([6, 6, 6])
})
