import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsOf } from './feed.ts'

const source = {
  id: 's',
  name: 'S',
  url: 'https://www.example.com/feed/',
  host: 'example.com',
  language: 'es' as const,
}
const now = new Date('2026-11-23T10:00:00Z')
const rss = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>S</title>${items.join('')}</channel></rss>`
const item = (title: string, link = 'https://www.example.com/a', date = 'Mon, 23 Nov 2026 07:00:00 +0000') =>
  `<item><title>${title}</title><link>${link}</link><pubDate>${date}</pubDate><description><![CDATA[<script>alert(1)</script>]]></description></item>`
const titles = (body: string) => itemsOf(body, source, now).map(({ title }) => title)

test('an RSS item gives its title, day, address and nothing of its text', () => {
  expect(itemsOf(rss(item('<![CDATA[Sube el <b>autoconsumo</b> &amp; baja la factura]]>')), source, now)).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{22}$/),
      source: 's',
      url: 'https://example.com/a',
      title: 'Sube el autoconsumo & baja la factura',
      language: 'es',
      day: '2026-11-23',
      tags: ['bill', 'sun'],
      headings: {},
    },
  ])
})

test('an Atom entry too', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">Bater&#237;as &amp;lt;i&amp;gt;</title><link rel="alternate" href="https://example.com/b"/><updated>2026-11-22T23:30:00Z</updated></entry></feed>`
  expect(itemsOf(atom, source, now)).toMatchObject([
    { title: 'Baterías <i>'.replace('<i>', '&lt;i&gt;'), day: '2026-11-23' },
  ])
})

test.each([
  ['script in a title', item('<![CDATA[<script>alert(1)</script>Hola]]>'), ['alert(1) Hola']],
  ['markup written as entities', item('&lt;img src=x onerror=alert(1)&gt;Hola'), ['Hola']],
  ['half a tag', item('<![CDATA[Hola <img src=x]]>'), ['Hola img src=x']],
])('%s is words', (_name, body, expected) => expect(titles(rss(body))).toEqual(expected))

test.each([
  ['an address elsewhere', item('A', 'https://evil.test/a')],
  ['a host that only ends alike', item('A', 'https://notexample.com/a')],
  ['a script as address', item('A', 'javascript:alert(1)')],
  ['a password in the address', item('A', 'https://u:p@example.com/a')],
  ['plain http', item('A', 'http://example.com/a')],
  ['no date', item('A', 'https://example.com/a', 'yesterday')],
  ['the future', item('A', 'https://example.com/a', 'Mon, 23 Nov 2099 07:00:00 +0000')],
  ['long ago', item('A', 'https://example.com/a', 'Mon, 23 Nov 2009 07:00:00 +0000')],
  ['no title', item('')],
])('%s: the item is left out, the others stay', (_name, bad) => {
  expect(titles(rss(bad, item('Bueno')))).toEqual(['Bueno'])
  expect(() => titles(rss(bad))).toThrow('empty')
})

test.each([
  ['a page', '<!doctype html><html><body>Not found</body></html>'],
  ['JSON', '{"items":[]}'],
  ['nothing', ''],
  [
    'entities that grow',
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>',
  ],
  ['half a feed', '<rss><channel><item><title>A'],
])('%s is no feed', (_name, body) => expect(() => titles(body)).toThrow(/no-feed|empty/))

test('whatever is between the tags, a title holds no angle bracket and no control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (words) => {
      let found: string[] = []
      try {
        found = titles(rss(item(`<![CDATA[${words.replaceAll(']]>', '')} x]]>`)))
      } catch (error) {
        expect(String(error)).toMatch(/no-feed|empty/)
      }
      for (const title of found) expect(title).not.toMatch(/[<>\p{Cc}]/u)
    }),
  )
})
