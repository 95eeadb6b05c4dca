import { expect, test } from 'vitest'
import type { Picture } from './picture.ts'
import { inTwoHalves } from './two-halves.ts'

/** A page with a line of ink, ten dots high, every thirty. */
function page(height: number): Picture {
  const width = 100
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let top = 5; top < height; top += 30) data.fill(0, top * width * 4, Math.min(top + 10, height) * width * 4)
  return { width, height, data }
}
const isInk = ({ width, data }: Picture, row: number) => data[row * width * 4] === 0
const box = { x: 7, y: 9, width: 20, height: 10 }

test('a page is cut between two lines, and words of its lower half stand where they stand on the page', async () => {
  const parts: Picture[] = []
  const { words, certainty } = await inTwoHalves(page(900), async (part, which) => {
    parts.push(part)
    return { words: [{ text: which === 0 ? 'abc' : 'd', certainty: 1, box }], certainty: which === 0 ? 0.8 : 0.4 }
  })
  const [upper, lower] = parts
  if (!upper || !lower) throw new Error('not in two')
  expect(upper.height + lower.height).toBe(900)
  expect(isInk(upper, upper.height - 1) || isInk(lower, 0)).toBe(false)
  expect(words.map((word) => word.box.y)).toEqual([9, 9 + upper.height])
  expect(certainty).toBeCloseTo((0.8 * 3 + 0.4) / 4)
})

test('a few lines are recognised in one piece', async () => {
  const parts: Picture[] = []
  await inTwoHalves(page(90), async (part) => {
    parts.push(part)
    return { words: [], certainty: 0 }
  })
  expect(parts.map(({ height }) => height)).toEqual([90])
})
