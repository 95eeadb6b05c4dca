import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { elementsOf, type PageElement } from './page-elements.ts'
import { stylesAtRest, usedStyles } from './page-styles.ts'
import type { ScriptNames } from './script-names.ts'
import { selectorCheck } from './selectors.ts'
import { propertiesRead, statementsIn } from './style-statements.ts'

/** Finishes one page as Astro made it: what it needs before it can be read comes first and alone. */

export interface FinishedPage {
  html: string
  /** Content-security policy, to be sent as a header, where frame-ancestors works. */
  policy: string
  /** The page's whole stylesheet, to be written to a file, when only the part for its first screen stands in it. */
  stylesheet: Stylesheet | undefined
}

interface Stylesheet {
  path: string
  css: string
}

export interface BuiltFiles {
  /** The names in these scripts, those they import at once or later among them, and in these lines of inline script. */
  scriptNames: (paths: readonly string[], lines: readonly string[]) => ScriptNames
  text: (path: string) => string
}

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g
const style = /<style>([\s\S]*?)<\/style>/g
/** Where a page that is in two parts has the second part's styles. */
const sheetLink = /<link rel="stylesheet" fetchpriority="low" href="([^"]+)">/
/** A script of nothing but another one, which several pages have. */
const onlyImport = /^import"\.\/([^"]+)";\s*$/

/** The element that fills the first screen, on a page that says so, up to its end. It has none of its own kind inside. */
const firstScreen = /<(\w+)[^>]*\sdata-first-screen(?:="\w*")?[^>]*>[\s\S]*?<\/\1>/

/**
 * `policyOfSite` is Astro's.
 * - Styles that nothing on the page can use go.
 * - With `splitting`, a page keeps inline the styles of its first screen only, and takes all of them from a file after that, in front of what is
 *   below: for pages too heavy to arrive in the first round trip of a connection.
 * - Scripts are fetched after the page has loaded and been painted: everything they do is an addition, and until then the line belongs to text and fonts.
 * - The policy lists the hashes of this page's inline scripts and styles only, not those of the whole site.
 *
 * `before` is the page that this one replaces, of the same build: with the same elements it needs the same styles, which are then not looked for again.
 */
export function finishPage(
  html: string,
  policyOfSite: string,
  files: BuiltFiles,
  splitting = false,
  before?: string,
): FinishedPage {
  // What islands draw, and what the server puts into a slot, is not known here: such a page is left as it is.
  const finished = /<astro-island|<template data-slot/.test(html)
    ? { html, stylesheet: undefined }
    : trimmed(html, files, splitting, before)
  return {
    ...finished,
    policy: `${withOwnHashes(policyOfSite.trim().replace(/;$/, ''), finished.html)}; frame-ancestors 'none'`,
  }
}

function trimmed(
  built: string,
  files: BuiltFiles,
  splitting: boolean,
  before: string | undefined,
): Omit<FinishedPage, 'policy'> {
  const scripts = [...built.matchAll(moduleScript)].map(([, path = '']) => {
    const other = onlyImport.exec(files.text(path))?.[1]
    return other === undefined ? path : posix.join(posix.dirname(path), other)
  })
  const lines = [...built.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, line = '']) => line)
  // React's marks between words; nothing is hydrated here.
  const markup = built
    .replace(/<!--.*?-->/g, '')
    .replace(moduleScript, '')
    .replace(style, '')
  const fetching = scripts.map((path) => `import(${JSON.stringify(path)})`).join(';')
  // Behind the first paint as well: on a quick line the page has loaded before its text is on the screen.
  const line = scripts.length > 0 ? `onload=()=>requestAnimationFrame(()=>setTimeout(()=>{${fetching}}))` : ''
  const known = before?.includes(line) && skeletonOf(before) === skeletonOf(markup) ? before : undefined
  const knownFile = known && stylesheetIn(known)
  const knownStyles = known && [...known.matchAll(style)].map(([, css = '']) => css).join('')
  const drawings = [...new Set([...markup.matchAll(/<use href="(\/[^"#]+)#/g)].map(([, path = '']) => path))]
  const ownStyles = statementsIn([...built.matchAll(style)].map(([, one = '']) => one).join(''))
  const readByMarkup = propertiesRead([markup, ...drawings.map(files.text)].join('\n'))
  const stylesFor = (elements: readonly PageElement[], names: ScriptNames, statements = ownStyles) =>
    usedStyles(
      statements,
      selectorCheck(elements, names),
      (property) => readByMarkup.has(property) || names.words.has(property),
    )
  const withStyles = (html: string, css: string) =>
    html.replace('</head>', (end) => (css === '' ? end : `<style>${css}</style>${end}`))
  // Firefox would paint what follows before the stylesheet is there, were it not for a script that has to wait for it; a page that sends none hides it.
  const inTwo = (css: string, stylesheetPath: string) =>
    withStyles(
      markup.replace(
        firstScreen,
        (screen) =>
          `${screen}<link rel="stylesheet" fetchpriority="low" href="${stylesheetPath}">${line === '' ? '' : `<script>${line}</script>`}`,
      ),
      css,
    )
  if (knownStyles !== undefined && splitting === (knownFile !== undefined)) {
    const html =
      knownFile === undefined ? withStyles(withLine(markup, line), knownStyles) : inTwo(knownStyles, knownFile)
    return { html, stylesheet: undefined }
  }
  const elements = elementsOf(markup)
  const all = stylesFor(elements, files.scriptNames(scripts, lines))
  const first = splitting ? elements.find(({ attributes }) => attributes.has('data-first-screen')) : undefined
  if (!first) return { html: withStyles(withLine(markup, line), all), stylesheet: undefined }
  const seen = elements
    .slice(0, elements.findLastIndex((element) => isWithin(element, first)) + 1)
    .filter((element) => !isFoldedTwice(element))
  const firstStyles = stylesFor(seen, files.scriptNames([], lines), stylesAtRest(ownStyles))
  if (line !== '') {
    const stylesheet = stylesheetOf(all)
    return { html: inTwo(firstStyles, stylesheet.path), stylesheet }
  }
  // Nor does anything ask for the site's fonts before the stylesheet is there.
  const stylesheet = stylesheetOf(`${all}${behindFirstScreen}{visibility:visible}`, fetchedFont(all))
  return { html: inTwo(`${firstStyles.replace(fontToFetch, '')}${untilStyled}`, stylesheet.path), stylesheet }
}

const behindFirstScreen = '[data-first-screen]~*,main~*'
/** Should the stylesheet never come, what it would have shown is shown without it; where nothing may be animated, at once. */
const untilStyled = `@media (prefers-reduced-motion:no-preference){${behindFirstScreen}{visibility:hidden;animation:styled 0s 4s forwards}}@keyframes styled{to{visibility:visible}}`

/** The file of a finished page's styles, when it has one. */
export function stylesheetIn(html: string): string | undefined {
  return sheetLink.exec(html)?.[1]
}

/** Words that stand in attributes for readers, and numbers that draw: no rule of ours asks about either. */
const wordedAttribute =
  /\s(?:alt|aria-label|content|title|value|datetime|data-words|data-built-on|data-price-book|d|points|x\d?|y\d?|cx|cy|width|height)="[^"]*"/g

/** The elements of a page without its words: what decides which styles it needs. */
function skeletonOf(html: string): string {
  const tags = html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(sheetLink, '')
    .match(/<[^>]+>/g)
  return (tags ?? [])
    .map((tag) =>
      tag.replace(wordedAttribute, '').replace(/\sstyle="[^"]*"/g, (attribute) => attribute.replace(/[\d.]+/g, '')),
    )
    .join('')
}

function isWithin(element: PageElement, outer: PageElement): boolean {
  for (let at: PageElement | undefined = element; at; at = at.parent) if (at === outer) return true
  return false
}

/** In a closed fold inside another one: where there is room a menu shows its folds, and never what they hold. */
function isFoldedTwice(element: PageElement): boolean {
  let folds = 0
  for (let at = element; at.parent; at = at.parent) {
    if (at.tag === 'summary') return false
    if (at.parent.tag === 'details' && !at.parent.attributes.has('open')) folds++
  }
  return folds > 1
}

const fontToFetch = /@font-face\{[^}]*url\([^}]*\}/g
const fetchedFont = (css: string) => (css.match(fontToFetch) ?? []).join('')

/** Fonts stay in the page: told of them twice, a browser would show the stand-ins once more. */
function stylesheetOf(styles: string, fonts = ''): Stylesheet {
  const css = `${fonts}${styles.replace(/@font-face\{[^}]*\}/g, '')}`
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  return { path: `/assets/page.${hash}.css`, css }
}

/** With one more line at the end of its inline script, so that the policy has one hash to name, or in a script of its own. */
function withLine(html: string, line: string): string {
  if (line === '') return html
  const end = /<script>[^<]*(?=<\/script>)/
  return end.test(html)
    ? html.replace(end, (script) => `${script}\n${line}`)
    : html.replace('</head>', () => `<script>${line}</script></head>`)
}

/** Left out where they say what default-src says for them anyway: a header is not compressed. */
const fromDefault = /^(?:font|connect|worker)-src$/

function withOwnHashes(policy: string, html: string): string {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  const byDefault = directives
    .find(([name]) => name === 'default-src')
    ?.slice(1)
    .join(' ')
  return directives
    .filter(([name = '', ...sources]) => !(fromDefault.test(name) && sources.join(' ') === byDefault))
    .map((parts) => {
      const element = parts[0] === 'script-src' ? 'script' : parts[0] === 'style-src' ? 'style' : undefined
      if (!element) return parts.join(' ')
      return [...parts.filter((part) => !part.startsWith("'sha256-")), ...hashesOf(html, element)].join(' ')
    })
    .join('; ')
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = [...html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes = '']) => !attributes.includes('application/'))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(inline)]
}
