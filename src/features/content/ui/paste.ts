/** What people paste from Word, Google Docs and web pages, as words: styles, comments, tracked changes and office markup go before the editor sees them. */
export function cleanedPaste(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  for (const element of parsed.querySelectorAll(
    'script, style, meta, link, title, iframe, object, svg, form, del, xml',
  ))
    element.remove()
  for (const element of [...parsed.body.querySelectorAll('*')]) {
    // Word's own elements (o:p) and Google's wrapper, a <b> that is not bold.
    const isWrapper = element.tagName.includes(':') || element.id.startsWith('docs-internal-guid')
    const weight = element.getAttribute('style') ?? ''
    if (/font-weight:\s*(?:bold|[6-9]00)/.test(weight) && element.tagName === 'SPAN') wrap(element, 'strong')
    if (/font-style:\s*italic/.test(weight) && element.tagName === 'SPAN') wrap(element, 'em')
    for (const { name } of [...element.attributes])
      if (name !== 'href' && !name.startsWith('data-')) element.removeAttribute(name)
    if (isWrapper) element.replaceWith(...element.childNodes)
    if (element.tagName === 'H1') rename(element, 'h2')
    if (/^H[4-6]$/.test(element.tagName)) rename(element, 'h3')
  }
  return parsed.body.innerHTML.replace(/<!--[\s\S]*?-->/g, '')
}

function wrap(element: Element, tag: string): void {
  const around = element.ownerDocument.createElement(tag)
  around.append(...element.childNodes)
  element.append(around)
}

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}
