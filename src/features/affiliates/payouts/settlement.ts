import { payoutEntries, recoveryEntries } from '#src/features/affiliates/domain/ledger.ts'
import { nextMonth } from '#src/features/affiliates/domain/payout-calendar.ts'
import {
  book,
  type CommissionRow,
  lockCommission,
  markRecovered,
  moveCommission,
} from '#src/features/affiliates/ledger/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { BankLine } from './camt053.ts'
import * as repo from './repo.ts'

/** What happens to a payout inside a transaction: taken in, settled, given back; and what a line of a bank statement does to it. */

/** Applies a line of a statement; undefined when it was read before. */
export async function applyLine(tx: Database, line: BankLine): Promise<repo.BankLineRow | undefined> {
  const found = line.endToEndId ? await repo.payoutByKey(tx, line.endToEndId) : undefined
  const locked = found && (await repo.lockPayout(tx, found.id))
  const outcome = outcomeOf(line, locked)
  const row = {
    reference: line.reference,
    payoutKey: locked?.key ?? null,
    amountCents: line.amountCents,
    bookedOn: line.bookedOn,
    outcome,
  }
  if (!(await repo.insertBankLine(tx, row))) return undefined
  if (locked && outcome === 'paid') await settle(tx, locked.id, new Date(`${line.bookedOn}T12:00:00Z`), line.reference)
  if (locked && outcome === 'returned') await giveBack(tx, locked, line.reference)
  if (locked) await closeRun(tx, locked.runId)
  return row
}

function outcomeOf(line: BankLine, row: repo.PayoutRow | undefined): repo.BankLineRow['outcome'] {
  if (!row) return 'unknown'
  if (row.transferCents !== line.amountCents) return 'amount-differs'
  if (line.isCredit) return row.state === 'in-payout' ? 'returned' : 'unknown'
  return row.state === 'in-payout' ? 'paid' : 'paid-before'
}

/** Moves what a payout pays into it, and books what it recovers. */
export async function takeIn(tx: Database, payoutId: string, month: string, items: CommissionRow[], actor: string) {
  const because = `payout of ${nextMonth(month)}`
  const debts = items.filter(({ state }) => state === 'clawed-back')
  for (const item of items.filter(({ state }) => state === 'approved'))
    await moveCommission(tx, item, 'in-payout', { actor, because, payoutId })
  for (const { id, affiliateId, amountCents } of debts)
    await book(
      tx,
      {
        key: `recovered:${payoutId}:${id}`,
        kind: 'recovered',
        affiliateId,
        commissionId: id,
        payoutId,
        actor,
        because,
      },
      recoveryEntries(amountCents),
    )
  await markRecovered(
    tx,
    debts.map(({ id }) => id),
    payoutId,
  )
}

/** Books a payout as paid; nothing when it is no longer on its way. */
export async function settle(tx: Database, payoutId: string, at: Date, by: string): Promise<void> {
  const row = await repo.lockPayout(tx, payoutId)
  if (row?.state !== 'in-payout') return
  const { affiliateId } = row
  await book(
    tx,
    { key: `paid:${row.key}`, kind: 'paid', affiliateId, payoutId, actor: by, because: 'transfer left the bank' },
    payoutEntries(row),
  )
  for (const { commissionId, amountCents } of await repo.itemsOf(tx, [payoutId])) {
    const item = amountCents > 0 ? await lockCommission(tx, commissionId) : undefined
    if (item) await moveCommission(tx, item, 'paid', { actor: by, because: 'paid', payoutId })
  }
  await repo.setPayout(tx, payoutId, { state: 'paid', paidAt: at, paidBy: by })
}

/** A transfer that came back: its commissions are approved again and wait for the next run. */
async function giveBack(tx: Database, row: repo.PayoutRow, by: string): Promise<void> {
  const because = 'the transfer came back'
  const debts: string[] = []
  for (const { commissionId, amountCents } of await repo.itemsOf(tx, [row.id])) {
    const item = await lockCommission(tx, commissionId)
    if (!item) continue
    if (amountCents > 0) await moveCommission(tx, item, 'approved', { actor: by, because, payoutId: row.id })
    else {
      debts.push(commissionId)
      await book(
        tx,
        {
          key: `unrecovered:${row.id}:${commissionId}`,
          kind: 'recovered',
          affiliateId: row.affiliateId,
          commissionId,
          payoutId: row.id,
          actor: by,
          because,
        },
        recoveryEntries(amountCents),
      )
    }
  }
  await markRecovered(tx, debts, null)
  await repo.setPayout(tx, row.id, { state: 'returned', paidBy: by })
}

/** A run is paid when nothing of it is on its way any more. */
export async function closeRun(tx: Database, runId: string): Promise<void> {
  const [run, payouts] = [await repo.lockRun(tx, runId), await repo.payoutsOfRun(tx, runId)]
  if (run?.state === 'released' && payouts.every(({ state }) => state !== 'in-payout'))
    await repo.setRun(tx, runId, { state: 'paid' })
}
