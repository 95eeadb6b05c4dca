import { describe, expect, it } from 'vitest'
import { pageFacts } from './page-facts.ts'

const page = (head: string, body: string, html = '<html lang="en">') =>
  `<!doctype html>${html}<head>${head}</head><body>${body}</body></html>`
const facts = (head: string, body = '', html?: string) => pageFacts('/a', page(head, body, html))

describe('the head of a page', () => {
  it('says its title, what it is about, its language and its own address', () => {
    const head =
      '<title>Heat &amp; cold &lt;now&gt;</title><meta charset="utf-8"><meta name="description" content="&quot;Sun&quot;&nbsp;it&#39;s&#x27;"><link rel="canonical" href="https://example.com/a?x=1">'
    expect(
      facts(head, '<meta name="description" content="none of its head">', '<html class="x" lang="es" dir="ltr">'),
    ).toMatchObject({
      path: '/a',
      language: 'es',
      title: 'Heat & cold <now>',
      description: '"Sun" it\'s\'',
      canonical: '/a',
      isHidden: false,
    })
  })

  it('may say nothing at all', () => {
    expect(facts('<meta name="description">', '', '<html>')).toMatchObject({
      language: '',
      title: '',
      description: '',
      canonical: null,
      alternates: {},
      headings: [],
      words: [],
      links: [],
      outward: 0,
      structuredDataTypes: [],
      hasBrokenStructuredData: false,
      imagesWithoutAlt: 0,
    })
    expect(facts('<link rel="canonical">').canonical).toBe('')
  })

  it('hides it from search engines only where it says so', () => {
    expect(facts('<meta name="robots" content="noindex, nofollow">').isHidden).toBe(true)
    expect(facts('<meta name="robots" content="max-snippet:-1">').isHidden).toBe(false)
    expect(facts('', '<meta name="robots" content="noindex">').isHidden).toBe(false)
  })

  it('names its counterparts by language, relative addresses as they are', () => {
    const head =
      '<link rel="alternate" hreflang="en" href="https://example.com/a"><link hreflang="es" href="/es/a" rel="alternate"><link rel="alternate" hreflang="x-default">'
    expect(facts(head).alternates).toEqual({ en: '/a', es: '/es/a', 'x-default': '' })
  })
})

describe('the body of a page', () => {
  it('has headings by their level, whatever they carry, and what begins alike is none', () => {
    expect(
      facts('', '<header></header><h1>A</h1><h3 id="x">B</h3><h2\n>C</h2><hr><h6>D</h6><h7>E</h7><h10>F</h10>')
        .headings,
    ).toEqual([1, 3, 2, 6])
  })

  it('leads to paths of this site, each once, without query and fragment, and outward to addresses', () => {
    const body =
      '<a href="/b?x=1&amp;y=2">b</a><a class="x" href="/b#c">b</a><a href="/?q=1">home</a><a href="#here">here</a><a>none</a><a href="mailto:a@example.com">m</a><a href="https://boe.es/">o</a><a href="http://ree.es/">o</a><a href="nohttps://x">n</a><abbr href="/no">x</abbr><a data-href="/no">x</a>'
    expect(facts('', body)).toMatchObject({ links: ['/b', '/'], outward: 2 })
  })

  it('has the words of its main part, numbers among them, without scripts, styles and drawings', () => {
    const main =
      '<p>Nothing outside.</p><main id="m">\n<p>Placas de 5,5 kWp: <b>ÁREA</b>&nbsp;&amp; sol</p><script>var a = 1</script><style>p{}</style><svg><title>drawn</title></svg><em>fin</em></main><p>After</p>'
    expect(facts('', main).words).toEqual(['placas', 'de', '5', '5', 'kwp', 'área', 'sol', 'fin'])
    expect(facts('', '<main><script>a</script> one <script>b</script></main>').words).toEqual(['one'])
    expect(facts('', '<main>one <main>two</main> three</main>').words).toEqual(['one', 'two', 'three'])
  })

  it('is read without what stands there for browsers without script, but weighs what was sent', () => {
    const sent = page('', '<noscript><h1>x</h1>\n</noscript><h2>y</h2><noscript><a href="/z">z</a></noscript>')
    expect(pageFacts('/a', sent)).toMatchObject({ headings: [2], links: [], bytes: sent.length })
  })

  it('has pictures with and without words for those who cannot see them', () => {
    const body =
      '<img src="a" alt="x"><img alt src="b"><img src="c" alt><img src="d" alt/><img src="e" data-alt="x"><img src="f" altitude="1"><img>'
    expect(facts('', body).imagesWithoutAlt).toBe(3)
  })

  it('describes itself in structured data: every type of every block, and whether one is broken', () => {
    const block = (json: string) => `<script type="application/ld+json">${json}</script>`
    const nested = '{ "@graph": [ { "@type": "WebPage", "author": { "@type" : "Person" } } ] }'
    expect(facts('', block(nested) + block('{"@type":"FAQPage"}'))).toMatchObject({
      structuredDataTypes: ['WebPage', 'Person', 'FAQPage'],
      hasBrokenStructuredData: false,
    })
    expect(facts('', `<script>{"@type":"No"}</script>${block('{"@type":')}${block('{"@type":"A"}')}`)).toMatchObject({
      structuredDataTypes: ['A'],
      hasBrokenStructuredData: true,
    })
  })
})
