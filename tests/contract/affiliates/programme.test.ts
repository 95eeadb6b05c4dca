import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { onBothDatabases } from '../databases.ts'
import { ibanOf, newLead, newPartner, newPhone, type Programme, pay, programmeOn } from './programme.ts'

onBothDatabases('the affiliate programme', (database) => {
  let p: Programme
  beforeAll(async () => {
    p = await programmeOn(() => database().db)
  })
  const person = (phone: string) => ({ name: 'P. W.', phone, service: 'heat-pump', town: 'mijas', consent: true })

  test('an application is refused field by field, accepted with a clock of 24 hours, decided once with a reason', async () => {
    const wrong = await p.ask('POST', '/api/affiliates/applications', {
      body: { businessName: '', businessType: 'bank', contactName: 'A', email: 'x', phone: '1', consent: {} },
    })
    expect(wrong.status).toBe(422)
    const body = {
      businessName: 'Costa Sur',
      businessType: 'estate-agent',
      contactName: 'Ana',
      email: 'costa@example.com',
      phone: '600 111 222',
      website: 'costasur.example',
      channels: ['website', 'in-person'],
      paymentMethod: 'bank-transfer',
      consent: { privacy: true },
    }
    const made = await p.ask('POST', '/api/affiliates/applications', { body })
    expect(made.status).toBe(201)
    expect(Date.parse(made.body.decisionBy) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    expect(Date.parse(made.body.decisionBy) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
    const { id, code } = await newPartner(p, { name: 'Costa Sur' })
    expect(code).toBe('COSTA-1')
    expect((await newPartner(p, { name: 'Costa Norte' })).code).toBe('COSTA-2')
    const again = await p.ask('POST', `/api/affiliates/${id}/decision`, { as: p.manager, body: { approve: true } })
    expect(again.body).toEqual({ code: 'COSTA-1', link: 'https://example.com/r/COSTA-1' })
    const silent = await p.ask('POST', `/api/affiliates/${id}/decision`, { as: p.manager, body: { approve: false } })
    expect([silent.status, silent.body.fields[0].code]).toEqual([422, 'reason_required'])
    const late = { approve: false, reason: 'no' }
    expect((await p.ask('POST', `/api/affiliates/${id}/decision`, { as: p.manager, body: late })).status).toBe(409)
  })

  test('is closed to strangers, to roles that have no business there, and to other partners', async () => {
    const [one, other] = [await newPartner(p), await newPartner(p)]
    const editor = p.tokens.get('editor') ?? ''
    for (const [method, path] of [
      ['GET', '/api/affiliates'],
      ['GET', `/api/affiliates/${one.id}/ledger`],
      ['GET', '/api/affiliates/ledger/check'],
      ['POST', '/api/affiliates/payout-runs'],
      ['POST', `/api/affiliates/commissions/${one.id}/decision`],
    ] as const) {
      expect((await p.ask(method, path)).status).toBe(401)
      expect((await p.ask(method, path, { as: editor })).status).toBe(403)
    }
    expect((await p.ask('GET', `/api/affiliates/${one.id}/ledger`, { as: other.token })).status).toBe(403)
    expect((await p.ask('GET', `/api/affiliates/${one.id}/ledger`, { as: one.token })).status).toBe(200)
    expect((await p.ask('GET', '/api/affiliates', { as: one.token })).status).toBe(401)
    const body = person(newPhone())
    expect((await p.ask('POST', `/api/affiliates/${one.id}/leads`, { as: other.token, body })).status).toBe(403)
  })

  test('says at once whether somebody is new, and of anybody else only since when', async () => {
    const [one, other] = [await newPartner(p), await newPartner(p)]
    const phone = newPhone()
    const at = (id: string) => `/api/affiliates/${id}/leads`
    const asked = { as: one.token, body: person(phone), key: `k-${phone}` }
    const made = await p.ask('POST', at(one.id), asked)
    expect([made.status, made.body.status]).toEqual([201, 'new'])
    expect(Math.round((Date.parse(made.body.protectedUntil) - Date.now()) / 86_400_000)).toBe(90)
    expect(await p.ask('POST', at(one.id), asked)).toEqual(made)
    const conflict = { ...asked, body: { ...asked.body, town: 'marbella' } }
    expect((await p.ask('POST', at(one.id), conflict)).status).toBe(409)
    const known = await p.ask('POST', at(other.id), { as: other.token, body: person(phone) })
    expect([known.status, Object.keys(known.body).sort()]).toEqual([200, ['since', 'status']])
    expect((await p.ask('POST', at(one.id), { as: one.token, body: person(one.phone) })).body.code).toBe(
      'self_referral',
    )
    const unasked = { ...person(newPhone()), consent: false }
    expect((await p.ask('POST', at(one.id), { as: one.token, body: unasked })).status).toBe(422)
    const portal = await p.ask('GET', '/api/affiliates/me', { as: one.token })
    expect(portal.body.referrals[0]).toMatchObject({ initials: 'P. W.', stop: 'received', daysLeft: 90 })
    expect(JSON.stringify(portal.body.referrals)).not.toContain(phone)
  })

  test('two partners who register one person at the same moment: one is first', async () => {
    const partners = await Promise.all(Array.from({ length: 3 }, () => newPartner(p, { name: 'Gemela' })))
    expect(partners.map(({ code }) => code).sort()).toEqual(['GEMELA-1', 'GEMELA-2', 'GEMELA-3'])
    const phone = newPhone()
    const answers = await Promise.all(
      partners.map(({ id, token }) => p.ask('POST', `/api/affiliates/${id}/leads`, { as: token, body: person(phone) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  })

  test('a job earns when it is paid, is approved or rejected with a reason, and can be looked at again', async () => {
    const { id, code, token } = await newPartner(p)
    const leadId = await newLead(p, { partnerCode: code })
    await pay(p, leadId, { service: 'heat-pump', amountEur: 10_000, paidAt: new Date().toISOString() })
    const ledger = () => p.ask('GET', `/api/affiliates/${id}/ledger`, { as: p.manager })
    const [commission] = (await ledger()).body.commissions
    expect(commission).toMatchObject({ state: 'pending', amountEur: 400, tier: 'bronze', leadId })
    expect((await ledger()).body.balancesEur).toEqual({ pending: 400, approved: 0, inPayout: 0, paid: 0 })
    const path = `/api/affiliates/commissions/${commission.id}/decision`
    expect((await p.ask('POST', path, { as: p.manager, body: { approve: false } })).status).toBe(422)
    const no = await p.ask('POST', path, { as: p.manager, body: { approve: false, reason: 'already a customer' } })
    expect(no.body).toMatchObject({ state: 'rejected', because: 'already a customer' })
    const appeal = await p.ask('POST', `/api/affiliates/me/commissions/${commission.id}/appeal`, {
      as: token,
      body: { words: 'They were not.' },
    })
    expect(appeal.status).toBe(201)
    const open = (await p.ask('GET', '/api/affiliates/appeals', { as: p.manager })).body.items[0]
    expect(open).toMatchObject({ words: 'They were not.', answeredAt: null })
    const answered = { as: p.manager, body: { uphold: true, reason: 'You are right.' } }
    expect((await p.ask('POST', `/api/affiliates/appeals/${open.id}/answer`, answered)).status).toBe(204)
    expect((await p.ask('POST', `/api/affiliates/appeals/${open.id}/answer`, answered)).status).toBe(409)
    const yes = { as: p.manager, body: { approve: true, reason: '' } }
    expect((await p.ask('POST', path, yes)).body.state).toBe('approved')
    expect((await p.ask('POST', path, yes)).status).toBe(200)
    expect((await ledger()).body.balancesEur).toEqual({ pending: 0, approved: 400, inPayout: 0, paid: 0 })
  })

  test('a mailed link opens the portal once; a password is the partner’s own', async () => {
    const { email, token } = await newPartner(p)
    const stranger = { body: { email: 'nobody@example.com', language: 'es' } }
    expect((await p.ask('POST', '/api/affiliates/sign-in-links', stranger)).status).toBe(202)
    await p.ask('POST', '/api/affiliates/sign-in-links', { body: { email: email.toUpperCase(), language: 'es' } })
    const mail = p.mails.at(-1)
    expect(mail).toMatchObject({ template: 'partner-link', toAddress: email })
    const sign = { body: { linkToken: String(mail?.payload.token) } }
    expect((await p.ask('POST', '/api/affiliates/sessions', sign)).status).toBe(201)
    expect((await p.ask('POST', '/api/affiliates/sessions', sign)).status).toBe(410)
    const password = 'una frase larga'
    expect((await p.ask('PUT', '/api/affiliates/me/password', { as: token, body: { password } })).status).toBe(204)
    expect((await p.ask('POST', '/api/affiliates/sessions', { body: { email, password } })).status).toBe(201)
    const guess = await p.ask('POST', '/api/affiliates/sessions', { body: { email, password: 'otra' } })
    expect(guess.status).toBe(401)
    expect((await p.ask('DELETE', '/api/affiliates/sessions', { as: token })).status).toBe(204)
    expect((await p.ask('GET', '/api/affiliates/me', { as: token })).status).toBe(401)
  })

  test('a wrong IBAN and a wrong tax number are refused by name; a right one is kept encrypted', async () => {
    const { id, token } = await newPartner(p)
    const wrong = await p.ask('PATCH', '/api/affiliates/me', { as: token, body: { iban: 'ES9121000418450200051333' } })
    expect([wrong.status, wrong.body.fields[0].code]).toEqual([422, 'iban_invalid'])
    const number = await p.ask('PATCH', '/api/affiliates/me', { as: token, body: { taxNumber: '12345678A' } })
    expect([number.status, number.body.fields[0].code]).toEqual([422, 'tax_number_invalid'])
    const iban = ibanOf(4711)
    const right = await p.ask('PATCH', '/api/affiliates/me', { as: token, body: { iban } })
    expect(right.body.profile.ibanLast4).toBe('4711')
    const kept = await database().db.execute(sql`select to_jsonb(a)::text t from affiliate a where id = ${id}`)
    expect(JSON.stringify(kept)).not.toContain(iban)
    expect(JSON.stringify(right.body)).not.toContain(iban)
  })

  describe('a code', () => {
    test.each(['NOBODY-1', 'zzz'])(
      'that nobody has (%s) attributes nothing and leaves a line in the log',
      async (code) => {
        const leadId = await newLead(p, { partnerCode: code })
        const log = await p.ask('GET', `/api/affiliates/attributions?leadId=${leadId}`, { as: p.manager })
        expect(log.body.items).toMatchObject([{ kind: 'refused', because: 'unknown-code', affiliateId: null }])
        await pay(p, leadId, { paidAt: new Date().toISOString() })
      },
    )

    test('of a paused partner counts for nothing until approved again', async () => {
      const { id, code } = await newPartner(p)
      const reason = 'asked for it'
      expect((await p.ask('POST', `/api/affiliates/${id}/pause`, { as: p.manager, body: { reason } })).status).toBe(200)
      const leadId = await newLead(p, { partnerCode: code })
      const log = await p.ask('GET', `/api/affiliates/attributions?leadId=${leadId}`, { as: p.manager })
      expect(log.body.items[0].because).toBe('not-approved')
      expect(
        (await p.ask('POST', `/api/affiliates/${id}/decision`, { as: p.manager, body: { approve: true } })).body.code,
      ).toBe(code)
    })
  })

  test('logs and books take no change and no removal', async () => {
    const { db } = database()
    for (const table of ['attribution_event', 'affiliate_event', 'ledger_entry', 'ledger_transaction']) {
      const name = sql.identifier(table)
      await expect(db.execute(sql`update ${name} set id = id`)).rejects.toThrow()
      await expect(db.execute(sql`delete from ${name}`)).rejects.toThrow()
      await expect(db.execute(sql`truncate ${name} cascade`)).rejects.toThrow()
    }
  })

  test('the database refuses a movement that does not sum to zero, and a change of state that is not booked', async () => {
    const { db } = database()
    const { id, code } = await newPartner(p)
    const leadId = await newLead(p, { partnerCode: code })
    await pay(p, leadId, { paidAt: new Date().toISOString() })
    const lopsided = db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into ledger_transaction (key, kind, affiliate_id, because) values ('lopsided', 'earned', ${id}, 'x')`,
      )
      await tx.execute(
        sql`insert into ledger_entry (transaction_id, affiliate_id, account, amount_cents) select id, ${id}, 'pending', 5 from ledger_transaction where key = 'lopsided'`,
      )
    })
    await expect(lopsided).rejects.toThrow()
    const set = (assignments: ReturnType<typeof sql>) =>
      db.execute(sql`update commission set ${assignments} where affiliate_id = ${id}`)
    await expect(set(sql`state = 'approved', version = version + 1`)).rejects.toThrow()
    await expect(set(sql`state = 'paid', was_paid = true, version = version + 1`)).rejects.toThrow()
    await expect(set(sql`amount_cents = 1, base_cents = 1, bonus_cents = 0`)).rejects.toThrow()
    expect((await p.ask('GET', '/api/affiliates/ledger/check', { as: p.manager })).body).toMatchObject({
      differenceEur: 0,
      mismatches: [],
    })
  })
})
