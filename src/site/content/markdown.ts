import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { Language } from '#src/shared/i18n/language.ts'
import { pathOf, routes } from '#src/site/routes.ts'
import { blockShapes, containerShapes, isBlock, isContainer } from './block-list.ts'
import { parsedOnce } from './parsed-words.ts'

/** A page's Markdown as a tree: sections by their second-level headings, links to our pages resolved, blocks checked. */

export interface Section {
  /** Anchor; empty for what stands before the first heading. */
  id: string
  heading: string
  nodes: RootContent[]
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)

/** The blocks of a text with our links and blocks checked; to be read, not changed. */
function blocksOf(text: string, language: Language): readonly RootContent[] {
  return parsedOnce(text, language, (piece) => {
    const tree = parser.parse(piece)
    keepColons(tree)
    resolveLinks(tree, language)
    checkBlocks(tree)
    // Where it stood in the text: nobody asks, and every page would carry it.
    visit(tree, (node) => {
      node.position = undefined
    })
    return tree.children
  })
}

/** Throws on a block, an attribute, a link to one of our pages or an anchor that does not exist. */
export function sectionsOf(body: string, language: Language): Section[] {
  const sections: Section[] = []
  for (const node of blocksOf(body, language)) {
    if (node.type === 'heading' && node.depth === 1) throw new Error('a page has its one H1 from its head')
    if (node.type === 'heading' && node.depth === 2) {
      const heading = textOf(node)
      sections.push({ id: anchorOf(heading, sections), heading, nodes: [] })
    } else {
      if (sections.length === 0) sections.push({ id: '', heading: '', nodes: [] })
      sections.at(-1)?.nodes.push(node)
    }
  }
  return sections
}

/** Inline Markdown: an answer, a question's answer. */
export function inlineOf(text: string, language: Language): Root {
  return { type: 'root', children: [...blocksOf(text, language)] }
}

/** The plain words of a node, for anchors, counts and structured data. */
export function textOf(node: Nodes): string {
  if ('value' in node && typeof node.value === 'string') return node.value
  if (!('children' in node)) return ''
  const parts = node.children.map((child) => textOf(child))
  const inline = node.type === 'paragraph' || node.type === 'heading' || isPhrasing(node.type)
  return parts.join(inline ? '' : ' ')
}

function isPhrasing(type: string): boolean {
  return type === 'emphasis' || type === 'strong' || type === 'link' || type === 'delete'
}

/** '1. What it costs, by size' as what-it-costs-by-size, beginning with a letter, different for every section of a page. */
function anchorOf(heading: string, before: readonly Section[]): string {
  const base =
    heading
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-$/g, '')
      .slice(0, 60) || 'section'
  const taken = before.filter(({ id }) => id === base || id.startsWith(`${base}--`)).length
  return taken === 0 ? base : `${base}--${taken + 1}`
}

/** A colon before a letter ('foo:bar') reads as an inline directive; here it is a colon. */
function keepColons(tree: Root): void {
  visit(tree, 'textDirective', (node, index, parent) => {
    if (!parent || index === undefined) return
    const text: PhrasingContent[] = [{ type: 'text', value: `:${node.name}` }, ...node.children]
    parent.children.splice(index, 1, ...text)
    return [SKIP, index + text.length]
  })
}

/** Machine-readable, and linked as it stands. */
const apiDescription = '/api/openapi.json'
const ownPage = /^route:([a-z0-9.-]+)(#[a-z0-9-]+)?$/i

function resolveLinks(tree: Root, language: Language): void {
  visit(tree, 'link', (node) => {
    if (/^(https:\/\/|tel:|mailto:|#)/.test(node.url) || node.url === apiDescription) return
    const [, id, anchor = ''] = ownPage.exec(node.url) ?? []
    const route = routes.find((one) => one.id === id)
    if (!route) throw new Error(`a link to ${node.url}, which is no page of ours`)
    node.url = pathOf(route.id, language) + anchor
  })
}

function checkBlocks(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'leafDirective') leafProps(node)
    if (node.type === 'containerDirective') containerProps(node)
  })
}

function leafProps({ name, attributes }: LeafDirective): void {
  if (!isBlock(name)) throw new Error(`no block is called ${name}`)
  const parsed = blockShapes[name].safeParse({ ...attributes })
  if (!parsed.success)
    throw new Error(`::${name}: ${parsed.error.issues.map((issue) => `${issue.path} ${issue.message}`).join('; ')}`)
}

function containerProps({ name, attributes }: ContainerDirective): void {
  if (!isContainer(name)) throw new Error(`no container is called ${name}`)
  const parsed = containerShapes[name].safeParse({ ...attributes })
  if (!parsed.success) throw new Error(`:::${name}: ${parsed.error.message}`)
}
