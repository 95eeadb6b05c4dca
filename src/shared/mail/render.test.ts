import { describe, expect, test } from 'vitest'
import { type MailBlock, renderMail } from './render.ts'

const hostile = `<script>alert("x")</script> & 'co'`
const everyBlock: MailBlock[] = [
  { kind: 'paragraph', text: `paragraph ${hostile}` },
  { kind: 'heading', text: `heading ${hostile}` },
  { kind: 'facts', rows: [[`label ${hostile}`, `value ${hostile}`]] },
  { kind: 'steps', items: [`step ${hostile}`] },
  { kind: 'action', label: `action ${hostile}`, url: 'https://casa.example/q/1?a=1&b=2' },
  { kind: 'link', label: `link ${hostile}`, url: 'https://casa.example/privacy' },
  { kind: 'quotation', text: `first ${hostile}\nsecond line` },
  { kind: 'small', text: `small ${hostile}` },
]
const mail = renderMail({
  language: 'es',
  subject: `subject ${hostile}`,
  brand: `brand ${hostile}`,
  blocks: everyBlock,
})

describe('a rendered mail', () => {
  test('escapes every text in HTML and leaves it as typed in plain text', () => {
    expect(mail.html).not.toContain('<script')
    expect(mail.html.match(/&lt;script&gt;/g)).toHaveLength(11)
    expect(mail.text).toContain(`paragraph ${hostile}`)
  })

  test('says in plain text all it says in HTML', () => {
    const words = mail.html
      .replace(/[\s\S]*<main>/, '')
      .replace(/<[^>]+>/g, '\n')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&')
      .split('\n')
      .filter((line) => line.trim() !== '')
    for (const line of words) expect(mail.text).toContain(line)
    expect(mail.text).toContain('https://casa.example/q/1?a=1&b=2')
  })

  test('names its language, loads nothing and tracks nobody', () => {
    expect(mail.html).toContain('<html lang="es">')
    expect(mail.html).not.toMatch(/<img|<table|<link|url\(|src=/)
    expect(mail.html.match(/https?:\/\/[^"<]+/g)).toEqual([
      'https://casa.example/q/1?a=1&amp;b=2',
      'https://casa.example/privacy',
    ])
  })

  test.each(['javascript:alert(1)', '/relative', 'data:text/html,x'])('refuses the link %s', (url) => {
    const blocks: MailBlock[] = [{ kind: 'action', label: 'Go', url }]
    expect(() => renderMail({ language: 'en', subject: 's', brand: 'b', blocks })).toThrow()
  })
})
