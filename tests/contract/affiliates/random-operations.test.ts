import { expect, test } from 'vitest'
import { onBothDatabases } from '../databases.ts'
import { ibanOf, newPartner, programmeOn } from './programme.ts'
import { randomOperations, seeded } from './random-operations.ts'

onBothDatabases('random operations on the books', (database) => {
  test('eight at a time leave no cent astray, pay nothing twice, and are refused clearly where they cannot be', async () => {
    const { db } = database()
    const p = await programmeOn(() => db)
    const affiliateIds: string[] = []
    for (let i = 1; i <= 5; i++) affiliateIds.push((await newPartner(p, { iban: ibanOf(9000 + i) })).id)
    const { payouts } = p.affiliates
    const made = await randomOperations({ db, payouts, affiliateIds, count: 400, atATime: 8, random: seeded(15) })
    expect(made).toMatchObject({ failures: [], differenceCents: 0, mismatches: 0, paidTwice: 0 })
    expect(made.done).toBeGreaterThan(200)
    expect(made.refused).toBeGreaterThan(0)
  })
})
