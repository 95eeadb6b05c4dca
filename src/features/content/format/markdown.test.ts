import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block, Inline, Words } from '#src/features/content/domain/document.ts'
import { cleanMarkdown, fromMarkdown, tidied, toMarkdownText } from './markdown.ts'

const word = fc.stringMatching(/^[A-Za-zñáé€0-9*_[\]()#>|<&!~`.,;:+=-]{1,9}$/)
const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '))
const plain = text.map((one): Words => tidied([{ type: 'text', text: one, marks: [] }]))
const fact = fc.constantFrom('tariff.energy-p1', 'home:pool-32.pool.kwh', 'price:pv-system@8')
/** Marked words stand between plain ones, with a space on both sides, as people write. */
const marked = fc
  .tuple(fc.stringMatching(/^[A-Za-zñ]{1,8}$/), fc.constantFrom('bold', 'italic', 'link', 'fact'), fact)
  .map(
    ([said, how, name]): Inline =>
      how === 'fact'
        ? { type: 'fact', name, marks: [] }
        : how === 'link'
          ? { type: 'text', text: said, marks: [], href: 'https://example.com/a_b' }
          : { type: 'text', text: said, marks: [how === 'bold' ? 'bold' : 'italic'] },
  )
const words = fc
  .tuple(text, fc.array(fc.tuple(marked, text), { maxLength: 3 }))
  .map(
    ([first, more]): Words =>
      tidied([
        { type: 'text', text: first, marks: [] },
        ...more.flatMap(([one, after]): Inline[] => [
          { type: 'text', text: ' ', marks: [] },
          one,
          { type: 'text', text: ` ${after}`, marks: [] },
        ]),
      ]),
  )
const block: fc.Arbitrary<Block> = fc.oneof(
  words.map((list): Block => ({ type: 'paragraph', words: list })),
  plain.map((list): Block => ({ type: 'heading', level: 2, words: list })),
  fc
    .tuple(fc.boolean(), fc.array(words, { minLength: 1, maxLength: 4 }))
    .map(([ordered, items]): Block => ({ type: 'list', ordered, items })),
  words.map((list): Block => ({ type: 'quote', words: list })),
  fc
    .array(fc.tuple(words, plain), { minLength: 1, maxLength: 4 })
    .map(([head = [[], []], ...rows]): Block => ({ type: 'table', head, rows })),
  fc.constant<Block>({ type: 'image', media: 'a1b2' }),
  fc.constantFrom<Block>(
    { type: 'raw', markdown: '::drawing{name=sun-path}' },
    { type: 'raw', markdown: ':::note{kind=advice}\nA _note_ with {{tariff.surplus}}.\n:::' },
  ),
)

test('what a document says survives Markdown both ways', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      // Two lists of one kind that follow each other are one list in Markdown.
      const apart = blocks.flatMap((one, at): Block[] =>
        one.type === 'list' && blocks[at - 1]?.type === 'list' ? [{ type: 'image', media: 'x' }, one] : [one],
      )
      const written = toMarkdownText({ blocks: apart })
      expect(fromMarkdown(written).blocks).toEqual(apart)
      expect(cleanMarkdown(written)).toBe(written)
    }),
    { numRuns: 500 },
  )
})

test.each([
  '_**Bold** and the rest in italics_',
  'Plain, _then **both**, then {{tariff.surplus}}_ and **bold _and both_ again**',
  '[A link with **bold** in it](https://example.com/a)',
])('marks inside marks stay as they are: %s', (written) => {
  expect(cleanMarkdown(written)).toBe(`${written}\n`)
})

test('code that nothing ends does not grow', () => {
  expect(cleanMarkdown('~~~')).toBe('~~~\n')
  expect(cleanMarkdown('words\n\n~~~\ncode\n\n')).toBe('words\n\n~~~\ncode\n')
})

test('any text at all is clean after one cleaning', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[ a-z#>*|:!_[\]()<>{}.`~0-9-]{0,30}$/), { maxLength: 8 }), (lines) => {
      const once = cleanMarkdown(lines.join('\n'))
      expect(cleanMarkdown(once)).toBe(once)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['words <svg onload=alert(1)> words'],
  ['[a](javascript:alert(1))'],
  ['<a href="javascript:alert(1)">a</a>'],
])('%s holds no element and no dangerous link', (hostile) => {
  for (const one of fromMarkdown(hostile).blocks) {
    expect(one.type).toBe('paragraph')
    if (one.type === 'paragraph') for (const run of one.words) expect(run).not.toHaveProperty('href')
  }
  const [again] = fromMarkdown(cleanMarkdown(hostile)).blocks
  expect(again).toEqual(fromMarkdown(hostile).blocks[0])
})
