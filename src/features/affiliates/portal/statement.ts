import type { Affiliates } from '#src/features/affiliates/affiliates.ts'
import { initialsOf } from '#src/features/affiliates/domain/attribution.ts'
import { findCommission } from '#src/features/affiliates/ledger/repo.ts'
import { itemsOf, payoutOf } from '#src/features/affiliates/payouts/repo.ts'
import { type StatementDocument, statementDocument } from '#src/features/affiliates/pdf/document.ts'
import { progressOf } from '#src/features/crm/public.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { townName } from './town-name.ts'

/** A partner's statement of a run. Problem: 404. */
export async function statementOf(
  a: Pick<Affiliates, 'db' | 'partners' | 'payouts' | 'business'>,
  runId: string,
  affiliateId: string,
): Promise<StatementDocument> {
  const db = a.db()
  const { run } = await a.payouts.find(runId)
  const row = await payoutOf(db, runId, affiliateId)
  if (!row) throw new Problem(404, 'not_found')
  const partner = await a.partners.find(affiliateId)
  const items = await itemsOf(db, [row.id])
  const commissions = await Promise.all(items.map(({ commissionId }) => findCommission(db, commissionId)))
  const leads = await progressOf(
    db,
    commissions.flatMap((one) => one?.leadId ?? []),
  )
  return statementDocument({
    language: partner.language,
    business: a.business,
    month: run.month,
    payoutDate: run.executionDate,
    partner: { name: row.holder, reference: partner.reference, taxAddress: partner.taxAddress },
    lines: items.flatMap(({ commissionId, amountCents }) => {
      const one = commissions.find((commission) => commission?.id === commissionId)
      if (!one) return []
      const lead = leads.get(one.leadId)
      return {
        paidOn: one.paidOn,
        kind: one.kind,
        tier: one.tier,
        initials: initialsOf(lead?.name ?? ''),
        town: townName(lead?.town ?? null),
        amountCents,
      }
    }),
    commissionCents: row.commissionCents,
    vatCents: row.vatCents,
    withheldCents: row.withheldCents,
    transferCents: row.transferCents,
    ibanLast4: row.ibanLast4,
    reference: row.key,
    state: row.state,
  })
}
