import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as auth from '#src/features/auth/repo.ts'
import * as outbox from '#src/features/outbox/repo.ts'
import { Vitals } from '#src/features/vitals/public.ts'
import * as vitals from '#src/features/vitals/repo.ts'
import { onBothDatabases, silentLog } from './databases.ts'

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

onBothDatabases('staff', (database) => {
  test('a token opens its session until it ends or is revoked', async () => {
    const { db } = database()
    const email = `${randomUUID()}@example.com`
    const id = await auth.insertStaff(db, { email, name: 'Eva', role: 'sales', language: 'es', passwordHash: 'x' })
    const soon = new Date(Date.now() + 60_000)
    await auth.insertSession(db, id, sha('a'), soon)
    await auth.insertSession(db, id, sha('b'), soon)
    expect((await auth.staffByToken(db, sha('a'), new Date()))?.email).toBe(email)
    expect(await auth.staffByToken(db, sha('a'), new Date(Date.now() + 120_000))).toBeUndefined()
    await auth.revokeSession(db, sha('a'))
    expect(await auth.staffByToken(db, sha('a'), new Date())).toBeUndefined()
    await auth.revokeSessionsOf(db, id)
    expect(await auth.staffByToken(db, sha('b'), new Date())).toBeUndefined()
    expect(await auth.countStaff(db)).toBeGreaterThan(0)
  })

  test('a role outside the list is refused by the database itself', async () => {
    const { db } = database()
    const staff = {
      email: `${randomUUID()}@example.com`,
      name: 'X',
      role: 'root' as 'admin',
      language: 'en' as const,
      passwordHash: 'x',
    }
    await expect(auth.insertStaff(db, staff)).rejects.toThrow()
  })
})

onBothDatabases('mails', (database) => {
  const mail = {
    leadId: randomUUID(),
    template: 't',
    language: 'en' as const,
    toAddress: 'a@example.com',
    payload: { quoteId: '1' },
  }

  test('a mail goes queued, tried, failed, queued again, sent; a sent one stays sent', async () => {
    const { db } = database()
    const [id = ''] = await outbox.insertMails(db, [mail])
    await outbox.markTried(db, id, 'queued', '451 later')
    await outbox.markTried(db, id, 'failed', '550 no such user')
    expect(await outbox.findMail(db, id)).toMatchObject({
      status: 'failed',
      attempts: 2,
      lastError: '550 no such user',
    })
    expect(await outbox.countFailed(db)).toBe(1)
    expect(await outbox.requeue(db, id)).toBe(mail.template)
    expect(await outbox.requeue(db, id)).toBeUndefined()
    await outbox.markSent(db, id, 'Hello')
    await outbox.markTried(db, id, 'failed', 'late news')
    expect(await outbox.findMail(db, id)).toMatchObject({
      status: 'sent',
      subject: 'Hello',
      attempts: 3,
      lastError: null,
    })
  })

  test('erasing empties what is personal and stops what is queued', async () => {
    const { db } = database()
    const leadId = randomUUID()
    await outbox.insertMails(db, [{ ...mail, leadId }])
    await outbox.eraseMails(db, leadId)
    expect(await outbox.mailsOfLead(db, leadId)).toMatchObject([
      { toAddress: '', payload: {}, status: 'failed', lastError: 'erased' },
    ])
  })
})

onBothDatabases('web vitals', (database) => {
  const row = (day: string, value: number) => ({
    day,
    page: 'home',
    language: 'es' as const,
    device: 'phone' as const,
    name: 'LCP' as const,
    value,
  })

  test('are summed up as the 75th percentile of a page, language and kind of device, and forgotten in time', async () => {
    const { db } = database()
    await vitals.insertVitals(db, [
      row('2026-08-01', 9000),
      ...[1000, 1100, 1200, 1300, 1400].map((ms) => row('2026-11-20', ms)),
    ])
    const service = new Vitals({ database: () => db, pageOf: () => 'home', log: silentLog })
    const summary = await service.summary(db, new Date('2026-11-23T10:00:00Z'), 28)
    expect(summary.rows).toMatchObject([
      { page: 'home', language: 'es', device: 'phone', name: 'LCP', visits: 5, isEnough: false },
    ])
    expect(Math.abs((summary.rows[0]?.p75 ?? 0) / 1300 - 1)).toBeLessThan(0.026)
    await vitals.removeOldVitals(db, '2026-10-01', '2026-10-01')
    const counts = (await vitals.countsSince(db, '2026-01-01')).flatMap((group) => group.counts)
    const visits = counts.reduce((sum, count) => sum + count.visits, 0)
    expect(visits).toBe(5)
  })

  test('of a name outside the list are refused by the database itself', async () => {
    const { db } = database()
    await expect(vitals.insertVitals(db, [{ ...row('2026-11-20', 1), name: 'XYZ' as 'LCP' }])).rejects.toThrow()
  })
})
