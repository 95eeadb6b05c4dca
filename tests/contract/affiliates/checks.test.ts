import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { partnerByCode } from '#src/features/affiliates/partners/repo.ts'
import { affiliate } from '#src/features/affiliates/partners/schema.ts'
import { staffById } from '#src/features/auth/public.ts'
import { eraseLead } from '#src/features/crm/erase-leads.ts'
import { onBothDatabases } from '../databases.ts'
import { ibanOf, newLead, newPartner, newPhone, type Programme, pay, programmeOn } from './programme.ts'

const address = 'Calle del Sol 7, 2.º B, 29649 Mijas'

onBothDatabases('what is looked at before a commission is paid', (database) => {
  let p: Programme
  beforeAll(async () => {
    p = await programmeOn(() => database().db)
  })
  const staffMail = async () => {
    const found = await staffById(database().db, p.ids.get('sales') ?? '')
    if (!found) throw new Error('no member of staff')
    return found.email
  }
  const logOf = async (leadId: string) =>
    (await p.ask('GET', `/api/affiliates/attributions?leadId=${leadId}`, { as: p.manager })).body.items
  const commissionsOf = async (id: string) =>
    (await p.ask('GET', `/api/affiliates/${id}/ledger`, { as: p.manager })).body.commissions
  const paidNow = (leadId: string) => pay(p, leadId, { paidAt: new Date().toISOString() })

  describe('a claim counts for nothing', () => {
    test('of a partner on themselves, by their e-mail or their phone', async () => {
      const { id, code, email, phone } = await newPartner(p)
      for (const own of [{ email: email.toUpperCase(), phone: null }, { phone }]) {
        const leadId = await newLead(p, { partnerCode: code, ...own })
        expect(await logOf(leadId)).toMatchObject([{ kind: 'refused', because: 'self-referral' }])
        await paidNow(leadId)
      }
      expect(await commissionsOf(id)).toEqual([])
    })

    test('on a member of our own staff', async () => {
      const { id, code } = await newPartner(p)
      const leadId = await newLead(p, { partnerCode: code, email: await staffMail() })
      expect(await logOf(leadId)).toMatchObject([{ kind: 'refused', because: 'staff' }])
      await paidNow(leadId)
      expect(await commissionsOf(id)).toEqual([])
    })
  })

  describe('a commission is flagged', () => {
    test('when the partner lives where the work was done, also when they gave the address later', async () => {
      const { id, code, token } = await newPartner(p)
      const leadId = await newLead(p, { partnerCode: code, location: address })
      await p.ask('PATCH', '/api/affiliates/me', { as: token, body: { taxAddress: address.toUpperCase() } })
      await paidNow(leadId)
      expect((await commissionsOf(id))[0].flags).toEqual(['same-household'])
    })

    test('when two partners have one account, and neither is paid out', async () => {
      const iban = ibanOf(77)
      const [one] = [await newPartner(p, { iban }), await newPartner(p, { iban })]
      const leadId = await newLead(p, { partnerCode: one.code })
      await paidNow(leadId)
      expect((await commissionsOf(one.id))[0].flags).toEqual(['same-iban'])
    })

    test('when the customer turns out to be the partner', async () => {
      const { id, code, phone } = await newPartner(p)
      const leadId = await newLead(p, { partnerCode: code, phone: null, email: `${newPhone()}@example.com` })
      await database().db.execute(sql`update lead set phone = ${phone} where id = ${leadId}`)
      await paidNow(leadId)
      expect((await commissionsOf(id))[0].flags).toEqual(['same-person'])
    })

    test('when the partner works for us', async () => {
      const { id, code } = await newPartner(p)
      const leadId = await newLead(p, { partnerCode: code })
      await database()
        .db.update(affiliate)
        .set({ email: await staffMail() })
        .where(eq(affiliate.id, id))
      await paidNow(leadId)
      expect((await commissionsOf(id))[0].flags).toEqual(['staff'])
    })

    test('and otherwise it is not: those without a flag are approved together, the flagged ones wait', async () => {
      const flagged = (await p.ask('GET', '/api/affiliates/commissions', { as: p.manager })).body.items.length
      expect(flagged).toBe(4)
      const { id, code } = await newPartner(p)
      for (let i = 0; i < 2; i++) await paidNow(await newLead(p, { partnerCode: code }))
      const sales = p.tokens.get('sales') ?? ''
      expect((await p.ask('POST', '/api/affiliates/commissions/approve-unflagged', { as: sales })).status).toBe(403)
      const all = await p.ask('POST', '/api/affiliates/commissions/approve-unflagged', { as: p.manager })
      expect([all.status, all.body]).toEqual([200, { approved: 2 }])
      expect(
        (await commissionsOf(id)).map(({ state, flags }: { state: string; flags: string[] }) => [state, flags]),
      ).toEqual([
        ['approved', []],
        ['approved', []],
      ])
      expect((await p.ask('GET', '/api/affiliates/commissions', { as: p.manager })).body.items).toHaveLength(flagged)
      expect((await p.ask('POST', '/api/affiliates/commissions/approve-unflagged', { as: p.manager })).body).toEqual({
        approved: 0,
      })
    })
  })

  test('a payment that takes money back is refused: a refund is a claw-back with its reason', async () => {
    const { code } = await newPartner(p)
    const leadId = await newLead(p, { partnerCode: code })
    for (const amountEur of [-500, 0, 10.005]) {
      const body = { service: 'solar', amountEur, paidAt: new Date().toISOString() }
      expect((await p.ask('POST', `/api/crm/leads/${leadId}/payment`, { as: p.admin, body })).status).toBe(422)
    }
  })

  test.each(["' or 1=1 --", '<script>', 'A'.repeat(200), 'COSTA-1\u0000', '../..'])(
    'the forged code %j attributes nothing',
    async (code) => {
      expect(await partnerByCode(database().db, code.replace('\u0000', ''))).toBeUndefined()
      const leadId = await newLead(p, { partnerCode: code.replace('\u0000', '') })
      expect(await logOf(leadId)).toMatchObject([{ kind: 'refused', because: 'unknown-code', affiliateId: null }])
    },
  )

  test('a customer who is erased is gone from portal and books, and what was earned stays', async () => {
    const { id, code, token } = await newPartner(p)
    const leadId = await newLead(p, { partnerCode: code, name: 'Zenobia Quist' })
    await paidNow(leadId)
    expect(await eraseLead(database().db, leadId)).toBe(true)
    const portal = (await p.ask('GET', '/api/affiliates/me', { as: token })).body
    expect(portal.referrals[0]).toMatchObject({ initials: '–', stop: 'paid', commission: { state: 'pending' } })
    expect(JSON.stringify(portal)).not.toContain('Zenobia')
    const [earned] = await commissionsOf(id)
    const path = `/api/affiliates/commissions/${earned.id}/decision`
    expect((await p.ask('POST', path, { as: p.manager, body: { approve: true, reason: '' } })).status).toBe(200)
    expect((await p.ask('GET', '/api/affiliates/ledger/check', { as: p.manager })).body.mismatches).toEqual([])
  })
})
