import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOfKinds } from '#src/features/content/format/alignment.ts'
import { roomFor } from './aligned-blocks.ts'

test('a block waits for its partner, and what has none takes its own room', () => {
  const rows = rowsOfKinds(
    ['paragraph', 'heading 2', 'paragraph'],
    ['paragraph', 'bulletList', 'heading 2', 'paragraph'],
  )
  const room = roomFor(rows, { en: [0, 40, 80], es: [0, 60, 160, 200] })
  expect(room).toEqual({ en: [0, 120, 0], es: [0, 0, 0, 0] })
})

test('whatever the blocks, those that belong together begin at one height', () => {
  const kinds = fc.array(fc.constantFrom('paragraph', 'heading 2', 'bulletList', 'picture'), { maxLength: 12 })
  const heights = fc.array(fc.integer({ min: 10, max: 400 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(kinds, kinds, heights, heights, (en, es, tallEn, tallEs) => {
      const topsOf = (of: readonly string[], tall: readonly number[]) =>
        of.map((_, at) => tall.slice(0, at).reduce((sum, one) => sum + one, 0))
      const tops = { en: topsOf(en, tallEn), es: topsOf(es, tallEs) }
      const rows = rowsOfKinds(en, es)
      const room = roomFor(rows, tops)
      const shown = (of: 'en' | 'es', at: number) =>
        (tops[of][at] ?? 0) + room[of].slice(0, at + 1).reduce((sum, one) => sum + one, 0)
      for (const row of rows)
        if (row.en !== undefined && row.es !== undefined) expect(shown('en', row.en)).toBe(shown('es', row.es))
      expect(Math.min(0, ...room.en, ...room.es)).toBe(0)
    }),
  )
})
