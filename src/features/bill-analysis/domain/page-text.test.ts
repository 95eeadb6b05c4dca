import { expect, test } from 'vitest'
import { around, placeOn } from './page-text.ts'

test('the box around several reaches from the first edge to the last', () => {
  const boxes = [
    { x: 100, y: 50, width: 40, height: 9 },
    { x: 40, y: 60, width: 20, height: 12 },
    { x: 60, y: 40, width: 120, height: 5 },
  ]
  expect(around(boxes)).toEqual({ x: 40, y: 40, width: 140, height: 32 })
  expect(around(boxes.slice(0, 1))).toEqual(boxes[0])
})

test('a place is a share of its page, whatever the page measures', () => {
  const page = { page: 2, width: 600, height: 800, items: [] }
  expect(placeOn(page, { x: 60, y: 200, width: 300, height: 8 })).toEqual({
    page: 2,
    box: { x: 0.1, y: 0.25, width: 0.5, height: 0.01 },
  })
})
