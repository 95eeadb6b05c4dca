import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CommissionState } from '#src/features/affiliates/domain/ledger.ts'
import { checkLedger } from '#src/features/affiliates/ledger/check.ts'
import { insertCommission, lockCommission, moveCommission } from '#src/features/affiliates/ledger/repo.ts'
import { clawBack, decideCommission } from '#src/features/affiliates/ledger/service.ts'
import { payoutsOfRun } from '#src/features/affiliates/payouts/repo.ts'
import type { Payouts } from '#src/features/affiliates/payouts/service.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'

export interface Outcome {
  done: number
  /** Refused with a problem, as a change that cannot be must be. */
  refused: number
  /** Anything else that was thrown. */
  failures: string[]
  differenceCents: number
  mismatches: number
  /** Commissions that are in more than one payout which was not returned. */
  paidTwice: number
  states: Record<string, number>
}

const actor = { id: randomUUID(), name: 'bench' }

/** Random operations on the books, so many at a time, among partners with bank details; then whether everything still agrees. */
export async function randomOperations(o: {
  db: Database
  payouts: Payouts
  affiliateIds: readonly string[]
  count: number
  atATime: number
  /** Pseudo-random numbers from 0 to 1. */
  random: () => number
}): Promise<Outcome> {
  const { db, payouts, random } = o
  const commissions: string[] = []
  const runs: string[] = []
  const outcome = { done: 0, refused: 0, failures: [] as string[] }
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const month = () => `2025-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}`
  const move = (to: CommissionState) => async () => {
    const id = oneOf(commissions)
    if (id)
      await db.transaction(async (tx) => {
        const row = await lockCommission(tx, id)
        if (row?.state !== 'rejected') throw new Problem(409, 'step_not_possible')
        await moveCommission(tx, row, to, { actor: 'bench', because: 'again' })
      })
  }
  const decide = (approve: boolean) => async () => {
    const id = oneOf(commissions)
    if (id) await db.transaction((tx) => decideCommission(tx, id, { approve, reason: 'bench' }, 'bench'))
  }
  // A transfer leaves the bank once and comes back once at most; its lines are read again and again, in any order.
  const statement = (isCredit: boolean) => async () => {
    const runId = oneOf(runs)
    const row = runId && oneOf(await payoutsOfRun(db, runId))
    if (!row) return
    const amount = (row.transferCents / 100).toFixed(2)
    await payouts.readBankStatement(
      `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${isCredit ? 'CRDT' : 'DBIT'}</CdtDbtInd><BookgDt><Dt>2026-01-15</Dt></BookgDt><AcctSvcrRef>${row.key}${isCredit ? 'B' : 'A'}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>${row.key}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
    )
  }
  const operations: [number, () => Promise<unknown>][] = [
    [
      0.3,
      () =>
        db.transaction(async (tx) => {
          const baseCents = 1000 + Math.floor(random() * 99_000)
          const bonusCents = Math.floor(baseCents * 0.1)
          const made = await insertCommission(tx, {
            affiliateId: oneOf(o.affiliateIds) ?? '',
            leadId: randomUUID(),
            service: 'solar',
            kind: 'solar',
            tier: 'silver',
            contractCents: 1_000_000,
            baseCents,
            bonusCents,
            amountCents: baseCents + bonusCents,
            rulesFrom: '2024-01-01',
            paidOn: `${month()}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
            because: 'bench',
          })
          if (made) commissions.push(made.id)
        }),
    ],
    [0.3, decide(true)],
    [0.07, decide(false)],
    [0.04, move('pending')],
    [0.05, async () => clawed(oneOf(commissions))],
    [
      0.08,
      async () => {
        const { run } = await payouts.make(month(), actor, new Date())
        if (!runs.includes(run.id)) runs.push(run.id)
      },
    ],
    [0.04, async () => paid(oneOf(runs))],
    [0.08, statement(false)],
    [0.04, statement(true)],
  ]
  const clawed = async (id: string | undefined) => id && db.transaction((tx) => clawBack(tx, id, 'refunded', 'bench'))
  const paid = async (id: string | undefined) => id && payouts.markPaid(id, { at: new Date(), by: 'bench' })

  let begun = 0
  async function work(): Promise<void> {
    while (begun < o.count) {
      begun++
      let at = random()
      const operation = operations.find(([share]) => {
        at -= share
        return at < 0
      })?.[1]
      try {
        await operation?.()
        outcome.done++
      } catch (error) {
        if (error instanceof Problem && error.status < 500) outcome.refused++
        else outcome.failures.push(String(error instanceof Error ? (error.cause ?? error) : error))
      }
    }
  }
  await Promise.all(Array.from({ length: o.atATime }, work))
  const { differenceCents, mismatches } = await checkLedger(db)
  const twice = (await db.execute(
    sql`select count(*)::int n from (select i.commission_id from payout_item i join payout p on p.id = i.payout_id
      where p.state <> 'returned' and i.amount_cents > 0 group by 1 having count(*) > 1) t`,
  )) as unknown as { rows: { n: number }[] }
  const states = (await db.execute(sql`select state, count(*)::int n from commission group by 1`)) as unknown as {
    rows: { state: string; n: number }[]
  }
  return {
    ...outcome,
    differenceCents,
    mismatches: mismatches.length,
    paidTwice: Number(twice.rows[0]?.n ?? -1),
    states: Object.fromEntries(states.rows.map(({ state, n }) => [state, Number(n)])),
  }
}

/** Pseudo-random numbers that are the same each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
