import { mergeAttributes, Node } from '@tiptap/core'

/** What a post holds besides ordinary words: a figure by name, a picture by id, and what is kept letter by letter. */

/** A figure's value as pages print it, and what is said of it to somebody who points at it. */
export type FactWords = (name: string) => { text: string; title: string }

export const FactNode = Node.create<{ wordsOf: FactWords }>({
  name: 'fact',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ wordsOf: (name) => ({ text: name, title: name }) }),
  addAttributes: () => ({ name: { default: '', parseHTML: (element) => element.getAttribute('data-fact') ?? '' } }),
  parseHTML: () => [{ tag: 'span[data-fact]' }],
  renderHTML({ node }) {
    const name = String(node.attrs.name)
    const { text, title } = this.options.wordsOf(name)
    return ['span', { 'data-fact': name, class: 'fc', title }, text]
  },
  renderText: ({ node }) => `{{${String(node.attrs.name)}}}`,
})

export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  addAttributes: () => ({ media: { default: '', parseHTML: (element) => element.getAttribute('data-media') ?? '' } }),
  parseHTML: () => [{ tag: 'img[data-media]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'img',
    mergeAttributes(HTMLAttributes, {
      'data-media': String(node.attrs.media),
      src: `/media/${String(node.attrs.media)}/1`,
      alt: '',
    }),
  ],
})

export const KeptNode = Node.create({
  name: 'kept',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    markdown: { default: '', parseHTML: (element) => element.getAttribute('data-markdown') ?? '' },
  }),
  parseHTML: () => [{ tag: 'pre[data-markdown]' }],
  renderHTML: ({ node }) => [
    'pre',
    { 'data-markdown': String(node.attrs.markdown), class: 'kept' },
    String(node.attrs.markdown),
  ],
})
