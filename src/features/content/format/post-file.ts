import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { cleanMarkdown } from './markdown.ts'
import { type PostText, postHead } from './post.ts'

/** A post as a file: head words in YAML between two lines of ---, then Markdown. In and out without loss. */

const fence = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** The body as it stands: clean in a file that `writePostFile` wrote; `Content.write` cleans what comes from elsewhere. Throws, saying what is wrong, when the head is not whole. */
export function parsePostFile(text: string): PostText {
  const [, head, body] = fence.exec(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')) ?? []
  if (head === undefined || body === undefined) throw new Error('no head between two lines of ---')
  const parsed = postHead.safeParse(parse(head))
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  return { ...parsed.data, body: body.replace(/^\n/, '') }
}

export function writePostFile({ body, ...head }: PostText): string {
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${cleanMarkdown(body)}`
}
