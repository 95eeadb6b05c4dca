import { sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { Cents } from '#src/shared/domain/money.ts'

/** What the books say against what commissions and payouts say. */
export interface LedgerCheck {
  entries: number
  debitCents: Cents
  creditCents: Cents
  differenceCents: Cents
  mismatches: Mismatch[]
}

export interface Mismatch {
  what: 'transaction' | 'pending' | 'approved' | 'in-payout' | 'paid' | 'payout-items' | 'statement'
  /** Of the partner, the transaction or the payout. */
  id: string
  booksCents: Cents
  recordsCents: Cents
}

interface Row {
  what: Mismatch['what']
  id: string
  books: unknown
  records: unknown
}

/**
 * Compares books, commissions, payouts and bank statements. Of a payout that a statement names, what left the bank less what came back has to be its
 * transfer while it is paid, and nothing otherwise (that it left may stand on a statement nobody has read yet): a wrong amount, a transfer made twice or a
 * return that was missed is named. Nothing is changed.
 */
export async function checkLedger(db: Database): Promise<LedgerCheck> {
  const totals = await rowsOf<{ n: unknown; debit: unknown; credit: unknown }>(
    db,
    sql`select count(*) n, coalesce(sum(amount_cents) filter (where amount_cents > 0), 0) debit,
      coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0) credit from ledger_entry`,
  )
  const unlike = await rowsOf<Row>(
    db,
    sql`
    with books as (
      select affiliate_id id, account what, -sum(amount_cents) cents from ledger_entry
      where account in ('pending', 'approved', 'in-payout', 'paid') group by 1, 2
    ), records as (
      select affiliate_id id, state what, amount_cents cents from commission where state in ('pending', 'approved')
      union all select affiliate_id, 'approved', -amount_cents from commission
        where state = 'clawed-back' and was_paid and recovered_by_payout_id is null
      union all select affiliate_id, 'approved', amount_cents from commission
        where state = 'clawed-back' and not was_paid and recovered_by_payout_id is not null
      union all select affiliate_id, state, commission_cents from payout where state in ('in-payout', 'paid')
    ), summed as (select id, what, sum(cents) cents from records group by 1, 2)
    select coalesce(b.what, r.what) what, coalesce(b.id, r.id)::text id, coalesce(b.cents, 0) books, coalesce(r.cents, 0) records
      from books b full join summed r on b.id = r.id and b.what = r.what
      where coalesce(b.cents, 0) <> coalesce(r.cents, 0)
    union all
    select 'transaction', transaction_id::text, sum(amount_cents), 0 from ledger_entry group by transaction_id having sum(amount_cents) <> 0
    union all
    select 'payout-items', p.id::text, coalesce(sum(i.amount_cents), 0), p.commission_cents
      from payout p left join payout_item i on i.payout_id = p.id
      group by p.id having coalesce(sum(i.amount_cents), 0) <> p.commission_cents
    union all
    select 'statement', p.id::text, case when p.state = 'paid' then p.transfer_cents else 0 end, s.cents
      from payout p join (
        select payout_key, sum(case when is_credit then -amount_cents else amount_cents end) cents
          from bank_line where payout_key is not null group by 1
      ) s on s.payout_key = p.key
      where case when p.state = 'returned' then s.cents > 0 else s.cents <> case when p.state = 'paid' then p.transfer_cents else 0 end end
    order by 1, 2 limit 200`,
  )
  const [total] = totals
  const [debitCents, creditCents] = [Number(total?.debit ?? 0), Number(total?.credit ?? 0)]
  return {
    entries: Number(total?.n ?? 0),
    debitCents,
    creditCents,
    differenceCents: debitCents - creditCents,
    mismatches: unlike.map(({ what, id, books, records }) => ({
      what,
      id,
      booksCents: Number(books),
      recordsCents: Number(records),
    })),
  }
}

/** Both drivers answer `execute` with `{rows}`; Drizzle's common type does not say so. */
async function rowsOf<T>(db: Database, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows
}
