import type { z } from 'zod'
import type { AppealRow } from '#src/features/affiliates/attribution/repo.ts'
import type {
  appealOut,
  CommissionSummary,
  ledgerEntryOut,
  PayoutRunResponse,
  payoutOut,
} from '#src/features/affiliates/contract.ts'
import { type Balances, balancesOf, type Entry } from '#src/features/affiliates/domain/ledger.ts'
import type { CommissionRow, entriesOfPartner } from '#src/features/affiliates/ledger/repo.ts'
import type { PayoutRow, RunRow } from '#src/features/affiliates/payouts/repo.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'

/** Records as the API gives them: euros, instants as text, no account numbers. */

export const commissionOut = (row: CommissionRow): CommissionSummary => ({
  id: row.id,
  leadId: row.leadId,
  service: row.service,
  kind: row.kind,
  tier: row.tier,
  state: row.state,
  amountEur: eurFromCents(row.amountCents),
  baseEur: eurFromCents(row.baseCents),
  bonusEur: eurFromCents(row.bonusCents),
  paidOn: row.paidOn,
  because: row.because,
  flags: row.flags,
})

export function balancesOut(entries: readonly Entry[]) {
  const { pendingCents, approvedCents, inPayoutCents, paidCents }: Balances = balancesOf(entries)
  return {
    pending: eurFromCents(pendingCents),
    approved: eurFromCents(approvedCents),
    inPayout: eurFromCents(inPayoutCents),
    paid: eurFromCents(paidCents),
  }
}

type LedgerRow = Awaited<ReturnType<typeof entriesOfPartner>>[number]
export const entryOut = (row: LedgerRow): z.infer<typeof ledgerEntryOut> => ({
  at: row.at.toISOString(),
  kind: row.kind,
  account: row.account,
  amountEur: eurFromCents(row.amountCents),
  commissionId: row.commissionId,
  payoutId: row.payoutId,
  because: row.because,
})

const onePayout = (row: PayoutRow): z.infer<typeof payoutOut> => ({
  id: row.id,
  affiliateId: row.affiliateId,
  state: row.state,
  amountEur: eurFromCents(row.transferCents),
  commissionEur: eurFromCents(row.commissionCents),
  vatEur: eurFromCents(row.vatCents),
  withheldEur: eurFromCents(row.withheldCents),
  holder: row.holder,
  ibanLast4: row.ibanLast4,
  paidAt: row.paidAt?.toISOString() ?? null,
  paidBy: row.paidBy,
})

export const runHead = (run: RunRow) => ({
  id: run.id,
  month: run.month,
  payoutDate: run.payoutDate,
  executionDate: run.executionDate,
  state: run.state,
  madeBy: run.madeBy,
  madeAt: run.madeAt.toISOString(),
  releasedBy: run.releasedBy,
  releasedAt: run.releasedAt?.toISOString() ?? null,
  isByOne: run.isByOne,
  totalEur: eurFromCents(run.totalCents),
})

export function runOut({ run, payouts }: { run: RunRow; payouts: readonly PayoutRow[] }): PayoutRunResponse {
  const waiting = (rows: RunRow['held']) =>
    rows.map(({ affiliateId, amountCents, because }) => ({
      affiliateId,
      because,
      amountEur: eurFromCents(amountCents),
    }))
  return {
    ...runHead(run),
    payouts: payouts.map(onePayout),
    held: waiting(run.held),
    belowMinimum: waiting(run.belowMinimum),
  }
}

export const appealRowOut = (row: AppealRow, partner: string | null): z.infer<typeof appealOut> => ({
  id: row.id,
  affiliateId: row.affiliateId,
  partner,
  commissionId: row.commissionId,
  leadId: row.leadId,
  words: row.words,
  askedAt: row.askedAt.toISOString(),
  answerBy: row.answerBy.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answer: row.answer,
  outcome: row.outcome,
})
