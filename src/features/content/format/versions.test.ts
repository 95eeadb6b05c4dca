import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOfWallTime, wallTimeOf } from '#src/features/content/domain/schedule.ts'
import { formerSlugs, freeSlug, slugOf, slugShape } from '#src/features/content/domain/slugs.ts'
import { alignedRows, pairsFor, rowsOf, staleBlocks } from './alignment.ts'
import { differences } from './differences.ts'
import { fromMarkdown } from './markdown.ts'

const en = fromMarkdown('First.\n\n## Heading\n\nSecond.\n\n- a\n- b\n')
const es = fromMarkdown('Primero.\n\n## Título\n\nSegundo.\n\n- a\n- b\n')

test('paragraphs stand beside their partners, and what is alone stands alone', () => {
  expect(alignedRows(en, es)).toEqual([0, 1, 2, 3].map((at) => ({ en: at, es: at })))
  const shorter = fromMarkdown('Primero.\n\n## Título\n\n- a\n')
  expect(alignedRows(en, shorter)).toEqual([{ en: 0, es: 0 }, { en: 1, es: 1 }, { en: 2 }, { en: 3, es: 2 }])
})

test('every block is in exactly one row, in order', () => {
  const doc = fc
    .array(fc.constantFrom('word', '## head', '- item', '> said', '| a |\n|---|\n| b |'), { maxLength: 12 })
    .map((list) => fromMarkdown(list.join('\n\n')))
  fc.assert(
    fc.property(doc, doc, (a, b) => {
      const rows = alignedRows(a, b)
      expect(rows.flatMap((row) => row.en ?? [])).toEqual(a.blocks.map((_, at) => at))
      expect(rows.flatMap((row) => row.es ?? [])).toEqual(b.blocks.map((_, at) => at))
    }),
  )
})

test('a paragraph is behind once its partner changed, until it is written again or confirmed', () => {
  const pairs = pairsFor(rowsOf('es', en, es), [], new Set())
  expect(staleBlocks(rowsOf('es', en, es), pairs)).toEqual([])
  const changed = fromMarkdown('First, and more.\n\n## Heading\n\nSecond.\n\n- a\n- b\n')
  const behind = staleBlocks(rowsOf('es', changed, es), pairs)
  expect(behind).toHaveLength(1)
  // Saved for another reason: the mark stays.
  const saved = pairsFor(rowsOf('es', changed, es), pairs, new Set())
  expect(staleBlocks(rowsOf('es', changed, es), saved)).toEqual(behind)
  const confirmed = pairsFor(rowsOf('es', changed, es), pairs, new Set(behind))
  expect(staleBlocks(rowsOf('es', changed, es), confirmed)).toEqual([])
  const rewritten = fromMarkdown('Primero, y más.\n\n## Título\n\nSegundo.\n\n- a\n- b\n')
  expect(
    staleBlocks(rowsOf('es', changed, rewritten), pairsFor(rowsOf('es', changed, rewritten), pairs, new Set())),
  ).toEqual([])
})

test('a text is not behind its first translation, and is behind once that changes', () => {
  const alone = pairsFor(rowsOf('en', en, fromMarkdown('')), [], new Set())
  expect(staleBlocks(rowsOf('en', en, es), alone)).toEqual([])
  const beside = pairsFor(rowsOf('en', en, es), alone, new Set())
  const changed = fromMarkdown('Primero, y más.\n\n## Título\n\nSegundo.\n\n- a\n- b\n')
  expect(staleBlocks(rowsOf('en', en, changed), beside)).toHaveLength(1)
})

test('the difference of two versions names what changed, came and went', () => {
  const after = fromMarkdown('First.\n\n## Heading\n\nSecond, better.\n\n- a\n- b\n\nNew.\n')
  expect(differences(en, after)).toEqual([
    { kind: 'same', text: 'First.' },
    { kind: 'same', text: '## Heading' },
    { kind: 'changed', before: 'Second.', after: 'Second, better.' },
    { kind: 'same', text: '- a\n- b' },
    { kind: 'added', after: 'New.' },
  ])
  expect(differences(after, en).at(-1)).toEqual({ kind: 'removed', before: 'New.' })
})

test('a title becomes an address, and an old address is never forgotten', () => {
  expect(slugOf('¿Qué dan 6,6 kWp en diciembre?')).toBe('que-dan-6-6-kwp-en-diciembre')
  expect(slugOf('???')).toBe('')
  fc.assert(fc.property(fc.string(), (title) => slugOf(title) === '' || slugShape.test(slugOf(title))))
  expect(formerSlugs({ slug: 'b', formerSlugs: ['a'] }, 'c')).toEqual(['b', 'a'])
  expect(formerSlugs({ slug: 'b', formerSlugs: ['a'] }, 'a')).toEqual(['b'])
  expect(formerSlugs({ slug: 'b', formerSlugs: ['a'] }, 'b')).toEqual(['a'])
  expect(freeSlug('a', (slug) => ['a', 'a-2'].includes(slug))).toBe('a-3')
})

test('a time on the wall is an instant, also when the clocks change', () => {
  expect(instantOfWallTime('2026-11-24T09:00')?.instant.toISOString()).toBe('2026-11-24T08:00:00.000Z')
  expect(instantOfWallTime('2026-07-01T09:00')?.instant.toISOString()).toBe('2026-07-01T07:00:00.000Z')
  expect(instantOfWallTime('2026-03-29T02:30')).toEqual({
    instant: new Date('2026-03-29T01:30:00Z'),
    isSkipped: true,
    isTwice: false,
  })
  expect(instantOfWallTime('2026-10-25T02:30')).toEqual({
    instant: new Date('2026-10-25T00:30:00Z'),
    isSkipped: false,
    isTwice: true,
  })
  expect(instantOfWallTime('2026-02-30T09:00')).toBeUndefined()
  expect(instantOfWallTime('tomorrow')).toBeUndefined()
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }), (at) => {
      const local = wallTimeOf(at)
      const back = instantOfWallTime(local)
      expect(back && wallTimeOf(back.instant)).toBe(local)
    }),
  )
})
