import { beforeAll, describe, expect, test } from 'vitest'
import { attributionOfLead } from '#src/features/affiliates/attribution/repo.ts'
import { commissionOfLead } from '#src/features/affiliates/ledger/repo.ts'
import { onBothDatabases } from '../databases.ts'
import { newLead, newPartner, newPhone, type Programme, pay, programmeOn } from './programme.ts'

/**
 * Two hundred ways in which customers reach us, told as steps on days, with the partner whom the published rule names. The rule: the first valid
 * registration wins and protects for ninety days; whoever came to us directly before is ours; a code that nobody has counts for nothing.
 */

type Owner = 'a' | 'b' | 'us'
type By = 'phone' | 'email' | 'both'
interface Step {
  day: number
  /** What came with the form or was said; undefined: no code. */
  code?: 'a' | 'b' | 'typo'
  source?: string
  by?: By
  /** A partner registers them in the portal. */
  registers?: 'a' | 'b'
}
interface Case {
  name: string
  steps: Step[]
  /** Of the last lead. */
  owner: Owner
  /** Staff put right what was typed wrong. */
  givenTo?: 'a' | 'b'
}

const days = [0, 1, 7, 30, 60, 89]
const ways: By[] = ['phone', 'email', 'both']
const cases: Case[] = []
const add = (name: string, owner: Owner, steps: Step[], givenTo?: 'a' | 'b') =>
  cases.push({ name, owner, steps, ...(givenTo ? { givenTo } : {}) })

// Consent refused: no cookie, the code is in the address or the tab, and comes with the form.
for (const by of ways)
  for (const partner of ['a', 'b'] as const) {
    add('consent refused, form on the first page', partner, [{ day: 0, code: partner, by }])
    for (const day of days)
      add(`consent refused, a second form ${day} days later without the code`, partner, [
        { day: 0, code: partner, by },
        { day, by },
      ])
  }
// Second device: the link was opened on a phone, the form is sent elsewhere.
for (const by of ways) {
  add('second device, nothing said', 'us', [{ day: 0, by }])
  add('second device, code said on the phone', 'a', [{ day: 0, code: 'a', source: 'phone', by }])
  for (const day of days) {
    add(`second device, registered by the partner ${day} days before`, 'a', [
      { day: 0, registers: 'a', by },
      { day, by },
    ])
    add(`second device, the partner registers ${day + 1} days too late`, 'us', [
      { day: 0, by },
      { day: day + 1, code: 'a', by },
    ])
  }
}
// Phone calls and walk-ins: staff type what was said.
for (const source of ['phone', 'whatsapp', 'walk-in', 'other'])
  for (const by of ways) {
    add(`${source} with a code`, 'a', [{ day: 0, code: 'a', source, by }])
    add(`${source} without a code`, 'us', [{ day: 0, source, by }])
    add(`${source} without a code, registered before`, 'b', [
      { day: 0, registers: 'b', by },
      { day: 3, source, by },
    ])
  }
// Two partners: the first stays.
for (const by of ways)
  for (const day of days) {
    add(`two partners, ${day} days apart`, 'a', [
      { day: 0, code: 'a', by },
      { day, code: 'b', by },
    ])
    add(`two partners, the second registers by hand ${day} days later`, 'b', [
      { day: 0, registers: 'b', by },
      { day, code: 'a', by },
    ])
  }
// Expired window: ninety days without a contract protect nobody any more.
for (const by of ways)
  for (const day of [90, 91, 120, 365]) {
    add(`window over since ${day - 90} days, another partner`, 'b', [
      { day: 0, code: 'a', by },
      { day, code: 'b', by },
    ])
    add(`window over since ${day - 90} days, the same partner`, 'a', [
      { day: 0, code: 'a', by },
      { day, code: 'a', by },
    ])
    add(`window over since ${day - 90} days, nobody`, 'us', [
      { day: 0, code: 'a', by },
      { day, by },
    ])
  }
// Staff error: a wrong code, a forgotten one, another partner's.
for (const by of ways) {
  add('staff typed a code that nobody has', 'us', [{ day: 0, code: 'typo', source: 'phone', by }])
  add('staff typed a code that nobody has, put right', 'a', [{ day: 0, code: 'typo', source: 'phone', by }], 'a')
  add('staff forgot the code, put right', 'b', [{ day: 0, source: 'walk-in', by }], 'b')
  for (const day of days)
    add(`staff typed the other partner’s code ${day} days later`, 'a', [
      { day: 0, registers: 'a', by },
      { day, code: 'b', source: 'phone', by },
    ])
}

onBothDatabases('the replay', (database) => {
  let p: Programme
  let partners: Record<'a' | 'b', Awaited<ReturnType<typeof newPartner>>>
  beforeAll(async () => {
    p = await programmeOn(() => database().db)
    partners = { a: await newPartner(p), b: await newPartner(p) }
  })

  test('has two hundred cases at least', () => expect(cases.length).toBeGreaterThanOrEqual(200))

  describe('names the partner whom the published rule names', () => {
    // In groups: what each costs is the database's.
    const groups = Map.groupBy(cases, ({ name }) => name.split(',')[0]?.replace(/\d+.*/, '').trim() ?? '')
    test.each([...groups])('%s', async (_, group) => {
      const wrong: string[] = []
      for (const one of group) {
        const told = await replay(one)
        if (told !== one.owner) wrong.push(`${one.name}: ${told}, not ${one.owner}`)
      }
      expect(wrong).toEqual([])
    })
  })

  async function replay({ steps, givenTo }: Case): Promise<string> {
    const first = Date.now() - 400 * 86_400_000
    const [phone, email] = [newPhone(), `${newPhone()}@example.com`]
    let leadId = ''
    let at = new Date(first)
    for (const { day, code, source, by = 'phone', registers } of steps) {
      at = new Date(first + day * 86_400_000 + 1000)
      const named = registers ?? code
      leadId = await newLead(p, {
        phone: by === 'email' ? null : phone,
        email: by === 'phone' ? null : email,
        source: registers ? 'partner' : (source ?? '/es/contacto'),
        createdAt: day === 0 ? new Date(first) : at,
        ...(named ? { partnerCode: named === 'typo' ? 'NADIE-99' : partners[named].code } : {}),
      })
    }
    if (givenTo) {
      const body = { leadId, affiliateId: partners[givenTo].id, reason: 'typed wrong' }
      const done = await p.ask('POST', '/api/affiliates/attributions', { as: p.manager, body })
      if (done.status !== 204) throw new Error(JSON.stringify(done))
    }
    await pay(p, leadId, { service: 'electrical', amountEur: 900, paidAt: at.toISOString() })
    const [from, earned] = [
      await attributionOfLead(database().db, leadId),
      await commissionOfLead(database().db, leadId),
    ]
    const nameOf = (id: string | undefined) => (id === partners.a.id ? 'a' : id === partners.b.id ? 'b' : 'us')
    if (nameOf(from?.affiliateId) !== nameOf(earned?.affiliateId)) return `paid to ${nameOf(earned?.affiliateId)}`
    return nameOf(earned?.affiliateId)
  }
})
