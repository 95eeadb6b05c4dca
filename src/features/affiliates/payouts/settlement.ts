import { payoutEntries, recoveryEntries, returnedEntries } from '#src/features/affiliates/domain/ledger.ts'
import { nextMonth } from '#src/features/affiliates/domain/payout-calendar.ts'
import {
  book,
  type CommissionRow,
  lockCommission,
  lockCommissions,
  moveCommission,
  moveCommissions,
  payableCents,
  type Recovery,
  setRecovery,
} from '#src/features/affiliates/ledger/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { BankLine } from './camt053.ts'
import * as repo from './repo.ts'

/** What happens to a payout inside a transaction: taken in, settled, given back; and what a line of a bank statement does to it. */

/** Applies a line of a statement; undefined when it was read before. */
export async function applyLine(tx: Database, line: BankLine): Promise<repo.BankLineRow | undefined> {
  const found = line.endToEndId ? await repo.payoutByKey(tx, line.endToEndId) : undefined
  // The run before its payouts, as everybody locks them.
  if (found) await repo.lockRun(tx, found.runId)
  const locked = found && (await repo.lockPayout(tx, found.id))
  const outcome = outcomeOf(line, locked)
  const row = {
    reference: line.reference,
    payoutKey: locked?.key ?? null,
    amountCents: line.amountCents,
    isCredit: line.isCredit,
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
  // Most transfers that come back do so days after they left.
  if (line.isCredit) return row.state === 'returned' ? 'unknown' : 'returned'
  return row.state === 'in-payout' ? 'paid' : 'paid-before'
}

/** Moves what the payouts of a run pay into them, and books what they recover. */
export async function takeIn(
  tx: Database,
  month: string,
  payouts: readonly { id: string; items: readonly CommissionRow[] }[],
  actor: string,
): Promise<void> {
  const because = `payout of ${nextMonth(month)}`
  const payoutIdOf = new Map(payouts.flatMap(({ id, items }) => items.map((item) => [item.id, id])))
  const payoutOf = ({ id }: CommissionRow) => {
    const payoutId = payoutIdOf.get(id)
    if (payoutId === undefined) throw new Error(`in no payout: ${id}`)
    return payoutId
  }
  const items = payouts.flatMap((one) => one.items)
  await moveCommissions(
    tx,
    items.filter(({ state }) => state === 'approved'),
    'in-payout',
    { actor, because, payoutOf },
  )
  for (const { id: payoutId, items: own } of payouts) {
    const clawedBack = own.filter(({ state }) => state === 'clawed-back')
    for (const row of clawedBack)
      await book(
        tx,
        {
          key: `recovered:${payoutId}:${row.id}`,
          kind: 'recovered',
          affiliateId: row.affiliateId,
          commissionId: row.id,
          payoutId,
          actor,
          because,
        },
        recoveryEntries(-payableCents(row)),
      )
    const [debts, credits] = [clawedBack.filter(({ wasPaid }) => wasPaid), clawedBack.filter(({ wasPaid }) => !wasPaid)]
    await setRecovery(tx, idsOf(debts), { wasPaid: true, recoveredByPayoutId: payoutId })
    await setRecovery(tx, idsOf(credits), { wasPaid: false, recoveredByPayoutId: null })
  }
}

const idsOf = (rows: readonly CommissionRow[]) => rows.map(({ id }) => id)

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
  const items = await repo.itemsOf(tx, [payoutId])
  const paid = await lockCommissions(
    tx,
    items.filter(({ amountCents }) => amountCents > 0).map(({ commissionId }) => commissionId),
  )
  const commissions = paid.filter(({ state }) => state === 'in-payout')
  await moveCommissions(tx, commissions, 'paid', { actor: by, because: 'paid', payoutOf: () => payoutId })
  await repo.setPayout(tx, payoutId, { state: 'paid', paidAt: at, paidBy: by })
}

/**
 * A transfer that came back, before or after it was booked as paid: its commissions are approved again and wait for the next run. What the payout had
 * recovered, or paid back of a recovery, is open again. A commission that was clawed back meanwhile is a debt no more: the partner no longer has what it was
 * for.
 */
async function giveBack(tx: Database, row: repo.PayoutRow, by: string): Promise<void> {
  const because = 'the transfer came back'
  const from = row.state === 'paid' ? 'paid' : 'in-payout'
  const about = { affiliateId: row.affiliateId, payoutId: row.id, actor: by, because }
  if (from === 'paid')
    await book(tx, { ...about, key: `returned:${row.key}`, kind: 'payout-returned' }, returnedEntries(row))
  for (const { commissionId, amountCents } of await repo.itemsOf(tx, [row.id])) {
    const item = await lockCommission(tx, commissionId)
    if (!item) continue
    if (item.state === 'clawed-back') {
      const key = `unrecovered:${row.id}:${commissionId}`
      await book(tx, { ...about, key, kind: 'recovered', commissionId }, recoveryEntries(amountCents, from))
      await setRecovery(tx, [commissionId], recoveryAfterReturn(item, row.id, amountCents))
    } else await moveCommission(tx, item, 'approved', { actor: by, because, payoutId: row.id })
  }
  await repo.setPayout(tx, row.id, { state: 'returned', paidBy: by })
}

/** Where a clawed-back commission stands once a payout that held it has come back. */
function recoveryAfterReturn(
  { wasPaid, recoveredByPayoutId }: Recovery,
  payoutId: string,
  amountCents: number,
): Recovery {
  // The payout had recovered it. Had that been paid back since, or was it about to be, then the partner had it after all, or has nothing to come.
  if (amountCents <= 0) return { wasPaid: wasPaid || recoveredByPayoutId === null, recoveredByPayoutId: null }
  // The payout had paid back what another recovered: it is to be paid back again.
  if (!wasPaid) return { wasPaid, recoveredByPayoutId: payoutId }
  // The payout was the one that had paid the commission itself. What another has recovered of it since is to be paid back.
  return recoveredByPayoutId === null
    ? { wasPaid, recoveredByPayoutId: payoutId }
    : { wasPaid: false, recoveredByPayoutId }
}

/** A run is paid when nothing of it is on its way any more. */
export async function closeRun(tx: Database, runId: string): Promise<void> {
  const [run, payouts] = [await repo.lockRun(tx, runId), await repo.payoutsOfRun(tx, runId)]
  if (run?.state === 'released' && payouts.every(({ state }) => state !== 'in-payout'))
    await repo.setRun(tx, runId, { state: 'paid' })
}
