/** Reads built HTML without building a tree: markup.test.ts proves it well formed, so its tags and text can be taken as they come. */

export interface Tag {
  name: string
  /** Decoded; an attribute without a value is ''. */
  attributes: Readonly<Record<string, string>>
}

const tag = /<([a-zA-Z][\w-]*)((?:\s+[^\s"'>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/g
const pair = /([^\s"'>/=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
/** What the browser does not read as markup. */
const raw = /(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>|<!--[\s\S]*?-->/g

/** Every opening tag, in order. */
export function tagsOf(html: string): Tag[] {
  return [...html.replace(raw, '$1').matchAll(tag)].map(([, name = '', written = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...written.matchAll(pair)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        decoded(double ?? single ?? bare ?? ''),
      ]),
    ),
  }))
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', apos: "'" }

/** Entities undone. */
export function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return named[name] ?? whole
  })
}

/** Elements between which words run on; all others part them. */
const inline = /<\/?(?:a|abbr|b|bdi|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|tspan|u|wbr)\b[^>]*>/g

/** The words of a piece of markup, as read: without scripts, styles and templates, with a space where a block ends. */
export function textOf(html: string): string {
  return decoded(
    html
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
      .replace(inline, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

const readOut = new Set(['aria-label', 'alt', 'title', 'placeholder'])

/** Text, and what stands only in attributes but is read out or shown. */
export function readOutOf(html: string): string {
  const spelt = html.replace(tag, (whole: string, _name: string, written: string) => {
    const heard = [...written.matchAll(pair)].filter(([, key = '']) => readOut.has(key.toLowerCase()))
    return `${whole} ${heard.map(([, , double, single, bare]) => double ?? single ?? bare ?? '').join(' ')} `
  })
  return textOf(spelt)
}

/** What stands in each element of this name; it must not nest in itself. */
export function innerOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, inner = '']) => inner,
  )
}

/** Without these elements, which must not nest in themselves. */
export function without(html: string, ...names: string[]): string {
  return names.reduce((left, name) => left.replace(new RegExp(`<${name}\\b[\\s\\S]*?</${name}>`, 'g'), ' '), html)
}
