import { addAttributionEvent, attributionOfLead } from '#src/features/affiliates/attribution/repo.ts'
import { earns } from '#src/features/affiliates/domain/attribution.ts'
import { commissionOf, jobsInWindow, tierOf } from '#src/features/affiliates/domain/commission.ts'
import { rulesOn } from '#src/features/affiliates/domain/rules.ts'
import { lockPartner } from '#src/features/affiliates/partners/repo.ts'
import { rulesIn } from '#src/features/affiliates/rules-in-force.ts'
import { acceptedAt, type PaymentListener } from '#src/features/crm/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { flagsOf } from './flags.ts'
import * as repo from './repo.ts'

/**
 * Hears of each payment: a job of a partner's lead earns its commission once, when its registration still protected it, by the rules of the day on
 * which the person was registered and the tier of the day on which the customer paid.
 */
export const earnCommission: PaymentListener = async (tx, { leadId, service, amountCents, paidAt }) => {
  const from = await attributionOfLead(tx, leadId)
  if (!from) return
  const { id: attributionId, affiliateId, registeredAt, protectedUntil, flags } = from
  const event = { at: new Date(), affiliateId, attributionId, leadId, actor: null }
  if (!earns({ protectedUntil, acceptedAt: await acceptedAt(tx, leadId) }, paidAt)) {
    await addAttributionEvent(tx, { ...event, kind: 'expired', because: 'paid after the protection had ended' })
    return
  }
  // Two jobs of one partner at once: the second counts the first towards the tier.
  const partner = await lockPartner(tx, affiliateId)
  if (!partner) throw new Error(`attributed to no partner: ${affiliateId}`)
  const sets = await rulesIn(tx)
  const paidOn = madridDate(paidAt)
  const rules = rulesOn(sets, madridDate(registeredAt))
  const jobs = [...(await repo.jobDays(tx, affiliateId)), paidOn]
  const tier = tierOf(rulesOn(sets, paidOn), jobsInWindow(rulesOn(sets, paidOn), jobs, paidOn))
  const { kind, baseCents, bonusCents, amountCents: earned } = commissionOf(rules, service, amountCents, tier)
  const made = await repo.insertCommission(tx, {
    affiliateId,
    leadId,
    service,
    kind,
    tier,
    contractCents: amountCents,
    baseCents,
    bonusCents,
    amountCents: earned,
    rulesFrom: rules.validFrom,
    paidOn,
    because: 'job completed and paid',
    flags: await flagsOf(tx, partner, leadId, flags),
  })
  await addAttributionEvent(
    tx,
    made
      ? { ...event, kind: 'earned', because: 'job completed and paid' }
      : { ...event, kind: 'paid-again', because: 'a job earns one commission' },
  )
}

/**
 * Staff approve or reject a commission; a rejection has a reason that the partner reads. Said again it changes nothing. Problems: 404; 409
 * step_not_possible; 422 reason_required is the contract's.
 */
export async function decideCommission(
  tx: Database,
  id: string,
  decision: { approve: boolean; reason: string },
  actor: string,
): Promise<repo.CommissionRow> {
  const row = await repo.lockCommission(tx, id)
  if (!row) throw new Problem(404, 'not_found')
  const to = decision.approve ? 'approved' : 'rejected'
  if (row.state === to) return row
  const isPossible = row.state === 'pending' || (to === 'rejected' && row.state === 'approved')
  if (!isPossible) throw new Problem(409, 'step_not_possible')
  return repo.moveCommission(tx, row, to, { actor, because: decision.reason || 'checked by staff' })
}

/** Approves what waits without a flag: staff look at the flagged ones only. Gives how many. */
export async function approveUnflagged(tx: Database, actor: string): Promise<number> {
  const rows = await repo.lockUnflagged(tx)
  for (const row of rows) await repo.moveCommission(tx, row, 'approved', { actor, because: 'checked, nothing flagged' })
  return rows.length
}

/** Takes a commission back because the customer was given their money back. Problems: 404; 409 step_not_possible while a transfer is on its way. */
export async function clawBack(tx: Database, id: string, reason: string, actor: string): Promise<repo.CommissionRow> {
  const row = await repo.lockCommission(tx, id)
  if (!row) throw new Problem(404, 'not_found')
  if (row.state === 'clawed-back') return row
  if (!['pending', 'approved', 'paid'].includes(row.state)) throw new Problem(409, 'step_not_possible')
  return repo.moveCommission(tx, row, 'clawed-back', { actor, because: reason })
}
