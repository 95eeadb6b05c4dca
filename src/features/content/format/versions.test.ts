import fc from 'fast-check'
import { expect, test } from 'vitest'
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
