import type { Element, Root as HastRoot } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { ComponentProps, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Language } from '#src/shared/i18n/language.ts'
import { Drawing } from '#src/shared/ui/drawing/drawing.tsx'
import { Note } from '#src/shared/ui/note/note.tsx'
import { type BlockName, type BlockProps, blockShapes, containerShapes, isBlock, isContainer } from './block-list.ts'
import { Accuracy } from './blocks/accuracy.tsx'
import { BillDrawing } from './blocks/bill-drawing.tsx'
import { CompanyFacts } from './blocks/company-facts.tsx'
import { EmergencyCard } from './blocks/emergency-card.tsx'
import { Enquiry } from './blocks/enquiry.tsx'
import { GuidedSteps } from './blocks/guided-steps.tsx'
import { MonthlyOutput } from './blocks/month-chart.tsx'
import type { OnPage } from './blocks/on-page.ts'
import { PriceList } from './blocks/price-list.tsx'
import { RoofTable } from './blocks/roof-table.tsx'
import { TownMap } from './blocks/town-map.tsx'
import { TownNumbers } from './blocks/town-numbers.tsx'
import { WorkedExample } from './blocks/worked-example.tsx'
import { inlineOf } from './markdown.ts'
import { curvedQuotes } from './quotes.ts'
import { numberColumns, rowHeadings, stackedWords, wordsOf } from './table-headings.ts'
import { contentText } from './text/text.ts'
import { unbroken } from './unbroken.ts'

/** Markdown as React: ordinary nodes through hast, blocks and containers through components of ours. */

/** How a post's text marks a figure among its words (src/site/blog/post-body.tsx). */
const figureTitle = /^figure (fact|mod|old|plain) ?(.*)$/

const toHast = unified()
  .use(remarkRehype)
  .use(rowHeadings)
  .use(numberColumns)
  .use(stackedWords)
  .use(curvedQuotes)
  .use(unbroken)

const blocks: { [Name in BlockName]: (props: BlockProps<Name> & OnPage) => ReactNode } = {
  'price-list': PriceList,
  'roof-table': RoofTable,
  'worked-example': WorkedExample,
  'month-chart': MonthlyOutput,
  'town-numbers': TownNumbers,
  map: TownMap,
  drawing: ({ name, language }) => (
    <div className="blk">
      {name === 'bill-anatomy' ? <BillDrawing language={language} /> : <Drawing name={name} language={language} />}
    </div>
  ),
  'emergency-card': EmergencyCard,
  'company-facts': CompanyFacts,
  accuracy: Accuracy,
  enquiry: Enquiry,
  'guided-steps': GuidedSteps,
}

/** The nodes of one section or container; `at` makes the ids of its blocks different from those of other sections. */
export function renderNodes(nodes: readonly RootContent[], language: Language, at: string): ReactNode {
  const parts: ReactNode[] = []
  let run: RootContent[] = []
  const flush = () => {
    if (run.length > 0)
      parts.push(<Fragment key={parts.length}>{prose({ type: 'root', children: run }, language)}</Fragment>)
    run = []
  }
  for (const node of nodes) {
    const id = `${at}-${parts.length}`
    if (node.type === 'leafDirective') {
      flush()
      parts.push(<Fragment key={id}>{renderBlock(node, { language, blockId: id })}</Fragment>)
    } else if (node.type === 'containerDirective') {
      flush()
      parts.push(<Fragment key={id}>{renderContainer(node, language, id)}</Fragment>)
    } else run.push(node)
  }
  flush()
  return parts
}

/** A head's or a question's own Markdown, without the paragraph around it. */
export function renderInline(text: string, language: Language): ReactNode {
  // Taken out of its paragraph only here: at the top, remark-rehype would part words and italics by line breaks.
  const tree = toHast.runSync(inlineOf(text, language))
  const [first] = tree.children
  const only = tree.children.length === 1 && first?.type === 'element' && first.tagName === 'p' ? first : tree
  return toReact({ type: 'root', children: only.children }, language)
}

/** Inline nodes as they stand in a cell or a paragraph. */
export function renderInlineNodes(nodes: readonly PhrasingContent[], language: Language): ReactNode {
  const tree = toHast.runSync({ type: 'root', children: [{ type: 'paragraph', children: [...nodes] }] })
  const [first] = tree.children
  return toReact({ type: 'root', children: first?.type === 'element' ? first.children : tree.children }, language)
}

function renderBlock({ name, attributes }: LeafDirective, page: OnPage): ReactNode {
  if (!isBlock(name)) throw new Error(`no block is called ${name}`)
  return blockOf(name, { ...attributes }, page)
}

function blockOf<Name extends BlockName>(name: Name, attributes: Record<string, unknown>, page: OnPage): ReactNode {
  const render: (props: never) => ReactNode = blocks[name]
  const props = { ...blockShapes[name].parse(attributes), ...page }
  return (render as (props: object) => ReactNode)(props)
}

function renderContainer(
  { name, attributes, children }: ContainerDirective,
  language: Language,
  id: string,
): ReactNode {
  if (!isContainer(name)) throw new Error(`no container is called ${name}`)
  const text = contentText(language)
  const inside = renderNodes(children, language, id)
  if (name === 'verdict')
    return (
      <div className="blk card verdict">
        <p className="h">{text.verdict}</p>
        {inside}
      </div>
    )
  if (name === 'steps') return <div className="blk steps-l">{inside}</div>
  const { kind } = containerShapes.note.parse({ ...attributes })
  return (
    <div className="blk">
      <Note tone={kind === 'problem' ? 'bad' : kind === 'information' ? 'sea' : 'sun'}>
        <b>{text.note[kind]}. </b>
        {inside}
      </Note>
    </div>
  )
}

function prose(tree: Root, language: Language): ReactNode {
  return toReact(toHast.runSync(tree), language)
}

function toReact(tree: HastRoot, language: Language): ReactNode {
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    passNode: true,
    components: {
      // In English text a slanted word is a Spanish term, unless it is a sum.
      em: ({ children }: ComponentProps<'em'>) => {
        if (typeof children === 'string' && children.includes(' = ')) return <span className="formula">{children}</span>
        return language === 'en' ? <i lang="es">{children}</i> : <em>{children}</em>
      },
      a: ({ href, title, children }: ComponentProps<'a'>) => {
        const [, kind, date] = figureTitle.exec(title ?? '') ?? []
        if (kind === 'plain') return children
        if (kind)
          return (
            <a className={kind === 'fact' ? 'fc' : `fc ${kind}`} href={href}>
              {children} <small>{date}</small>
            </a>
          )
        return (
          <a href={href} rel={href?.startsWith('http') ? 'noopener' : undefined}>
            {children}
          </a>
        )
      },
      table: ({ children, className, node }: ComponentProps<'table'> & { node?: Element }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; a landmark a table would be too many
        <div
          className="tblw blk"
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
          tabIndex={0}
          aria-label={[contentText(language).table, columnsOf(node)].filter(Boolean).join(': ')}
        >
          <table className={className}>{children}</table>
        </div>
      ),
      th: ({ children, scope = 'col', className }: ComponentProps<'th'>) => (
        <th scope={scope} className={className}>
          {children}
        </th>
      ),
    },
  })
}

/** What a table's columns are called, to tell tables apart by ear. */
function columnsOf(table: Element | undefined): string {
  const names: string[] = []
  if (table)
    visit(table, { tagName: 'th' }, (cell: Element) => {
      if (cell.properties.scope !== 'row') names.push(wordsOf(cell))
    })
  return names.filter(Boolean).join(', ')
}
