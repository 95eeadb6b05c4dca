import { createSecretKey, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  alertIntake,
  EnergyAlerts,
  eraseAlerts,
  removeUnconfirmed,
  sendBestHours,
} from '#src/features/energy-dashboard/public.ts'
import { keepDays } from '#src/features/energy-dashboard/repo.ts'
import { energyAlert, energyDay } from '#src/features/energy-dashboard/schema.ts'
import type { NewMail } from '#src/features/outbox/public.ts'
import { release, withQuarantine } from '#src/features/quarantine/public.ts'
import { quarantined } from '#src/features/quarantine/schema.ts'
import type { Entry } from '#src/shared/journal/entry.ts'
import { onBothDatabases } from '../databases.ts'

const evening = new Date('2026-11-23T20:30:00Z')
const tomorrow = '2026-11-24'

onBothDatabases('the evening mail', (database) => {
  beforeEach(async () => {
    const { db } = database()
    await db.delete(energyAlert)
    await db.delete(energyDay)
  })

  function service(now = evening) {
    const { db } = database()
    const sent: NewMail[] = []
    const held: Entry[] = []
    const alerts = new EnergyAlerts({
      db: () => db,
      intake: () => ({
        async submit({ make }) {
          const { person, ...made } = await make()
          held.push({ ...made, person: person?.email ?? '', at: now.toISOString() })
          return made.response
        },
      }),
      linkKey: createSecretKey(randomBytes(32)),
      publicUrl: 'https://example.com',
      alertPath: (token) => `/energy-alert/${token}`,
      queueMail: async (mail) => void sent.push(mail),
      now: () => now,
    })
    const tokenOf = async (email: string) => {
      const row = (await db.select().from(energyAlert)).find((one) => one.email === email)
      if (!row) throw new Error('nobody asked')
      return alerts.links.url(row).split('/').at(-1) ?? ''
    }
    return { alerts, sent, held, tokenOf, db }
  }
  const wish = (email: string) => ({ language: 'en' as const, email, consent: true })
  const outbox = (sent: NewMail[]) => ({ add: async (_tx: unknown, mails: NewMail[]) => void sent.push(...mails) })

  test('nothing is sent before the address confirms, one mail a day after it, none once it is ended', async () => {
    const { alerts, sent, tokenOf, db } = service()
    await keepDays(db, 'apidatos', new Map([[tomorrow, Array(24).fill(100)]]), evening)
    const send = (mails: NewMail[]) => sendBestHours({ db: () => db, outbox: outbox(mails), now: () => evening })
    expect(await alerts.ask(wish('ana@example.com'))).toEqual([])
    expect(sent).toMatchObject([{ template: 'energy-alert-confirm', toAddress: 'ana@example.com' }])
    const token = await tokenOf('ana@example.com')
    expect(await alerts.stateOf(token)).toBe('asked')
    expect(await send([])).toBe(0)
    await alerts.confirm(token)
    expect(await alerts.stateOf(token)).toBe('on')
    const mails: NewMail[] = []
    expect([await send(mails), await send(mails)]).toEqual([1, 0])
    expect(mails).toMatchObject([{ template: 'energy-best-hours', payload: { day: tomorrow } }])
    await alerts.end(token)
    expect(await alerts.stateOf(token)).toBe('gone')
    expect(await db.select().from(energyAlert)).toEqual([])
  })

  test('a wrong address and no consent send nothing; a second wish is told the same and is no second row', async () => {
    const { alerts, sent, tokenOf, db } = service()
    expect((await alerts.ask({ ...wish('no address'), consent: false })).map(({ field }) => field)).toEqual([
      'email',
      'consent',
    ])
    expect(sent).toEqual([])
    await alerts.ask(wish('ana@example.com'))
    await alerts.ask(wish('ANA@example.com'))
    expect(await db.select().from(energyAlert)).toHaveLength(1)
    await alerts.confirm(await tokenOf('ana@example.com'))
    const before = sent.length
    expect(await alerts.ask(wish('ana@example.com'))).toEqual([])
    expect(sent).toHaveLength(before)
    expect(await alerts.stateOf('x'.repeat(48))).toBe('gone')
  })

  test('what a program seems to have filled in is told the same, waits for staff, and goes its way once they release it', async () => {
    const { alerts, sent, held, db } = service()
    expect(await alerts.ask({ ...wish('bot@example.com'), signs: { trap: 'x' } })).toEqual([])
    expect([sent, await db.select().from(energyAlert)]).toEqual([[], []])
    const mails: NewMail[] = []
    const handlers = [alertIntake(outbox(mails))]
    await db.transaction((tx) => withQuarantine(handlers)[0]?.write(tx, held) ?? Promise.resolve())
    const [row] = await db.select().from(quarantined).where(eq(quarantined.email, 'bot@example.com'))
    expect(row).toMatchObject({ kind: 'energy-alert', because: ['trap'], state: 'held' })
    expect(await release(db, handlers, row?.id ?? '', 'Eva', evening)).toBe(true)
    expect(mails).toMatchObject([{ template: 'energy-alert-confirm', toAddress: 'bot@example.com' }])
    expect(await db.select().from(energyAlert)).toMatchObject([{ email: 'bot@example.com', confirmedAt: null }])
  })

  test('two windows that ask at once make one wish; confirmed twice and ended twice says the same', async () => {
    const { alerts, tokenOf, db } = service()
    const both = await Promise.all([alerts.ask(wish('ana@example.com')), alerts.ask(wish('Ana@example.com'))])
    expect(both).toEqual([[], []])
    const [row, ...others] = await db.select().from(energyAlert)
    expect(others).toEqual([])
    const token = await tokenOf(row?.email ?? '')
    await Promise.all([alerts.confirm(token), alerts.confirm(token)])
    expect(await alerts.stateOf(token)).toBe('on')
    await Promise.all([alerts.end(token), alerts.end(token)])
    await alerts.confirm(token)
    expect(await alerts.stateOf(token)).toBe('gone')
  })

  test('without tomorrow’s prices, and at night, nobody gets mail', async () => {
    const { alerts, tokenOf, db } = service()
    await alerts.ask(wish('ana@example.com'))
    await alerts.confirm(await tokenOf('ana@example.com'))
    const send = (now: Date) => sendBestHours({ db: () => db, outbox: outbox([]), now: () => now })
    expect(await send(evening)).toBe(0)
    await keepDays(db, 'esios', new Map([[tomorrow, Array(24).fill(100)]]), evening)
    expect(await send(new Date('2026-11-23T22:30:00Z'))).toBe(0)
    expect(await send(evening)).toBe(1)
  })

  test('what nobody confirmed goes after seven days; an erased address is gone at once', async () => {
    const { alerts, tokenOf, db } = service()
    await alerts.ask(wish('ana@example.com'))
    await alerts.ask(wish('eva@example.com'))
    await alerts.confirm(await tokenOf('eva@example.com'))
    await removeUnconfirmed(db, new Date(evening.getTime() + 1000))
    expect((await db.select().from(energyAlert)).map(({ email }) => email)).toEqual(['eva@example.com'])
    await eraseAlerts(db, 'EVA@example.com')
    expect(await db.select().from(energyAlert)).toEqual([])
  })
})
