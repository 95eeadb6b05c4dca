import { beforeAll, expect, test } from 'vitest'
import { onBothDatabases } from '../databases.ts'
import { ibanOf, newLead, newPartner, type Programme, pay, programmeOn } from './programme.ts'

onBothDatabases('payouts', (database) => {
  let p: Programme
  let releasers = 1
  beforeAll(async () => {
    p = await programmeOn(
      () => database().db,
      () => releasers,
    )
  })

  /** A partner with an approved commission of a job that was paid then. */
  async function earned(o: { paidAt: string; iban?: number; amountEur?: number; service?: string }) {
    const partner = await newPartner(p, o.iban === undefined ? {} : { iban: ibanOf(o.iban) })
    const commissionId = await job(partner, o)
    return { ...partner, commissionId }
  }
  async function job(
    partner: { id: string; code: string },
    o: { paidAt: string; amountEur?: number; service?: string },
  ) {
    const leadId = await newLead(p, {
      partnerCode: partner.code,
      createdAt: new Date(Date.parse(o.paidAt) - 86_400_000),
    })
    await pay(p, leadId, o)
    const ledger = await p.ask('GET', `/api/affiliates/${partner.id}/ledger`, { as: p.manager })
    const { id } = ledger.body.commissions.find((one: { leadId: string }) => one.leadId === leadId)
    const approve = { as: p.manager, body: { approve: true, reason: '' } }
    await p.ask('POST', `/api/affiliates/commissions/${id}/decision`, approve)
    return String(id)
  }
  const make = (month: string) => p.ask('POST', '/api/affiliates/payout-runs', { as: p.admin, body: { month } })
  const balances = async (id: string) =>
    (await p.ask('GET', `/api/affiliates/${id}/ledger`, { as: p.manager })).body.balancesEur
  const check = async () => (await p.ask('GET', '/api/affiliates/ledger/check', { as: p.manager })).body

  const line = (ref: string, end: string | undefined, amount: string, sign: string) =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-10-15</Dt></BookgDt><AcctSvcrRef>${ref}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>${end}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>`
  const statement = (...lines: string[]) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>${lines.join('')}</Stmt></BkToCstmrStmt></Document>`
  const read = async (text: string) => {
    const form = new FormData()
    form.set('file', new File([text], 'statement.xml'))
    const response = await p.api.request('/api/affiliates/bank-statements', {
      method: 'POST',
      headers: { authorization: `Bearer ${p.admin}` },
      body: form,
    })
    return { status: response.status, body: await response.json() }
  }
  /** The bank's reference of each transfer of a run, by the last four digits of its account. */
  const keysOf = async (runId: string) => {
    const xml = (await p.ask('GET', `/api/affiliates/payout-runs/${runId}/pain001.xml`, { as: p.admin })).body
    const transfers = String(xml).matchAll(/<EndToEndId>(\w+)<\/EndToEndId>(?:(?!<\/CdtTrfTxInf>).)*(\d{4})<\/IBAN>/g)
    return new Map([...transfers].map(([, key, last4]) => [last4, key]))
  }

  test('of a month are made once, also when eight ask at the same time, and paid once', async () => {
    const good = await earned({ paidAt: '2026-01-20T10:00:00Z', iban: 1 })
    const small = await earned({ paidAt: '2026-01-21T10:00:00Z', iban: 2, service: 'emergency', amountEur: 90 })
    const bare = await earned({ paidAt: '2026-01-22T10:00:00Z' })
    // The last second of January and the first of February in Spain.
    const last = await earned({ paidAt: '2026-01-31T22:59:59Z', iban: 3 })
    const next = await earned({ paidAt: '2026-01-31T23:00:00Z', iban: 4 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => make('2026-01')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const run = answers[0]?.body
    expect(run.payouts.map((one: { affiliateId: string }) => one.affiliateId).sort()).toEqual([good.id, last.id].sort())
    expect(run.totalEur).toBe(2000)
    expect(run.held).toEqual([{ affiliateId: bare.id, amountEur: 1000, because: 'iban-missing' }])
    expect(run.belowMinimum).toEqual([{ affiliateId: small.id, amountEur: 30, because: 'below-minimum' }])
    expect(await balances(next.id)).toMatchObject({ approved: 1000, inPayout: 0 })
    expect(await balances(good.id)).toEqual({ pending: 0, approved: 0, inPayout: 1000, paid: 0 })
    const paid = await Promise.all(
      Array.from({ length: 8 }, () =>
        p.ask('POST', `/api/affiliates/payout-runs/${run.id}/paid`, { as: p.admin, body: {} }),
      ),
    )
    expect(paid.map(({ status, body }) => [status, body.state])).toEqual(Array(8).fill([200, 'paid']))
    expect(await balances(good.id)).toEqual({ pending: 0, approved: 0, inPayout: 0, paid: 1000 })
    expect(await check()).toMatchObject({ differenceEur: 0, mismatches: [] })
    const pdf = `/api/affiliates/payout-runs/${run.id}/statements/${good.id}.pdf`
    expect((await p.ask('GET', pdf, { as: good.token })).body).toContain('Extracto de enero 2026')
    expect((await p.ask('GET', pdf, { as: last.token })).status).toBe(403)
    expect((await p.ask('GET', pdf)).status).toBe(401)
  })

  test('of a month that is not over, or that is none, are refused', async () => {
    const month = new Date().toISOString().slice(0, 7)
    expect((await make(month)).body.code).toBe('month_not_over')
    expect((await make('2999-01')).status).toBe(409)
    for (const wrong of ['2026-13', '2026', 'x']) expect((await make(wrong)).status).toBe(422)
  })

  test('carry over what is below the minimum, and recover what was clawed back, cent by cent', async () => {
    const partner = await earned({ paidAt: '2026-02-10T10:00:00Z', iban: 11, service: 'electrical', amountEur: 800 })
    const first = (await make('2026-02')).body
    expect(first.belowMinimum).toContainEqual({ affiliateId: partner.id, amountEur: 50, because: 'below-minimum' })
    const second = await job(partner, { paidAt: '2026-03-10T10:00:00Z', service: 'heat-pump', amountEur: 6000 })
    const run = (await make('2026-03')).body
    const mine = run.payouts.find((one: { affiliateId: string }) => one.affiliateId === partner.id)
    expect(mine.amountEur).toBe(370)
    const wait = await p.ask('POST', `/api/affiliates/commissions/${second}/claw-back`, {
      as: p.manager,
      body: { reason: 'refunded' },
    })
    expect(wait.status).toBe(409)
    await p.ask('POST', `/api/affiliates/payout-runs/${run.id}/paid`, { as: p.admin, body: {} })
    const back = { as: p.manager, body: { reason: 'The customer was given their money back.' } }
    await p.ask('POST', `/api/affiliates/commissions/${second}/claw-back`, back)
    expect(await balances(partner.id)).toEqual({ pending: 0, approved: -320, inPayout: 0, paid: 370 })
    await job(partner, { paidAt: '2026-04-10T10:00:00Z', service: 'heat-pump', amountEur: 5000 })
    const short = (await make('2026-04')).body
    expect(short.belowMinimum).toContainEqual({ affiliateId: partner.id, amountEur: -20, because: 'below-minimum' })
    await job(partner, { paidAt: '2026-05-10T10:00:00Z', service: 'solar', amountEur: 30_000 })
    const made = (await make('2026-05')).body
    const paid = made.payouts.find((one: { affiliateId: string }) => one.affiliateId === partner.id)
    expect(paid.amountEur).toBe(980)
    expect(await balances(partner.id)).toEqual({ pending: 0, approved: 0, inPayout: 980, paid: 370 })
    expect(await check()).toMatchObject({ differenceEur: 0, mismatches: [] })
  })

  test('of two partners with one account wait for staff', async () => {
    const one = await earned({ paidAt: '2026-06-10T10:00:00Z', iban: 21 })
    const other = await earned({ paidAt: '2026-06-11T10:00:00Z', iban: 21 })
    const run = (await make('2026-06')).body
    for (const { id } of [one, other])
      expect(run.held).toContainEqual({ affiliateId: id, amountEur: 1000, because: 'same-iban' })
  })

  test('are released by a second person where there is one, and the log says when there was not', async () => {
    await earned({ paidAt: '2026-07-10T10:00:00Z', iban: 31 })
    releasers = 2
    const run = (await make('2026-07')).body
    releasers = 2
    expect([run.state, run.isByOne]).toEqual(['made', false])
    const at = `/api/affiliates/payout-runs/${run.id}`
    expect((await p.ask('GET', `${at}/pain001.xml`, { as: p.admin })).body.code).toBe('release_needed')
    expect((await p.ask('POST', `${at}/paid`, { as: p.admin, body: {} })).body.code).toBe('release_needed')
    expect((await p.ask('POST', `${at}/release`, { as: p.admin })).body.code).toBe('release_needed')
    const released = await p.ask('POST', `${at}/release`, { as: p.manager })
    expect(released.body).toMatchObject({ state: 'released', releasedBy: 'partner-manager', isByOne: false })
    expect((await p.ask('GET', `${at}/pain001.xml`, { as: p.admin })).status).toBe(200)
    releasers = 1
    await earned({ paidAt: '2026-08-10T10:00:00Z', iban: 32 })
    expect((await make('2026-08')).body).toMatchObject({ state: 'released', isByOne: true })
  })

  test('that come back days after they left wait for the next run, also with a debt in them and one clawed back meanwhile', async () => {
    const late = await earned({ paidAt: '2025-01-10T10:00:00Z', iban: 51 })
    const refunded = await earned({ paidAt: '2025-01-11T10:00:00Z', iban: 52 })
    const first = (await make('2025-01')).body
    await p.ask('POST', `/api/affiliates/payout-runs/${first.id}/paid`, { as: p.admin, body: {} })
    await p.ask('POST', `/api/affiliates/commissions/${refunded.commissionId}/claw-back`, {
      as: p.manager,
      body: { reason: 'The customer was given their money back.' },
    })
    const keys = await keysOf(first.id)
    await read(
      statement(line('L1', keys.get('0051'), '1000.00', 'CRDT'), line('L2', keys.get('0052'), '1000.00', 'CRDT')),
    )
    expect(await balances(late.id)).toEqual({ pending: 0, approved: 1000, inPayout: 0, paid: 0 })
    expect(await balances(refunded.id)).toEqual({ pending: 0, approved: 0, inPayout: 0, paid: 0 })
    // That they had left may be on a statement that is read later.
    expect((await check()).mismatches).toEqual([])
    await read(
      statement(line('L3', keys.get('0051'), '1000.00', 'DBIT'), line('L4', keys.get('0052'), '1000.00', 'DBIT')),
    )
    expect(await check()).toMatchObject({ differenceEur: 0, mismatches: [] })
    const next = (await make('2025-02')).body
    expect(next.payouts).toMatchObject([{ affiliateId: late.id, amountEur: 1000 }])
    await p.ask('POST', `/api/affiliates/payout-runs/${next.id}/paid`, { as: p.admin, body: {} })
    await p.ask('POST', `/api/affiliates/commissions/${late.commissionId}/claw-back`, {
      as: p.manager,
      body: { reason: 'Refunded in part.' },
    })
    await job(late, { paidAt: '2025-03-10T10:00:00Z', service: 'solar', amountEur: 30_000 })
    await job(late, { paidAt: '2025-03-11T10:00:00Z', service: 'solar', amountEur: 30_000 })
    const third = (await make('2025-03')).body
    expect(third.payouts).toMatchObject([{ affiliateId: late.id, amountEur: 1000 }])
    await p.ask('POST', `/api/affiliates/payout-runs/${third.id}/paid`, { as: p.admin, body: {} })
    const again = await keysOf(third.id)
    await read(
      statement(line('L5', again.get('0051'), '1000.00', 'DBIT'), line('L6', again.get('0051'), '1000.00', 'CRDT')),
    )
    expect(await balances(late.id)).toEqual({ pending: 0, approved: 1000, inPayout: 0, paid: 1000 })
    expect(await check()).toMatchObject({ differenceEur: 0, mismatches: [] })
  })

  test('give back what they recovered when the transfer that it was for comes back, as often as that comes back itself', async () => {
    const partner = await earned({ paidAt: '2024-01-10T10:00:00Z', iban: 71, service: 'heat-pump', amountEur: 6000 })
    const paidRun = async (month: string, amountEur: number, reference: string) => {
      const run = (await make(month)).body
      expect(run.payouts).toMatchObject([{ affiliateId: partner.id, amountEur }])
      const key = (await keysOf(run.id)).get('0071')
      const amount = amountEur.toFixed(2)
      await read(statement(line(`${reference}-left`, key, amount, 'DBIT')))
      return () => read(statement(line(`${reference}-back`, key, amount, 'CRDT')))
    }
    const firstComesBack = await paidRun('2024-01', 320, 'G1')
    const back = { as: p.manager, body: { reason: 'The customer was given their money back.' } }
    await p.ask('POST', `/api/affiliates/commissions/${partner.commissionId}/claw-back`, back)
    await job(partner, { paidAt: '2024-02-10T10:00:00Z', service: 'solar', amountEur: 30_000 })
    const secondComesBack = await paidRun('2024-02', 680, 'G2')
    expect(await balances(partner.id)).toEqual({ pending: 0, approved: 0, inPayout: 0, paid: 1000 })
    // The partner never had the 320 that the second payout kept.
    await firstComesBack()
    expect(await balances(partner.id)).toEqual({ pending: 0, approved: 320, inPayout: 0, paid: 680 })
    expect(await check()).toMatchObject({ differenceEur: 0, mismatches: [] })
    const thirdComesBack = await paidRun('2024-03', 320, 'G3')
    expect(await balances(partner.id)).toEqual({ pending: 0, approved: 0, inPayout: 0, paid: 1000 })
    await thirdComesBack()
    expect(await balances(partner.id)).toEqual({ pending: 0, approved: 320, inPayout: 0, paid: 680 })
    await paidRun('2024-04', 320, 'G4')
    await secondComesBack()
    // Of the thousand that was earned they have 320, and 680 are open.
    expect(await balances(partner.id)).toEqual({ pending: 0, approved: 680, inPayout: 0, paid: 320 })
    expect(await check()).toMatchObject({ differenceEur: 0, mismatches: [] })
    await paidRun('2024-06', 680, 'G5')
    expect(await check()).toMatchObject({ differenceEur: 0, mismatches: [] })
  })

  test('are marked by the bank’s statement, once, and what came back waits for the next run', async () => {
    const left = await earned({ paidAt: '2026-09-10T10:00:00Z', iban: 41 })
    const returned = await earned({ paidAt: '2026-09-11T10:00:00Z', iban: 42 })
    const run = (await make('2026-09')).body
    const keys = await keysOf(run.id)
    const file = statement(
      line('R1', keys.get('0041'), '1000.00', 'DBIT'),
      line('R2', keys.get('0042'), '1000.00', 'CRDT'),
      line('R3', 'OTHER', '12.00', 'DBIT'),
      line('R4', keys.get('0041'), '999.99', 'DBIT'),
    )
    const outcomes = (await read(file)).body.lines.map((one: { outcome: string }) => one.outcome)
    expect(outcomes).toEqual(['paid', 'returned', 'unknown', 'amount-differs'])
    expect((await read(file)).body.lines).toEqual([])
    expect(await balances(left.id)).toMatchObject({ inPayout: 0, paid: 1000 })
    expect(await balances(returned.id)).toMatchObject({ approved: 1000, inPayout: 0, paid: 0 })
    const next = (await make('2026-10')).body
    expect(next.payouts).toMatchObject([{ affiliateId: returned.id, amountEur: 1000 }])
    for (const text of ['no xml', '<a/>', '<!DOCTYPE a [<!ENTITY b "c">]><Document/>'])
      expect((await read(text)).body.code).toBe('not_a_statement')
    // 999.99 left the bank besides the thousand: the books are right, the statement is named.
    expect(await check()).toMatchObject({ differenceEur: 0, mismatches: [{ what: 'statement', recordsEur: 1999.99 }] })
  })

  test('are compared with the bank’s statements: a wrong amount, and a transfer made twice, are named', async () => {
    await earned({ paidAt: '2024-05-10T10:00:00Z', iban: 61 })
    await earned({ paidAt: '2024-05-11T10:00:00Z', iban: 62 })
    const run = (await make('2024-05')).body
    const keys = await keysOf(run.id)
    await read(
      statement(
        line('W1', keys.get('0061'), '999.00', 'DBIT'),
        line('W2', keys.get('0062'), '1000.00', 'DBIT'),
        line('W3', keys.get('0062'), '1000.00', 'DBIT'),
      ),
    )
    const ids = new Set(run.payouts.map(({ id }: { id: string }) => id))
    const named = async () =>
      (await check()).mismatches
        .filter(({ id }: { id: string }) => ids.has(id))
        .map((one: { booksEur: number; recordsEur: number }) => [one.booksEur, one.recordsEur])
    expect((await named()).sort()).toEqual([
      [0, 999],
      [1000, 2000],
    ])
    await read(
      statement(
        line('W4', keys.get('0061'), '999.00', 'CRDT'),
        line('W5', keys.get('0061'), '1000.00', 'DBIT'),
        line('W6', 'NOTOURS', '1000.00', 'CRDT'),
      ),
    )
    expect(await named()).toEqual([[1000, 2000]])
  })
})
