import type { Language } from '#src/shared/i18n/language.ts'

/**
 * A mail as a list of plain blocks, from which the HTML and its text twin are both made, so that neither can say more than the
 * other. Every string is text: it is escaped here and nowhere else.
 */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** What the mail is about, once, at its head. */
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'action'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  /** Somebody's own words, with their line breaks. */
  | { kind: 'quotation'; text: string }
  | { kind: 'small'; text: string }

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

export interface MailContent {
  language: Language
  subject: string
  /** Name of the business, above the text and below it. */
  brand: string
  blocks: readonly MailBlock[]
}

/** The HTML of one column without tables, images or outside addresses, readable with styles off and in the dark, and the same in plain text. */
export function renderMail({ language, subject, brand, blocks }: MailContent): RenderedMail {
  const text = [brand, ...blocks.map(textOf)].join('\n\n')
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand"><i></i>${escapeHtml(brand)}</p>
${blocks.map(htmlOf).join('\n')}
</main>
</body>
</html>
`
  return { subject, text: `${text}\n`, html }
}

const style = [
  ':root{color-scheme:light dark}',
  "body{margin:0;font:16px/1.55 Figtree,system-ui,-apple-system,'Segoe UI',Arial,sans-serif;color:#07303f;background:#fff}",
  'main{max-width:34em;margin:0 auto;padding:26px 22px 32px}',
  '@media (min-width:600px){main{margin:24px auto;padding:28px 34px;border:1px solid #c6d8e0;border-radius:16px}}',
  'p,ol,dl,blockquote{margin:0 0 16px}',
  '.brand{margin-bottom:22px;font-weight:600;font-size:18px}',
  '.brand i{display:inline-block;width:12px;height:12px;margin-right:10px;border:8px solid #07303f;border-radius:8px;background:#ffc53d;vertical-align:-7px}',
  'h1,h2{font-size:18px;line-height:1.25;margin:28px 0 8px}h1{font-size:24px;margin-top:0}',
  'ol{padding-left:1.4em}li{margin:0 0 6px}',
  'dt{font-size:14px;color:#3b5a67}dd{margin:0 0 8px}',
  '.pairs{display:grid;grid-template-columns:auto 1fr}.pairs>*{margin:0;padding:9px 0;border-bottom:1px solid #c6d8e0;font-size:16px}.pairs dd{padding-left:16px;text-align:right;font-weight:600}',
  'blockquote{border-left:4px solid #c6d8e0;padding-left:14px;white-space:pre-wrap}',
  'a{color:#00657d}',
  '.action a{display:inline-block;padding:12px 18px;border-radius:12px;background:#ffc53d;color:#07303f;font-weight:600;text-decoration:none}',
  '.small{font-size:14px;color:#3b5a67}',
  '@media (prefers-color-scheme:dark){body{color:#edf6f8;background:#071d27}main,.pairs>*{border-color:#264b59}.brand i{border-color:#123542}dt,.small{color:#a8c4ce}a{color:#74cfe4}.action a{color:#071d27}}',
].join('')

function htmlOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'title':
      return `<h1>${escapeHtml(block.text)}</h1>`
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`
    case 'facts':
      return `<dl${block.rows.every(isShort) ? ' class="pairs"' : ''}>${block.rows.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`
    case 'steps':
      return `<ol>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ol>`
    case 'action':
      return `<p class="action"><a href="${escapeHtml(webAddress(block.url))}">${escapeHtml(block.label)}</a></p>`
    case 'link':
      return `<p class="small"><a href="${escapeHtml(webAddress(block.url))}">${escapeHtml(block.label)}</a></p>`
    case 'quotation':
      return `<blockquote>${escapeHtml(block.text)}</blockquote>`
    case 'small':
      return `<p class="small">${escapeHtml(block.text)}</p>`
  }
}

/** Label and value stand on one line, side by side. */
const isShort = ([label, value]: readonly [label: string, value: string]) => label.length + value.length < 60

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 60))}`
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'steps':
      return block.items.map((item, i) => `${i + 1}. ${item}`).join('\n')
    case 'action':
    case 'link':
      return `${block.label}:\n${webAddress(block.url)}`
    case 'quotation':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    default:
      return block.text
  }
}

/** An absolute http(s) address, normalised. Throws on anything else: a mail must not carry a script or a relative link. */
function webAddress(url: string): string {
  const parsed = new URL(url)
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') throw new RangeError('not a web address')
  return parsed.href
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
}
