import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { parsedOnce, parsedWords, piecesOf, takeParsedWords } from './parsed-words.ts'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)

function blocks(text: string): Root['children'] {
  const tree = parser.parse(text)
  visit(tree, (node) => {
    node.position = undefined
  })
  return tree.children
}
const inPieces = (text: string) => piecesOf(text).flatMap(blocks)

describe('a text in pieces', () => {
  test.each([
    ['paragraphs and headings', 'One\ntwo.\n\n## Three\n\nFour.\n'],
    ['a loose list, and what follows it', '- one\n\n- two\n\n  of two\n\nThree.\n'],
    ['a numbered list with a paragraph inside', '1. one\n\n   inside\n\n2. two\n\nThree.\n'],
    ['a table', 'Before.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nAfter.\n'],
    [
      'containers, one inside another',
      ':::note\n\nOne.\n\n::::steps\n\n- two\n\n::::\n\nThree.\n\n:::\n\nFour.\n\n::price-list\n',
    ],
    ['a link defined at the end', 'See [this].\n\nMore.\n\n[this]: https://example.com\n'],
    ['code with blank lines', '```\none\n\ntwo\n```\n\nThree.\n'],
    ['HTML', '<div>\n\nOne.\n\n</div>\n'],
    ['indented code', 'One.\n\n    two\n\nThree.\n'],
    ['a quotation', '> one\n\n> two\n\nThree.\n'],
    ['nothing', ''],
  ])('says what the whole says: %s', (_name, text) => {
    expect(inPieces(text)).toEqual(blocks(text))
    expect(piecesOf(text).join('')).toBe(text)
  })

  test('says what the whole says, on every page of ours', () => {
    const folder = join(import.meta.dirname, '../../../content')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
    expect(files.length).toBeGreaterThan(250)
    for (const name of files) {
      const body = readFileSync(join(folder, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
      expect(inPieces(body), name).toEqual(blocks(body))
    }
  })
})

test('a text is parsed once, for each way of reading it, also by a process that took over', () => {
  const seen: string[] = []
  const parse = (text: string) => {
    seen.push(text)
    return blocks(text)
  }
  const first = parsedOnce('Once.\n\nTwice.\n', 'en', parse)
  expect(parsedOnce('Once.\n\nThree times.\n', 'en', parse)[0]).toBe(first[0])
  expect(seen).toEqual(['Once.\n\n', 'Twice.\n', 'Three times.\n'])
  parsedOnce('Twice.\n', 'es', parse)
  expect(seen).toHaveLength(4)
  takeParsedWords(parsedWords())
  expect(parsedOnce('Once.\n\nTwice.\n', 'en', parse)).toEqual(first)
  expect(seen).toHaveLength(4)
})
