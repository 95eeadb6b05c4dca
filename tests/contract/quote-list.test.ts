import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { QuoteState } from '#src/features/quote/domain/answers/quote-state.ts'
import { insertQuotes, listQuotes } from '#src/features/quote/repo.ts'
import { sampleEstimate } from '../sample-estimates.ts'
import { onBothDatabases } from './databases.ts'

const estimate = sampleEstimate('holidayFlat')
const today = '2026-11-21'

function quote(reference: string, more: { minute: number; test?: boolean; validUntil?: string }) {
  const { minute, test = false, validUntil = '2026-12-21' } = more
  return {
    id: randomUUID(),
    leadId: test ? null : randomUUID(),
    reference,
    test,
    language: 'es' as const,
    name: test ? '' : 'Núñez',
    estimate,
    validUntil,
    createdAt: new Date(Date.UTC(2026, 10, 20, 10, minute)),
    purgeAt: null,
  }
}

onBothDatabases('the list of quotes', (database) => {
  const list = async (filter: { reference?: string; state?: QuoteState; page?: number; pageSize?: number }) => {
    const found = await listQuotes(database().db, { today, page: 1, pageSize: 50, ...filter })
    return { ...found, references: found.rows.map((row) => row.reference) }
  }

  test('is newest first, a page at a time, with how many there are of each state', async () => {
    await insertQuotes(database().db, [
      quote('Q-AAAA', { minute: 1, validUntil: '2026-11-20' }),
      quote('T-BBBB', { minute: 2, test: true }),
      quote('Q-CCCC', { minute: 4, validUntil: today }),
      quote('Q-D_DD', { minute: 3 }),
    ])
    const all = await list({})
    expect(all.references).toEqual(['Q-CCCC', 'Q-D_DD', 'T-BBBB', 'Q-AAAA'])
    expect(all.total).toBe(4)
    expect(all.counts).toEqual({ valid: 2, expired: 1, test: 1 })
    expect((await list({ page: 2, pageSize: 3 })).references).toEqual(['Q-AAAA'])
    expect((await list({ page: 9 })).rows).toEqual([])
  })

  test('finds by state and by part of a reference, whose signs stand for themselves', async () => {
    expect((await list({ state: 'expired' })).references).toEqual(['Q-AAAA'])
    const valid = await list({ state: 'valid', reference: 'q-' })
    expect([valid.references, valid.total, valid.counts]).toEqual([
      ['Q-CCCC', 'Q-D_DD'],
      2,
      { valid: 2, expired: 1, test: 0 },
    ])
    expect((await list({ reference: '_' })).references).toEqual(['Q-D_DD'])
    expect((await list({ reference: '%' })).total).toBe(0)
  })

  test('takes town and price of the balanced option out of the estimate', async () => {
    const [row] = (await list({ state: 'expired' })).rows
    expect(row).toMatchObject({ town: 'torremolinos', valueCents: estimate.options[1].priceCents, name: 'Núñez' })
    expect(row).not.toHaveProperty('estimate')
  })

  test('reads its first page along an index, however many quotes there are', async () => {
    const { db } = database()
    await db.execute(sql`
      insert into quote (id, reference, language, estimate, valid_until, created_at)
      select gen_random_uuid(), 'Q-' || n, 'en', '{}', '2026-12-21', now() - n * interval '1 minute' from generate_series(1, 3000) n`)
    await db.execute(sql`analyze quote`)
    const plan = await db.execute(
      sql`explain (format json) select id from quote order by created_at desc, id desc limit 50`,
    )
    expect(JSON.stringify(plan)).toContain('quote_created')
  })
})
