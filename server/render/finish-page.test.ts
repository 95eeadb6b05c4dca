import { describe, expect, it } from 'vitest'
import { namesIn } from '#script/names-in-scripts.ts'
import { type BuiltFiles, finishPage } from './finish-page.ts'
import { elementsOf } from './page-elements.ts'
import { usedStyles } from './page-styles.ts'
import { joined } from './script-names.ts'
import { selectorCheck } from './selectors.ts'
import { statementsIn } from './style-statements.ts'

const markup =
  '<html lang="en"><body><header class="top"><a href="tel:1" class="a b">x</a></header><p class="a">y</p><p id="last"><br><img alt="" src="a.png"></p><details><summary>z</summary></details></body></html>'
const matches = (selector: string, script = '') => selectorCheck(elementsOf(markup), namesIn([script]))(selector)

describe('a selector', () => {
  it.each([
    'p',
    '.a',
    '.a.b',
    'header a',
    'header>a',
    'p + p',
    '.top ~ p',
    '#last img[src$=".png"]',
    'a[href^=tel\\:]',
    ':root',
    'html[lang=en] .a:hover',
    '.top :is(b, a)',
    'p:not(.a):first-child::before',
    'body:has(> .a)',
    'p:has(:is(i, img:not([alt=""], [src]):hover)):focus',
    'details[open] summary',
    '*',
    '::selection',
  ])('that matches is kept: %s', (selector) => expect(matches(selector)).toBe(true))

  it.each([
    'ul',
    '.c',
    'p.b',
    '.a.c',
    'p a',
    'body>a',
    'p + .top',
    'p ~ .top',
    '#first',
    'img[src^="b"]',
    '[hidden]',
    ':root[data-theme=dark]',
    '.top :is(b, i)',
    'div::before',
    'body:has(> .never)',
    'p:has(+ .never) .a',
    '.w-1\\.5',
  ])('that never can goes: %s', (selector) => expect(matches(selector)).toBe(false))

  it.each([
    ['.late', 'e.className="one late"'],
    ['p.late', 'e.classList.add(`late`)'],
    ['.is-open .a', `e.className=\`is-\${state}\``],
    ['.is-open', 'e.className="is-"+state'],
    ['li', 'document.createElement("li")'],
    ['ul.list li', 'e.innerHTML="<ul class=list><li>"'],
    ['.a[hidden]', 'e.hidden=true'],
    ['.a[data-state="late"]', 'e.dataset.state="late"'],
    ['.top:has(.late) .a', 'e.className="late"'],
    ['[aria-busy="true"]', 'e.ariaBusy="true"'],
    ['[data-step="2"]', 'e.dataset.step=2'],
    [':root[data-fonts] p', 'root.toggleAttribute("data-fonts",true)'],
  ])('is kept when a script could make it match: %s', (selector, script) => {
    expect(matches(selector)).toBe(false)
    expect(matches(selector, script)).toBe(true)
  })

  it.each([
    ['.late', 'late.late=late'],
    ['.contact', 'import("./contact/contact.js")'],
    ['.calc', 'e.style.width="calc(100% - 1px)"'],
    ['input[type=range]', 'e.type="text"'],
    ['.top .late', 'e.className="late"', '<p class="a">'],
  ])('goes when the script only has variables, addresses or half of it: %s', (selector, script, page = markup) =>
    expect(selectorCheck(elementsOf(page), namesIn([script]))(selector)).toBe(false),
  )
})

describe('usedStyles', () => {
  const used = (css: string, read: string[] = []) =>
    usedStyles(statementsIn(css), selectorCheck(elementsOf('<p class="a"></p>'), namesIn([])), (property) =>
      read.includes(property),
    )

  it.each([
    ['.a{b:c}.d{e:f}', '.a{b:c}'],
    ['.a,.d{b:c}', '.a{b:c}'],
    ['.a{background:url("}.d{");b:c}.d{e:f}', '.a{background:url("}.d{");b:c}'],
    ['.a{b:c;&:hover .d{e:f}}', '.a{b:c;&:hover .d{e:f}}'],
    ['@media print{.a{b:c}.d{e:f}}', '@media print{.a{b:c}}'],
    ['@media print{.d{e:f}}', ''],
    ['@layer base{.d{e:f}}@layer x,y;', '@layer base{}@layer x,y;'],
    ['@layer base{@media print{.a{b:c}}}', '@layer base{@media print{.a{b:c}}}'],
    ['@font-face{src:url(a.woff2)}', '@font-face{src:url(a.woff2)}'],
    ['.a{animation:1s in}@keyframes in{to{b:c}}@keyframes out{to{b:c}}', '.a{animation:1s in}@keyframes in{to{b:c}}'],
    ['.a{--x:1;--y:var(--x);b:var(--y)}', '.a{--x:1;--y:var(--x);b:var(--y)}'],
    ['.a{--x:1;--y:var(--x);b:c}', '.a{b:c}'],
    ['.a{--x:url("a;b")}', ''],
  ])('%s', (css, left) => expect(used(css)).toBe(left))

  it('leaves the properties that the page or a script reads', () => {
    expect(used('.a{--x:1;--y:2}', ['--y'])).toBe('.a{--y:2}')
  })
})

describe('finishPage', () => {
  const policyOfSite = `default-src 'self'; font-src 'self'; script-src 'self' 'sha256-old'; style-src 'self' 'sha256-old'; style-src-attr 'unsafe-inline';`
  const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`
  const finished = (html: string, of: BuiltFiles, splitting?: boolean) => finishPage(html, policyOfSite, of, splitting)
  const script = '<script type="module" src="/assets/a.js"></script>'
  const files = (texts: Record<string, string>): BuiltFiles => ({
    text: (path) => texts[path] ?? '',
    scriptNames: (paths, lines) =>
      joined([...paths.map((path) => texts[path] ?? ''), ...lines].map((one) => namesIn([one]))),
  })

  it('leaves of the styles what the page uses or its script could, and fetches the script when the page is there', () => {
    const { html, policy, stylesheet } = finished(
      page(`<style>.a{b:c}.late{b:c}.d{b:c}</style>${script}`, '<p class="a">A<!-- --> b</p>'),
      files({ '/assets/a.js': 'x.className="late"' }),
    )
    expect(html).toBe(
      '<html><head><script>onload=()=>requestAnimationFrame(()=>setTimeout(()=>{import("/assets/a.js")}))</script><style>.a{b:c}.late{b:c}</style></head><body><p class="a">A b</p></body></html>',
    )
    expect(policy).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[\w+/=]{44}'; style-src 'self' 'sha256-[\w+/=]{44}'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'$/,
    )
    expect(policy).not.toContain('sha256-old')
    expect(stylesheet).toBeUndefined()
  })

  it('adds its line to the inline script that is there', () => {
    const { html, policy } = finished(
      page(`<script>{let x=1}</script><style>p{b:c}</style>${script}`, '<p></p>'),
      files({}),
    )
    expect(html).toContain(
      '<script>{let x=1}\nonload=()=>requestAnimationFrame(()=>setTimeout(()=>{import("/assets/a.js")}))</script>',
    )
    expect(policy.match(/'sha256-/g)).toHaveLength(2)
  })

  it('fetches what a script of one import fetches, at once', () => {
    const { html } = finished(
      page(script, '<p></p>'),
      files({ '/assets/a.js': 'import"./shared-by-two.js";\n', '/assets/shared-by-two.js': 'go()' }),
    )
    expect(html).toContain('import("/assets/shared-by-two.js")')
  })

  it('keeps the tokens that a drawing in a file reads', () => {
    const { html } = finished(
      page('<style>:root{--sea:#00657d;--sun:#ffc53d}</style>', '<svg><use href="/assets/map.svg#land"></use></svg>'),
      files({ '/assets/map.svg': '<path id="land" fill="var(--sea)"/>' }),
    )
    expect(html).toContain('<style>:root{--sea:#00657d}</style>')
  })

  const inTwo = page(
    `<style>@font-face{src:url(a.woff2)}.a{b:c}.b{b:c}.late{b:c}.d{b:c}</style>${script}`,
    '<header data-first-screen=""><p class="a">A</p></header><p class="b">B</p>',
  )

  it('when splitting keeps only the styles of the first screen in the page, and gives all of them in a file', () => {
    const { html, policy, stylesheet } = finished(inTwo, files({ '/assets/a.js': 'x.className="late"' }), true)
    expect(stylesheet).toEqual({
      path: expect.stringMatching(/^\/assets\/page\.[\w-]{8}\.css$/),
      css: '.a{b:c}.b{b:c}.late{b:c}',
    })
    expect(html).toMatch(/^<html><head><style>@font-face\{src:url\(a\.woff2\)\}\.a\{b:c\}<\/style><\/head>/)
    expect(html).toContain(
      `</header><link rel="stylesheet" fetchpriority="low" href="${stylesheet?.path}"><script>onload=()=>requestAnimationFrame(()=>setTimeout(()=>{import("/assets/a.js")}))</script><p class="b">`,
    )
    expect(policy.match(/'sha256-/g)).toHaveLength(2)
  })

  it('when splitting a page that sends no script, sends none, and shows what is below once it is styled or four seconds have gone', () => {
    const { html, stylesheet } = finished(inTwo.replace(script, ''), files({}), true)
    expect(html).not.toContain('<script')
    expect(html).toContain(
      '{[data-first-screen]~*,main~*{visibility:hidden;animation:styled 0s 4s forwards}}@keyframes styled{to{visibility:visible}}',
    )
    expect(stylesheet?.css).toMatch(/\[data-first-screen\]~\*,main~\*\{visibility:visible\}$/)
  })

  it('splits only when asked, and only what says where its first screen is', () => {
    expect(finished(inTwo, files({})).stylesheet).toBeUndefined()
    expect(finished(page('<style>p{b:c}</style>', '<p></p>'), files({}), true).stylesheet).toBeUndefined()
  })

  it.each([
    ['an island', '<astro-island><!--$-->x<!--/$--></astro-island>'],
    ['a slot of the server', '<template data-slot="pages"></template>'],
  ])('leaves a page with %s as it is, but for its policy', (_, body) => {
    const { html, policy } = finished(page(`<style>.d{b:c}</style>${script}`, body), files({}))
    expect(html).toBe(page(`<style>.d{b:c}</style>${script}`, body))
    expect(policy).not.toContain('sha256-old')
  })
})
