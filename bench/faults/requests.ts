import { connect } from 'node:net'
import { quantile, round } from '../numbers.ts'
import { startSiteProcess } from '../site-process.ts'
import { ask, enquiry, json } from './ask.ts'
import type { Fault } from './fault.ts'

/** What strangers send: too much of it, in another's name, or with a strange head. */

const limits = { RATE_LIMIT_PER_MINUTE: '5' }
const form = (headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: 'name=A&message=hello',
})

/** A form that is refused is answered without making a page. */
const refusedForms: Fault = {
  name: 'refused-form-makes-no-page',
  async run() {
    const site = await startSiteProcess(limits)
    try {
      for (let n = 0; n < 8; n++) await ask(site.port, '/contact', form())
      const refused = []
      for (let n = 0; n < 40; n++) refused.push(await ask(site.port, '/contact', form()))
      const p50Millis = quantile(
        refused.map(({ millis }) => millis),
        0.5,
      )
      const allRefused = refused.every(({ status, headers }) => status === 429 && headers['retry-after'] !== undefined)
      return { passed: allRefused && p50Millis < 10, figures: { p50Ms: round(p50Millis, 1) } }
    } finally {
      await site.stop()
    }
  },
}

/** What costs something to answer is limited by address, and the home page is not. */
const limitedReads: Fault = {
  name: 'reads-are-limited',
  async run() {
    const site = await startSiteProcess({ ...limits, TRUST_PROXY: '1' })
    const paths = {
      search: '/search?q=battery',
      unknown: '/no/such/page',
      savedQuote: `/quote/${'x'.repeat(40)}`,
      document: `/api/quotes/${'x'.repeat(40)}/pdf`,
    }
    try {
      const figures: Record<string, number> = {}
      for (const [index, [name, path]] of Object.entries(paths).entries()) {
        const headers = { 'x-forwarded-for': `203.0.113.${index}` }
        let sent = 1
        while (sent < 400 && (await ask(site.port, path, { headers })).status !== 429) sent++
        figures[`${name}RefusedAfter`] = sent
      }
      const home = await ask(site.port, '/')
      return { passed: home.status === 200 && Object.values(figures).every((sent) => sent < 400), figures }
    } finally {
      await site.stop()
    }
  },
}

/** The longest message that the chat takes is answered at once, and a longer one is refused before it is read. */
const longChat: Fault = {
  name: 'long-chat-is-cheap',
  async run() {
    const site = await startSiteProcess({})
    const chat = (message: string) =>
      ask(site.port, '/api/emergency/chat', json({ message, language: 'en', location: 'Marbella' }))
    try {
      const longest = `${'there is a lamp in the hall and it is fine, '.repeat(45)}smoke from the socket`
      const millis = []
      for (let n = 0; n < 60; n++) millis.push((await chat(longest)).millis)
      const huge = await chat('x'.repeat(2_000_000))
      const p50Millis = quantile(millis.slice(10), 0.5)
      return {
        passed: p50Millis < 20 && [413, 422].includes(huge.status),
        figures: { p50Ms: round(p50Millis, 1), hugeStatus: huge.status },
      }
    } finally {
      await site.stop()
    }
  },
}

/** `ip:port`, and every address of one /48, are one client; another network is another. */
const oneClient: Fault = {
  name: 'one-client-one-allowance',
  async run() {
    const site = await startSiteProcess({ ...limits, TRUST_PROXY: '1' })
    const from = async (address: string) =>
      (await ask(site.port, '/api/contact', addressed(enquiry('a@example.com'), address))).status
    try {
      for (let n = 1; n <= 5; n++) await from(`198.51.100.7:${4000 + n}`)
      for (let n = 1; n <= 5; n++) await from(`2001:db8:1:${n}::1`)
      const again = [await from('198.51.100.7:9999'), await from('2001:db8:1:ffff::2')]
      const others = [await from('198.51.100.8'), await from('2001:db8:2::1')]
      return {
        passed: again.every((status) => status === 429) && others.every((status) => status === 201),
        figures: { refused: again.filter((status) => status === 429).length },
      }
    } finally {
      await site.stop()
    }
  },
}

const addressed = <Asking extends { headers: Record<string, string> }>(asking: Asking, address: string): Asking => ({
  ...asking,
  headers: { ...asking.headers, 'x-forwarded-for': address },
})

/** Requests through a proxy that nobody said is trusted: the log says so, once. */
const proxyWarned: Fault = {
  name: 'proxy-without-trust-is-warned-of',
  async run() {
    const site = await startSiteProcess({})
    try {
      for (let n = 0; n < 3; n++) await ask(site.port, '/', { headers: { 'x-forwarded-for': '203.0.113.9' } })
      await ask(site.port, '/api/contact', addressed(enquiry('a@example.com'), '203.0.113.9'))
      await new Promise((wait) => setTimeout(wait, 300))
      const warnings = site
        .log()
        .split('\n')
        .filter((line) => line.includes('TRUST_PROXY')).length
      return { passed: warnings === 1, figures: { warnings } }
    } finally {
      await site.stop()
    }
  },
}

/** A form that another site posts is refused; one of our own, or of a browser that says nothing, is taken. */
const otherSites: Fault = {
  name: 'forms-of-other-sites-are-refused',
  async run() {
    const site = await startSiteProcess({})
    const statusOf = async (headers: Record<string, string>) => (await ask(site.port, '/contact', form(headers))).status
    try {
      const foreign = [
        await statusOf({ origin: 'https://evil.example' }),
        await statusOf({ 'sec-fetch-site': 'cross-site' }),
      ]
      const own = [await statusOf({ 'sec-fetch-site': 'same-origin' }), await statusOf({})]
      return {
        passed: foreign.every((status) => status === 403) && own.every((status) => status !== 403),
        figures: { refused: foreign.filter((status) => status === 403).length },
      }
    } finally {
      await site.stop()
    }
  },
}

/** A stranger learns nothing of what a body should have held. */
const roleFirst: Fault = {
  name: 'role-before-body',
  async run() {
    const site = await startSiteProcess({})
    const paths = ['/api/publications', '/api/publications/preview', '/api/admin/price-book', '/api/crm/leads']
    try {
      const statuses = await Promise.all(
        paths.map(async (path) => (await ask(site.port, path, json({ wrong: true }))).status),
      )
      const unauthorised = statuses.filter((status) => status === 401).length
      return { passed: unauthorised === paths.length, figures: { asked: paths.length, unauthorised } }
    } finally {
      await site.stop()
    }
  },
}

/** HTTPS is promised where the site is https, and nowhere else. */
const strictTransport: Fault = {
  name: 'hsts-when-https',
  async run() {
    const hstsOf = async (url: string) => {
      const site = await startSiteProcess({ PUBLIC_URL: url })
      try {
        return (await ask(site.port, '/healthz')).headers['strict-transport-security'] !== undefined
      } finally {
        await site.stop()
      }
    }
    const [secure, plain] = [await hstsOf('https://www.example.com'), await hstsOf('http://localhost:4321')]
    return { passed: secure && !plain, figures: { https: Number(secure), http: Number(plain) } }
  },
}

/** A body that comes a byte at a time is cut off. */
const slowBody: Fault = {
  name: 'slow-bodies-are-cut',
  async run() {
    const site = await startSiteProcess({})
    try {
      const from = performance.now()
      const closed = await new Promise<boolean>((done) => {
        const socket = connect(site.port, '127.0.0.1')
        const head =
          'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n'
        socket.write(head)
        const drip = setInterval(() => socket.write('{'), 1000)
        const late = setTimeout(() => socket.destroy(), 120_000)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          clearInterval(drip)
          clearTimeout(late)
          done(performance.now() - from < 119_000)
        })
      })
      return { passed: closed, figures: { closedAfterSeconds: round((performance.now() - from) / 1000, 0) } }
    } finally {
      await site.stop()
    }
  },
}

/** Negotiation as the standard says it: weights, lists, `*`, weak tags, ranges; other bytes have another tag. */
const negotiation: Fault = {
  name: 'negotiation-by-the-standard',
  async run() {
    const site = await startSiteProcess({})
    const get = (headers: Record<string, string>) => ask(site.port, '/about', { headers })
    try {
      const brotli = await get({ 'accept-encoding': 'br' })
      const plain = await get({ 'accept-encoding': 'br;q=0, gzip;q=0' })
      const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' })
      const tags = [brotli, plain, gzip].map(({ headers }) => headers.etag ?? '')
      const held = (tag: string) => get({ 'accept-encoding': 'br', 'if-none-match': tag })
      const range = await get({ 'accept-encoding': 'identity', range: 'bytes=0-99' })
      const checks = [
        brotli.headers['content-encoding'] === 'br',
        plain.headers['content-encoding'] === undefined,
        gzip.headers['content-encoding'] === 'gzip',
        new Set(tags).size === 3 && !tags.includes(''),
        (await held(`"other", W/${tags[0]}`)).status === 304,
        (await held('*')).status === 304,
        (await held('"other"')).status === 200,
        range.status === 206 && range.body.length === 100,
      ]
      return { passed: checks.every(Boolean), figures: { checks: checks.length, held: checks.filter(Boolean).length } }
    } finally {
      await site.stop()
    }
  },
}

export const requestFaults: readonly Fault[] = [
  refusedForms,
  limitedReads,
  longChat,
  oneClient,
  proxyWarned,
  otherSites,
  roleFirst,
  strictTransport,
  slowBody,
  negotiation,
]
