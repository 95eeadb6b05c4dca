import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate'

/** The built site as it lies on disk: what every test of this folder reads. Needs a build; starts nothing. */

const dist = join(import.meta.dirname, '../../dist')
const client = join(dist, 'client')

export interface BuiltPage {
  /** '/es/contacto.html', the key of its policy. */
  file: string
  /** '/es/contacto', its address. */
  path: string
  html: string
  /** As parsed with scripting: nothing of what stands in `noscript`. */
  scripted: string
  /** As a browser without scripting has it: the contents of `noscript`, none of the islands, which are not shown then. */
  plain: string
}

function htmlFiles(): string[] {
  if (!existsSync(client)) throw new Error('There is no build: run script/build.ts first')
  return readdirSync(client, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => `/${relative(client, join(entry.parentPath, entry.name))}`)
    .sort()
}

export const pages: readonly BuiltPage[] = htmlFiles().map((file) => {
  const html = readFileSync(join(client, file), 'utf8')
  return {
    file,
    path: file.replace(/(\/index)?\.html$/, '') || '/',
    html,
    scripted: html.replace(/<noscript>[\s\S]*?<\/noscript>/g, ''),
    plain: html.replace(/<astro-island[\s\S]*?<\/astro-island>/g, '').replace(/<\/?noscript>/g, ''),
  }
})

const configOfTags = await new StaticConfigLoader({ root: true, elements: ['html5'] }).getConfigFor('page.html')

/** The elements of a page. Text and attributes come as written: `decoded` undoes their entities. */
export const parsed = (html: string): HtmlElement => new Parser(configOfTags).parseHtml(html)

export function decoded(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return named[name] ?? whole
  })
}

export function attribute(element: HtmlElement, name: string): string | null {
  const value = element.getAttributeValue(name)
  return value === null ? null : decoded(value)
}

/** The words that a reader sees or hears, without scripts, styles and markup. */
export function visibleText(html: string): string {
  const body = /<body[\s\S]*<\/body>/.exec(html)?.[0] ?? ''
  return decoded(
    body
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g, ' > $1 <i ')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ')
}

export const isStaff = ({ path }: BuiltPage): boolean => /^\/(admin|crm)(\/|$)/.test(path)
export const isNoindex = ({ html }: BuiltPage): boolean => /<meta name="robots" content="noindex"/.test(html)
export const listed: readonly BuiltPage[] = pages.filter((page) => !isNoindex(page))

/** The public address that the build was made for, without a slash at the end. */
export const publicOrigin: string = new URL(
  /<link rel="canonical" href="([^"]+)"/.exec(listed[0]?.html ?? '')?.[1] ?? 'missing:',
).origin

export const policies: Record<string, string> = JSON.parse(readFileSync(join(dist, 'policies.json'), 'utf8'))

export function builtFile(path: string): string {
  return readFileSync(join(client, path), 'utf8')
}

export function isBuiltFile(path: string): boolean {
  return existsSync(join(client, path)) && statSync(join(client, path)).isFile()
}

/** Bytes on the wire: brotli when the build made one. */
export function servedBytes(path: string): number {
  const file = join(client, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

export function stylesheets(): string[] {
  return readdirSync(join(client, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `/assets/${name}`)
}
