/** The elements of a built page, as far as selectors ask about them. */

export interface PageElement {
  tag: string
  classes: ReadonlySet<string>
  /** With `class` and `id` among them; names in lower case. */
  attributes: ReadonlyMap<string, string>
  parent: PageElement | undefined
  /** The sibling before it. */
  before: PageElement | undefined
}

const token =
  /<!--[\s\S]*?-->|<!\w[^>]*>|<(script|style)\b([^>]*)>[\s\S]*?<\/\1>|<(\/?)([A-Za-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g
const withoutContent = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/**
 * Every element of the page in its order, those of `template` and `noscript` with them, since they can come to stand on the page. The page is one
 * that the HTML checker passes: each element that needs an end tag has one.
 */
export function elementsOf(html: string): PageElement[] {
  const elements: PageElement[] = []
  const open: PageElement[] = []
  const last = new Map<PageElement | undefined, PageElement>()
  for (const [whole, raw, rawAttributes, end, name, rest] of html.matchAll(token)) {
    const tag = (raw ?? name)?.toLowerCase()
    if (tag === undefined) continue
    if (end) {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at !== -1) open.length = at
      continue
    }
    const attributes = attributesOf(raw ? (rawAttributes ?? '') : (rest ?? ''))
    const parent = open.at(-1)
    const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean))
    const element = { tag, classes, attributes, parent, before: last.get(parent) }
    last.set(parent, element)
    elements.push(element)
    if (!raw && !whole.endsWith('/>') && !withoutContent.test(tag)) open.push(element)
  }
  return elements
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(
    /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  ))
    attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '')
  return attributes
}
