import { createHash, type KeyObject, randomUUID } from 'node:crypto'
import { type HeldBack, type PayablePartner, partnerPayout } from '#src/features/affiliates/domain/payout.ts'
import { endOfMonth, executionDate, isOver, payoutDateOf } from '#src/features/affiliates/domain/payout-calendar.ts'
import { rulesOn } from '#src/features/affiliates/domain/rules.ts'
import { type CommissionRow, lockPayable, payableCents } from '#src/features/affiliates/ledger/repo.ts'
import { type PartnerRow, partnersByIds, sharedAccounts } from '#src/features/affiliates/partners/repo.ts'
import { rulesIn } from '#src/features/affiliates/rules-in-force.ts'
import { seal, unseal } from '#src/shared/crypto/seal.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { readStatement } from './camt053.ts'
import { type CreditTransferFile, paymentFile } from './pain001.ts'
import * as repo from './repo.ts'
import { applyLine, closeRun, settle, takeIn } from './settlement.ts'

export interface Actor {
  id: string
  name: string
}

export interface MadeRun {
  run: repo.RunRow
  payouts: repo.PayoutRow[]
}

interface Options {
  db: () => Database
  ibanKey: KeyObject
  /** How many people may make and release a payout run. */
  countReleasers: (db: Database) => Promise<number>
  debtor: () => CreditTransferFile['debtor']
}

/** Payout runs: one a month, made from what is approved, released by a second person where there is one, paid when the bank says so. */
export class Payouts {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  /**
   * The run of a month, made once however often and by however many it is asked for at the same time; `isNew` for the one who made it. Problem: 409
   * month_not_over.
   */
  async make(month: string, actor: Actor, now: Date): Promise<MadeRun & { isNew: boolean }> {
    if (!isOver(month, now)) throw new Problem(409, 'month_not_over')
    const made = await this.#o.db().transaction((tx) => this.#make(tx, month, actor, now))
    const run = made ?? (await repo.runOfMonth(this.#o.db(), month))
    if (!run) throw new Error(`the run of ${month} is gone`)
    return { ...(await this.#withPayouts(run)), isNew: made !== undefined }
  }

  async #make(tx: Database, month: string, actor: Actor, now: Date): Promise<repo.RunRow | undefined> {
    const id = randomUUID()
    const isByOne = (await this.#o.countReleasers(tx)) < 2
    // The second to come waits here, and finds the run.
    await repo.lockMonth(tx, month)
    if (await repo.runOfMonth(tx, month)) return undefined
    const { payouts, held, belowMinimum } = await this.#decide(tx, id, month, now)
    const run = await repo.insertRun(tx, {
      id,
      month,
      payoutDate: payoutDateOf(month),
      executionDate: executionDate(month, now),
      state: isByOne ? 'released' : 'made',
      madeAt: now,
      madeById: actor.id,
      madeBy: actor.name,
      ...(isByOne ? { releasedAt: now, releasedBy: actor.name } : {}),
      isByOne,
      totalCents: payouts.reduce((sum, { row }) => sum + row.transferCents, 0),
      held,
      belowMinimum,
    })
    if (!run) return undefined
    await repo.insertPayouts(
      tx,
      payouts.map(({ row }) => row),
      payouts.flatMap(({ row, items }) =>
        items.map((item) => ({ payoutId: row.id, commissionId: item.id, amountCents: payableCents(item) })),
      ),
    )
    await takeIn(
      tx,
      month,
      payouts.map(({ row, items }) => ({ id: row.id, items })),
      actor.name,
    )
    return run
  }

  async #decide(tx: Database, runId: string, month: string, now: Date) {
    const payable = await lockPayable(tx, madridDate(endOfMonth(month)))
    const byPartner = Map.groupBy(payable, ({ affiliateId }) => affiliateId)
    const partners = await partnersByIds(tx, [...byPartner.keys()])
    const shared = await sharedAccounts(
      tx,
      [...partners.values()].flatMap(({ ibanHash }) => ibanHash ?? []),
    )
    const rules = rulesOn(await rulesIn(tx), madridDate(now))
    const payouts: { row: repo.PayoutRow; items: CommissionRow[] }[] = []
    const [held, belowMinimum]: [HeldBack[], HeldBack[]] = [[], []]
    for (const [affiliateId, items] of byPartner) {
      const partner = partners.get(affiliateId)
      if (!partner) throw new Error(`commission of no partner: ${affiliateId}`)
      // Debts alone are no payout: they wait for commission.
      if (!items.some((item) => payableCents(item) > 0)) continue
      const decided = partnerPayout(payableOf(partner, items, shared), rules)
      if (!decided) continue
      if ('held' in decided) {
        const list = decided.held.because === 'below-minimum' ? belowMinimum : held
        list.push(decided.held)
        continue
      }
      if (partner.iban === null || partner.ibanLast4 === null) throw new Error('a payout without an account')
      const key = payoutKey(month, affiliateId, items)
      payouts.push({
        items,
        row: {
          id: randomUUID(),
          runId,
          affiliateId,
          key,
          state: 'in-payout',
          ...decided.pay,
          taxKind: decided.taxKind,
          holder: partner.businessName,
          // Sealed anew: two rows of one account cannot be seen to be so in the database.
          iban: seal(this.#o.ibanKey, unseal(this.#o.ibanKey, partner.iban)),
          ibanLast4: partner.ibanLast4,
          paidAt: null,
          paidBy: null,
        },
      })
    }
    return { payouts, held, belowMinimum }
  }

  /** Problem: 404. */
  async find(id: string): Promise<MadeRun> {
    const run = await repo.findRun(this.#o.db(), id)
    if (!run) throw new Problem(404, 'not_found')
    return this.#withPayouts(run)
  }

  list(): Promise<repo.RunRow[]> {
    return repo.listRuns(this.#o.db())
  }

  async #withPayouts(run: repo.RunRow): Promise<MadeRun> {
    return { run, payouts: await repo.payoutsOfRun(this.#o.db(), run.id) }
  }

  /** A second person lets the run go to the bank. Problems: 404; 409 release_needed for the one who made it while there is another. */
  async release(id: string, actor: Actor, now: Date): Promise<MadeRun> {
    await this.#o.db().transaction(async (tx) => {
      const run = await repo.lockRun(tx, id)
      if (!run) throw new Problem(404, 'not_found')
      if (run.state !== 'made') return
      const isByOne = run.madeById === actor.id
      if (isByOne && (await this.#o.countReleasers(tx)) > 1) throw new Problem(409, 'release_needed')
      await repo.setRun(tx, id, { state: 'released', releasedAt: now, releasedBy: actor.name, isByOne })
    })
    return this.find(id)
  }

  /** The SEPA credit transfers of a released run. Problems: 404, also for a run that pays nobody; 409 release_needed. */
  async paymentFile(id: string): Promise<string> {
    const { run, payouts } = await this.find(id)
    if (run.state === 'made') throw new Problem(409, 'release_needed')
    const transfers = payouts.filter(({ state }) => state !== 'returned')
    if (transfers.length === 0) throw new Problem(404, 'not_found')
    return paymentFile({
      runId: run.id,
      month: run.month,
      // The run's own time: asked twice, the file is the same to the last byte.
      createdAt: run.releasedAt ?? run.madeAt,
      executionDate: run.executionDate,
      debtor: this.#o.debtor(),
      transfers: transfers.map(({ key, transferCents, holder, iban }) => ({
        key,
        amountCents: transferCents,
        creditor: { name: holder, iban: unseal(this.#o.ibanKey, iban).toString('utf8') },
      })),
    })
  }

  /** Marks a run's transfers, or some of them, as paid by hand. Said twice it is booked once. Problems: 404; 409 release_needed. */
  async markPaid(id: string, o: { payoutIds?: string[] | undefined; at: Date; by: string }): Promise<MadeRun> {
    await this.#o.db().transaction(async (tx) => {
      const run = await repo.lockRun(tx, id)
      if (!run) throw new Problem(404, 'not_found')
      if (run.state === 'made') throw new Problem(409, 'release_needed')
      const payouts = await repo.payoutsOfRun(tx, id)
      const wanted = o.payoutIds ? payouts.filter((one) => o.payoutIds?.includes(one.id)) : payouts
      if (o.payoutIds && wanted.length !== new Set(o.payoutIds).size) throw new Problem(404, 'not_found')
      for (const one of wanted) await settle(tx, one.id, o.at, o.by)
      await closeRun(tx, id)
    })
    return this.find(id)
  }

  /**
   * Reads a bank statement (camt.053): transfers that left are marked as paid, transfers that came back return to what is approved. A line read before
   * changes nothing. Problem: 422 not_a_statement.
   */
  async readBankStatement(xml: string): Promise<repo.BankLineRow[]> {
    const lines = readStatement(xml)
    if (!lines) throw new Problem(422, 'not_a_statement')
    const done: repo.BankLineRow[] = []
    for (const line of lines) {
      const row = await this.#o.db().transaction((tx) => applyLine(tx, line))
      if (row) done.push(row)
    }
    return done
  }
}

function payableOf(partner: PartnerRow, items: readonly CommissionRow[], shared: ReadonlySet<string>): PayablePartner {
  return {
    affiliateId: partner.id,
    items: items.map((item) => ({ commissionId: item.id, amountCents: payableCents(item) })),
    taxKind: partner.taxKind,
    hasTaxNumber: partner.taxNumber !== null,
    hasIban: partner.iban !== null,
    sharesIban: partner.ibanHash !== null && shared.has(partner.ibanHash),
    isPaused: partner.state === 'paused',
  }
}

/** The same partner, month and commissions have the same key, and nothing else has: 35 characters at most, as the bank's reference wants it. */
function payoutKey(month: string, affiliateId: string, items: readonly CommissionRow[]): string {
  const content = items.map((item) => `${item.id}:${item.version}:${item.state}:${payableCents(item)}`).sort()
  const hash = createHash('sha256')
    .update([month, affiliateId, ...content].join('\n'))
    .digest('hex')
  return `P${month.replace('-', '')}${hash.slice(0, 24).toUpperCase()}`
}
