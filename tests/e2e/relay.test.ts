import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../contract/postgres.ts'
import { startSmtp, type TestSmtp } from '../smtp.ts'
import { eventually, type Site, startSite } from './site.ts'

/** Beside a PostgreSQL server a process of its own takes leads into the database and sends mails: it may die at any time, and nothing is lost or doubled. */

let postgres: TestPostgres
let smtp: TestSmtp
let site: Site
beforeAll(async () => {
  ;[postgres, smtp] = await Promise.all([startPostgres(), startSmtp()])
  site = await startSite({ DATABASE_URL: postgres.url, SMTP_URL: smtp.url, STAFF_MAIL_TO: 'staff@example.com' })
})
afterAll(async () => {
  await site.stop()
  await Promise.all([postgres.dispose(), smtp.close()])
})

/** The relay of this site, by what /proc tells of the processes below it. */
function relay(): number | undefined {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        const parent = Number(/^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
        return command.includes('relay-process.mjs') && parent === site.pid
      } catch (error) {
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
          return false
        throw error
      }
    })
}

const enquiry = (name: string, email: string) => ({ name, email, message: 'x', consent: { privacy: true } })
const ready = async () =>
  (await (await fetch(`${site.url}/readyz`)).json()) as { ok: boolean; relay: string; waiting: number }
/** A relay killed again and again waits up to half a minute before its next start. */
const settled = () => eventually('everything is carried over', async () => (await ready()).waiting === 0, 90)

async function leadsOf(word: string): Promise<{ id: string; reference: string }[]> {
  const bearer = { authorization: `Bearer ${await site.token()}` }
  const found: { id: string; reference: string }[] = []
  for (let page = 1; ; page++) {
    const list = (await (
      await fetch(`${site.url}/api/crm/leads?q=${word}&page=${page}`, { headers: bearer })
    ).json()) as { items: { id: string; reference: string }[]; total: number }
    found.push(...list.items)
    if (list.items.length === 0 || found.length >= list.total) return found
  }
}

test('killed again and again under traffic, every lead accepted is there once, and its mails leave', async () => {
  const accepted: string[] = []
  let killed = 0
  let sent = 0
  const worker = async () => {
    while (sent < 150) {
      const n = sent++
      const response = await site.post('/api/contact', enquiry(`Killed ${n}`, `killed-${n}@example.com`))
      expect(response.status).toBe(201)
      accepted.push(((await response.json()) as { reference: string }).reference)
      await new Promise((wait) => setTimeout(wait, 40))
    }
  }
  const killer = async () => {
    while (sent < 150) {
      const pid = relay()
      if (pid) {
        process.kill(pid, 'SIGKILL')
        killed++
      }
      await new Promise((wait) => setTimeout(wait, 400))
    }
  }
  await Promise.all([killer(), ...Array.from({ length: 4 }, worker)])
  await settled()
  expect(killed).toBeGreaterThan(1)
  const stored = (await leadsOf('killed')).map((lead) => lead.reference)
  expect(stored.sort()).toEqual(accepted.sort())
  await eventually(
    'a confirmation for each',
    async () => new Set(smtp.received.flatMap((mail) => /To:.*(killed-\d+)@/.exec(mail)?.[1] ?? [])).size === 150,
    // A mail that was being sent when its sender died is tried again when its silence is noticed.
    120,
  )
}, 240_000)

test('without a relay leads are accepted, and readiness tells both', async () => {
  const pid = await eventually('a relay is up', async () => ((await ready()).relay === 'up' ? relay() : undefined))
  process.kill(pid, 'SIGKILL')
  await eventually('it is seen to be away', async () => (await ready()).relay === 'away')
  expect((await site.post('/api/contact', enquiry('Meanwhile', 'meanwhile@example.com'))).status).toBe(201)
  expect(await ready()).toMatchObject({ ok: true })
  await settled()
  expect(await leadsOf('meanwhile')).toHaveLength(1)
})

describe('what the main process asks of it', () => {
  test('a quote mail carries the document that the main process makes', async () => {
    const response = await site.post('/api/quotes', {
      language: 'es',
      town: 'marbella',
      propertyType: 'villa',
      buildYear: 1999,
      occupancy: 'full-time',
      goals: ['lower-bills'],
      budget: 'not-sure',
      monthlyBillEur: 140,
      contact: { name: 'Ana', email: 'ana@example.com' },
      consent: { privacy: true, marketing: false },
    })
    expect(response.status).toBe(201)
    const { reference } = (await response.json()) as { reference: string }
    const mail = await eventually('the mail leaves', async () =>
      smtp.received.find((one) => one.includes(`presupuesto-${reference}.pdf`)),
    )
    expect(mail).toContain('application/pdf')
  })

  test('staff have a failed mail sent again', async () => {
    await site.post('/api/contact', enquiry('Refused', 'refuse@example.com'))
    await settled()
    const [lead] = await leadsOf('refused')
    const headers = { authorization: `Bearer ${await site.token()}` }
    const mails = async () =>
      (
        (await (await fetch(`${site.url}/api/crm/leads/${lead?.id}`, { headers })).json()) as {
          mails: { id: string; to: string; status: string }[]
        }
      ).mails.find((mail) => mail.to === 'refuse@example.com')
    const failed = await eventually('it fails', async () => {
      const mail = await mails()
      return mail?.status === 'failed' && mail
    })
    smtp.behave('accept')
    const again = () => site.post(`/api/crm/mails/${failed.id}/retry`, undefined, headers)
    expect((await again()).status).toBe(204)
    await eventually('it is sent', async () => (await mails())?.status === 'sent')
    expect((await again()).status).toBe(409)
    smtp.behave('by-address')
  })

  test('an erased person is gone from database and journal, also when asked while more of theirs is on its way', async () => {
    const person = (n: number) => enquiry(`Forget ${n}`, 'forget@example.com')
    await site.post('/api/contact', person(0))
    await settled()
    const [lead] = await leadsOf('forget')
    const headers = { authorization: `Bearer ${await site.token()}` }
    const [erased] = await Promise.all([
      site.post(`/api/crm/leads/${lead?.id}/erase`, undefined, headers),
      site.post('/api/contact', person(1)),
    ])
    expect(erased.status).toBe(204)
    await settled()
    const left = await leadsOf('forget')
    expect(left.length).toBeLessThanOrEqual(1)
    expect(left.map((one) => one.reference)).not.toContain(lead?.reference)
  })
})

test('a stop ends the relay too, in order', async () => {
  const pid = await eventually('a relay is up', async () => ((await ready()).relay === 'up' ? relay() : undefined))
  await site.post('/api/contact', enquiry('Last', 'last@example.com'))
  await site.end()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await site.start()
  await settled()
  expect(await leadsOf('last')).toHaveLength(1)
})
