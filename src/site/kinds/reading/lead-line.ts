import type { PhrasingContent, RootContent } from 'mdast'

/**
 * '**Lift the RCD:** push it up' where the bold words stand on a line of their own: they lose the colon, and what follows begins as a sentence
 * does. Goes into lists and their points; anything else stays as it is.
 */
export function leadOnOwnLine(node: RootContent): RootContent {
  if (node.type === 'list')
    return {
      ...node,
      children: node.children.map((item) => ({
        ...item,
        children: item.children.map((child) => (child.type === 'paragraph' ? paragraphOf(child) : child)),
      })),
    }
  return node.type === 'paragraph' ? paragraphOf(node) : node
}

type Paragraph = Extract<RootContent, { type: 'paragraph' }>

function paragraphOf(paragraph: Paragraph): Paragraph {
  const [lead, next, ...rest] = paragraph.children
  if (lead?.type !== 'strong') return paragraph
  const bare = withoutColon(lead.children)
  if (!bare) return paragraph
  return { ...paragraph, children: [{ ...lead, children: bare }, ...(next ? [asSentence(next)] : []), ...rest] }
}

/** Undefined where there is no colon to lose. */
function withoutColon(words: readonly PhrasingContent[]): PhrasingContent[] | undefined {
  const last = words.at(-1)
  if (last?.type !== 'text' || !last.value.endsWith(':')) return undefined
  return [...words.slice(0, -1), { ...last, value: last.value.slice(0, -1) }]
}

function asSentence(words: PhrasingContent): PhrasingContent {
  if (words.type !== 'text') return words
  return {
    ...words,
    value: words.value.replace(/\p{L}/u, (letter, at: number) =>
      /\S/.test(words.value.slice(0, at)) ? letter : letter.toUpperCase(),
    ),
  }
}
