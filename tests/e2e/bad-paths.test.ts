import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { visitorsSite } from './site.ts'

/** Addresses that nobody should type and everybody does: the right page, one redirect, or a not-found page that helps. */

const site = visitorsSite()

interface Answer {
  status: number
  location: string | undefined
  /** Head and body, as sent. */
  text: string
}

/** Sends the path as it stands: no browser and no library tidies it first. */
function ask(path: string, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])
      resolve({ status, location: /^location: (.*)$/im.exec(text)?.[1]?.trim(), text })
    })
    socket.end(`${method} ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`)
  })
}

const inLanguage = {
  en: {
    lang: '<html lang="en"',
    heading: 'There is no house at this number',
    search: 'action="/search"',
    near: 'Did you mean',
  },
  es: {
    lang: '<html lang="es"',
    heading: 'En este número no hay casa',
    search: 'action="/es/buscar"',
    near: '¿Buscabas',
  },
}
/** What no visitor should ever be shown. */
const innards = /\bat (?:async )?\w+ \(|node_modules|file:\/\/|\.mjs\b|\bTypeError\b|\bURIError\b|\/dist\//

async function expectHelp(path: string, language: 'en' | 'es'): Promise<string> {
  const { status, location, text } = await ask(path)
  const words = inLanguage[language]
  expect({ status, location }).toEqual({ status: 404, location: undefined })
  for (const part of [words.lang, words.heading, words.search]) expect(text).toContain(part)
  expect(text).toMatch(/^x-robots-tag: noindex/im)
  expect(text).toMatch(/^content-security-policy: default-src 'self'/im)
  expect(text).not.toMatch(innards)
  return text
}

describe('one redirect to the right page', () => {
  test.each([
    ['/Contact', '/contact'],
    ['/CONTACT/', '/contact'],
    ['/contact/', '/contact'],
    ['//contact', '/contact'],
    ['///contact//', '/contact'],
    ['/contact.html', '/contact'],
    ['/index.html', '/'],
    ['/ES', '/es'],
    ['/es/', '/es'],
    ['/Es/Contacto/', '/es/contacto'],
    ['/es//contacto', '/es/contacto'],
    ['/es/contact', '/es/contacto'],
    ['/es/services/solar-panels', '/es/servicios/paneles-solares'],
    ['/contacto', '/contact'],
    ['/servicios/paneles-solares', '/services/solar-panels'],
    ['/quick-quote', '/quote'],
    ['/es/quick-quote', '/es/presupuesto'],
    ['/presupuesto-rapido', '/quote'],
    ['/emergency-24/7', '/emergency'],
    ['/es/crm', '/crm'],
    ['/contact%2f', '/contact'],
    ['/%63ontact', '/contact'],
  ])('%s → %s', async (from, to) => {
    const answer = await ask(`${from}?service=solar&a=%2F%2Fevil.com`)
    expect({ status: answer.status, location: answer.location }).toEqual({
      status: 308,
      location: `${to}?service=solar&a=%2F%2Fevil.com`,
    })
    const { status, location } = await ask(answer.location ?? '')
    expect({ status, location }).toEqual({ status: 200, location: undefined })
  })
})

describe('never away from this site', () => {
  test.each([
    ['//evil.com', 'en'],
    ['///evil.com/', 'en'],
    ['/\\evil.com', 'en'],
    ['/\\/evil.com', 'en'],
    ['/%5cevil.com', 'en'],
    ['/%2fevil.com', 'en'],
    ['/%2f%2fevil.com', 'en'],
    ['//evil.com/%2e%2e', 'en'],
    ['//evil.com/contact', 'en'],
    ['/es//evil.com', 'es'],
    ['/es//evil.com/', 'es'],
    ['/es/\\evil.com', 'es'],
    ['http://evil.com/nowhere', 'en'],
  ] as const)('%s', async (path, language) => {
    await expectHelp(path, language)
  })
})

describe('help in the language of the path', () => {
  test.each([
    ['/nowhere', 'en'],
    ['/es/nada', 'es'],
    ['/es/es/contacto', 'es'],
    ['//admin/x', 'en'],
    ['/admin/../contact', 'en'],
    ['/%2e%2e/', 'en'],
    ['/%2e%2e/%2e%2e/etc/passwd', 'en'],
    ['/../../etc/passwd', 'en'],
    ['/quote/..%2f..%2fetc', 'en'],
    ['/.git/config', 'en'],
    ['/assets/', 'en'],
    ['/%', 'en'],
    ['/%zz', 'en'],
    ['/%E0%A4', 'en'],
    ['/%C0%AF', 'en'],
    ['/%00', 'en'],
    ['/contact%00', 'en'],
    ['/a%0d%0aset-cookie:%20x=1', 'en'],
    ['/es/%E0%A4', 'es'],
    ['/es/%00', 'es'],
    ['/es/%', 'es'],
    ['/es/contacto%0a', 'es'],
    ['/templates/search-en', 'en'],
    ['/form/contact', 'en'],
  ] as const)('%s', async (path, language) => {
    const text = await expectHelp(path, language)
    expect(text).not.toMatch(/^set-cookie:/im)
  })

  test.each([
    ['8 kB of letters', `/${'x'.repeat(8000)}`, 'en'],
    ['8 kB of slashes', '/'.repeat(8000), 'en'],
    ['8 kB of folders', '/x'.repeat(4000), 'en'],
    ['8 kB of encoded letters', `/${'%41'.repeat(2700)}`, 'en'],
    ['8 kB in Spanish', `/es/${'x'.repeat(8000)}`, 'es'],
  ] as const)('%s', async (_, path, language) => {
    await expectHelp(path, language)
  })

  test('20 kB of it are refused in a word', async () => {
    const { status, text } = await ask(`/${'x'.repeat(20_000)}`)
    expect([400, 414, 431]).toContain(status)
    expect(text.length).toBeLessThan(500)
  })

  test.each([
    ['/solr/marbela', 'en', '/solar/marbella'],
    ['/services/solar-panel', 'en', '/services/solar-panels'],
    ['/es/solr/marbela', 'es', '/es/solar/marbella'],
    ['/es/electricista-urjente', 'es', '/es/servicios/electricista-urgente'],
  ] as const)('%s offers what was probably meant', async (path, language, meant) => {
    const text = await expectHelp(path, language)
    expect(text).toContain(inLanguage[language].near)
    const offered = [
      ...(/<section class="search-best">[\s\S]*?<\/ul>/.exec(text)?.[0] ?? '').matchAll(/href="([^"]+)"/g),
    ].map(([, href]) => href)
    expect(offered).toContain(meant)
    for (const href of offered) expect((await ask(href ?? '')).status).toBe(200)
  })
})

test('a missing page answers HEAD without a body, and no other method', async () => {
  const head = await ask('/nowhere', 'HEAD')
  expect(head.status).toBe(404)
  expect(head.text.split('\r\n\r\n')[1]).toBe('')
  expect((await ask('/nowhere', 'DELETE')).status).toBe(405)
})

test('what is no address at all is a bad request', async () => {
  for (const path of ['', ' contact', 'contact', '\u0001']) {
    const { status, text } = await ask(path)
    expect([400, 404]).toContain(status)
    expect(text).not.toMatch(innards)
  }
})

describe('the search', () => {
  const results = (text: string) => /<section class="search-best">[\s\S]*<\/main>/.exec(text)?.[0] ?? ''

  test.each([
    ['/search?q=battery', '/battery-storage"'],
    ['/es/buscar?q=bater%C3%ADa', '/almacenamiento-baterias"'],
    ['/es/buscar?q=electricista+marbella', '/es/emergencia/electricista-marbella"'],
  ])('%s finds %s', async (path, found) => {
    const { status, text } = await ask(path)
    expect(status).toBe(200)
    expect(results(text)).toContain(found)
  })

  test.each([
    '/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/search?q="><img src=x onerror=alert(1)>'.replaceAll(' ', '%20'),
    '/es/buscar?q=%3C%2Ftemplate%3E%3Cb%3Ezzqqxx',
    '/search?q=$%26$1$%60',
  ])('%s is never put into the page as markup', async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBe(200)
    expect(text).not.toMatch(/alert\(1\)|<img src=x|<b>zzqqxx|onerror/)
    expect(text.match(/<h1/g)).toHaveLength(1)
  })

  test.each(['/search', '/search?q=', '/search?q=%20%20', '/es/buscar?q='])('%s asks for words', async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBe(200)
    expect(text).toContain('name="q"')
    expect(results(text)).toBe('')
  })

  test.each([
    ['10 kB', `/es/buscar?q=${'a'.repeat(10_000)}`],
    ['10 kB of words', `/search?q=${'solar+'.repeat(1700)}`],
    ['a broken encoding', '/search?q=%E0%A4'],
    ['a null', '/search?q=%00'],
    ['an unknown word', '/search?q=zzqqxx'],
  ])('%s is answered with a page', async (_, path) => {
    const { status, text } = await ask(path)
    expect(status).toBe(200)
    expect(text).toContain('<h1')
    expect(text).not.toMatch(innards)
  })
})
