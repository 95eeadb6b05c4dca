import { beforeAll, expect, test } from 'vitest'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'
import { onBothDatabases } from '../databases.ts'
import { newLead, newPartner, type Programme, pay, programmeOn } from './programme.ts'

const path = '/api/affiliates/rules'

onBothDatabases('the conditions of the programme', (database) => {
  let p: Programme
  beforeAll(async () => {
    p = await programmeOn(() => database().db)
  })
  const today = madridDate(new Date())
  const tomorrow = addDays(today, 1)
  const read = async () => (await p.ask('GET', path, { as: p.manager })).body
  const next = async (change: Record<string, unknown>, basedOnVersion?: number) => {
    const { sets, version } = await read()
    return { ...sets.at(-1), ...change, basedOnVersion: basedOnVersion ?? version }
  }
  const publish = async (change: Record<string, unknown>, basedOnVersion?: number) =>
    p.ask('POST', path, { as: p.manager, body: await next(change, basedOnVersion) })

  test('are read by whoever works with partners and changed by managers and administrators alone', async () => {
    const body = await next({ validFrom: tomorrow })
    const sales = p.tokens.get('sales') ?? ''
    const editor = p.tokens.get('editor') ?? ''
    expect((await p.ask('GET', path)).status).toBe(401)
    expect((await p.ask('GET', path, { as: editor })).status).toBe(403)
    expect((await p.ask('GET', path, { as: sales })).status).toBe(200)
    expect((await p.ask('POST', path, { body })).status).toBe(401)
    expect((await p.ask('POST', path, { as: sales, body })).status).toBe(403)
    expect((await p.ask('DELETE', `${path}/${tomorrow}?basedOnVersion=0`, { as: sales })).status).toBe(403)
  })

  test('begin with those of the owner’s specification, in euros', async () => {
    const { version, sets, inForceFrom } = await read()
    expect([version, sets.length, inForceFrom]).toEqual([0, 1, sets[0].validFrom])
    expect(sets[0]).toMatchObject({
      capEur: 1000,
      minimumPayoutEur: 100,
      protectionDays: 90,
      rates: {
        solar: { leastEur: 500, mostEur: 1000 },
        'heat-pump': { leastEur: 300, mostEur: 500 },
        'air-conditioning': { leastEur: 150, mostEur: 300 },
        electrical: { leastEur: 50, mostEur: 50 },
        emergency: { leastEur: 30, mostEur: 30 },
      },
      tiers: { silver: { bonusPercent: 10 }, gold: { bonusPercent: 20 } },
    })
  })

  test('are never retroactive: a day that is not to come is refused, and so is a change of what has begun', async () => {
    const { sets } = await read()
    for (const validFrom of [today, addDays(today, -30), sets[0].validFrom]) {
      const refused = await publish({ validFrom, capEur: 2000 })
      expect([refused.status, refused.body.fields[0].code]).toEqual([422, 'rules_retroactive'])
    }
    expect((await p.ask('DELETE', `${path}/${sets[0].validFrom}?basedOnVersion=0`, { as: p.manager })).status).toBe(422)
    expect((await read()).version).toBe(0)
  })

  test.each([
    ['a least above the most', { rates: { solar: { leastEur: 900, mostEur: 800 } } }, 'rules_least_above_most'],
    [
      'a range that does not rise',
      { rates: { solar: { fromContractEur: 9000, toContractEur: 9000 } } },
      'rules_contract_range',
    ],
    ['tiers out of order', { tiers: { silver: { fromJobs: 60, bonusPercent: 10 } } }, 'rules_tier_order'],
    ['parts of a cent', { capEur: 10.005 }, 'whole_cents'],
    ['a commission below zero', { rates: { electrical: { leastEur: -5 } } }, 'too_small'],
    ['no day', { validFrom: '2027-02-30' }, undefined],
  ])('%s is refused with its reason', async (_, change, code) => {
    const { sets } = await read()
    const body = { basedOnVersion: 0, ...merged({ ...sets[0], validFrom: tomorrow }, change) }
    const refused = await p.ask('POST', path, { as: p.manager, body })
    expect(refused.status).toBe(422)
    if (code) expect(refused.body.fields.map((field: { code: string }) => field.code)).toContain(code)
  })

  test('from a day on are published, replaced and withdrawn until they begin; of two who publish at once one is told', async () => {
    const made = await publish({ validFrom: tomorrow, capEur: 1500 }, 0)
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ version: 1, history: [{ version: 1, publishedBy: 'partner-manager' }] })
    expect(made.body.sets.map((set: { capEur: number }) => set.capEur)).toEqual([1000, 1500])
    expect(made.body.inForceFrom).toBe(made.body.sets[0].validFrom)
    const late = await publish({ validFrom: tomorrow, capEur: 1600 }, 0)
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
    const again = await publish({ validFrom: tomorrow, capEur: 1700 })
    expect(again.body.sets.map((set: { capEur: number }) => set.capEur)).toEqual([1000, 1700])
    const missing = `${path}/${addDays(today, 9)}?basedOnVersion=2`
    expect((await p.ask('DELETE', missing, { as: p.manager })).status).toBe(404)
    const left = await p.ask('DELETE', `${path}/${tomorrow}?basedOnVersion=2`, { as: p.manager })
    expect([left.status, left.body.version, left.body.sets.length]).toEqual([200, 3, 1])
  })

  test('of the day of registration compute a job, whatever holds when it is paid', async () => {
    const { code, id } = await newPartner(p)
    const leadId = await newLead(p, { partnerCode: code })
    const { rates } = merged((await read()).sets[0], { rates: { electrical: { leastEur: 5, mostEur: 5 } } })
    const made = await publish({ validFrom: tomorrow, rates })
    expect(made.status).toBe(201)
    await pay(p, leadId, { service: 'electrical', amountEur: 900, paidAt: new Date().toISOString() })
    const { commissions } = (await p.ask('GET', `/api/affiliates/${id}/ledger`, { as: p.manager })).body
    expect(commissions[0].amountEur).toBe(50)
  })
})

/** A set with parts of it changed, at any depth. */
function merged<Set>(set: Set, change: unknown): Set {
  if (typeof set !== 'object' || set === null || typeof change !== 'object' || change === null) return change as Set
  const changed = new Map(Object.entries(change))
  return Object.fromEntries(
    Object.entries(set).map(([key, part]) => [key, changed.has(key) ? merged(part, changed.get(key)) : part]),
  ) as Set
}
