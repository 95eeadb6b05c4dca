import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromMarkdown } from '#src/features/content/format/markdown.ts'
import { parsePostFile, writePostFile } from '#src/features/content/format/post-file.ts'
import { fromEditor, toEditor } from './tiptap-document.ts'

const posts = readdirSync('content/blog', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => ['en', 'es'].map((language) => [`${name}/${language}`] as const))

test.each(posts)('%s comes out of the editor as it went in, and out of a file too', (post) => {
  const text = parsePostFile(readFileSync(`content/blog/${post}.md`, 'utf8'))
  const document = fromMarkdown(text.body)
  expect(fromEditor(toEditor(document))).toEqual(document)
  expect(parsePostFile(writePostFile(text))).toEqual(text)
})

test('what the editor adds by itself is not kept', () => {
  expect(fromEditor({ type: 'doc', content: [{ type: 'paragraph' }] })).toEqual({ blocks: [] })
  const pasted = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: ' two ' }, { type: 'hardBreak' }, { type: 'text', text: 'lines ' }],
      },
    ],
  }
  expect(fromEditor(pasted).blocks).toEqual([
    { type: 'paragraph', words: [{ type: 'text', text: 'two lines', marks: [] }] },
  ])
})
