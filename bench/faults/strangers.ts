import { startSmtp } from '../../tests/smtp.ts'
import { startSiteProcess } from '../site-process.ts'
import { ask, enquiry, json, signIn } from './ask.ts'
import type { Fault } from './fault.ts'

/** What strangers do to people: to the owner's sign-in, and to those whose address they type. */

/** Two hundred wrong passwords from elsewhere, and the owner signs in. */
const ownerSignsIn: Fault = {
  name: 'guessing-does-not-lock-the-owner-out',
  async run() {
    const site = await startSiteProcess({ TRUST_PROXY: '1' })
    const login = (password: string, address: string) =>
      ask(site.port, '/api/auth/login', {
        ...json({ email: 'a@example.com', password }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      })
    try {
      const guesses = await Promise.all(
        Array.from({ length: 200 }, (_, n) => login(`guess number ${n}`, `203.0.113.${n % 20}`)),
      )
      const refused = guesses.filter(({ status }) => status === 401 || status === 429).length
      const owner = await login('bench password', '198.51.100.1')
      return { passed: refused === guesses.length && owner.status === 200, figures: { refused, owner: owner.status } }
    } finally {
      await site.stop()
    }
  },
}

/** A second factor is turned on, or another put in its place, with the password only. */
const factorNeedsPassword: Fault = {
  name: 'second-factor-needs-the-password',
  async run() {
    const site = await startSiteProcess({})
    try {
      const headers = { ...(await signIn(site.port)), 'content-type': 'application/json' }
      await ask(site.port, '/api/auth/totp', { method: 'POST', headers })
      const body = JSON.stringify({ password: 'not the password', code: '000000' })
      const { status } = await ask(site.port, '/api/auth/totp/confirm', { method: 'POST', headers, body })
      const me = await ask(site.port, '/api/auth/me', { headers })
      return { passed: status >= 400 && status < 500 && me.status === 200, figures: { status } }
    } finally {
      await site.stop()
    }
  },
}

/** An address that never answered gets three confirmations a day, however many forms name it; the leads are all there. */
const threeAday: Fault = {
  name: 'three-confirmations-a-day',
  async run(databaseUrl) {
    const smtp = await startSmtp()
    const site = await startSiteProcess({ DATABASE_URL: databaseUrl, SMTP_URL: smtp.url })
    const to = 'stranger@example.com'
    try {
      let taken = 0
      for (let n = 0; n < 8; n++)
        if ((await ask(site.port, '/api/contact', enquiry(to, { message: `Hello ${n}` }))).status === 201) taken++
      let before = -1
      for (let n = 0; n < 40 && (smtp.received.length !== before || smtp.received.length === 0); n++) {
        before = smtp.received.length
        await new Promise((wait) => setTimeout(wait, 1000))
      }
      const confirmations = smtp.received.filter((raw) => /^To: .*stranger@example\.com/m.test(raw)).length
      return { passed: taken === 8 && confirmations === 3, figures: { taken, confirmations } }
    } finally {
      await site.stop()
      await smtp.close()
    }
  },
}

/** A name that is a link, a second line or a bank's words is not carried into a greeting. */
const namesStay: Fault = {
  name: 'names-carry-nothing',
  async run(databaseUrl) {
    const smtp = await startSmtp()
    const site = await startSiteProcess({ DATABASE_URL: databaseUrl, SMTP_URL: smtp.url })
    const names = ['See www.prize.example now', 'Your bank account is locked', 'Ann\r\nBcc: x@example.com']
    try {
      for (const [n, name] of names.entries())
        await ask(site.port, '/api/contact', enquiry(`to${n}@example.com`, { name }))
      for (let n = 0; n < 20 && smtp.received.length < 2; n++) await new Promise((wait) => setTimeout(wait, 500))
      const carried = smtp.received.filter(
        (raw) => /^To: .*to\d@example\.com/m.test(raw) && /prize\.example|account is locked|^Bcc:/m.test(raw),
      ).length
      return { passed: smtp.received.length > 0 && carried === 0, figures: { mails: smtp.received.length, carried } }
    } finally {
      await site.stop()
      await smtp.close()
    }
  },
}

export const strangerFaults: readonly Fault[] = [ownerSignsIn, factorNeedsPassword, threeAday, namesStay]
