import type { Affiliates } from '#src/features/affiliates/affiliates.ts'
import { balancesOut } from '#src/features/affiliates/api/out.ts'
import {
  type AppealRow,
  type AttributionRow,
  listAppeals,
  referralsOf,
} from '#src/features/affiliates/attribution/repo.ts'
import { daysLeft, initialsOf, isProtected, stopOf } from '#src/features/affiliates/domain/attribution.ts'
import { jobsInWindow, rangeOf, tierOf } from '#src/features/affiliates/domain/commission.ts'
import { nextPayout } from '#src/features/affiliates/domain/payout-calendar.ts'
import { type RuleSet, rulesOn, type TierId, tierIds } from '#src/features/affiliates/domain/rules.ts'
import {
  accountSums,
  type CommissionRow,
  commissionsOf,
  isOpenRecovery,
  jobDays,
  payableCents,
} from '#src/features/affiliates/ledger/repo.ts'
import { clicksOf, type PartnerRow } from '#src/features/affiliates/partners/repo.ts'
import { payoutsOfPartner } from '#src/features/affiliates/payouts/repo.ts'
import type { Portal, Referral } from '#src/features/affiliates/portal-contract.ts'
import { rulesToOut } from '#src/features/affiliates/rules/contract.ts'
import { rulesIn } from '#src/features/affiliates/rules-in-force.ts'
import { type LeadProgress, progressOf } from '#src/features/crm/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'
import { services } from '#src/shared/domain/vocabulary.ts'
import { qrRows } from '#src/shared/qr/qr-rows.ts'

const mostReferrals = 300
const clickDays = 30

/** Everything a partner's portal shows, at `now`. */
export async function portalOf(
  a: Pick<Affiliates, 'db' | 'partners'>,
  partner: PartnerRow,
  now: Date,
): Promise<Portal> {
  const db = a.db()
  const today = madridDate(now)
  const sets = await rulesIn(db)
  const rules = rulesOn(sets, today)
  const [sums, commissions, days, referred, appeals, payouts, clicks] = await Promise.all([
    accountSums(db, partner.id),
    commissionsOf(db, partner.id),
    jobDays(db, partner.id),
    referralsOf(db, partner.id, mostReferrals),
    listAppeals(db, partner.id),
    payoutsOfPartner(db, partner.id),
    clicksOf(db, partner.id, addDays(today, -clickDays)),
  ])
  const progress = await progressOf(
    db,
    referred.flatMap(({ leadId }) => leadId ?? []),
  )
  const jobs = jobsInWindow(rules, days, today)
  const tier = tierOf(rules, jobs)
  const referrals = referred.map(({ attribution, leadId }) =>
    referralOut(
      attribution,
      leadId ? progress.get(leadId) : undefined,
      commissions.find((one) => one.leadId === leadId),
      appeals,
      { now, tier, rules: rulesOn(sets, madridDate(attribution.registeredAt)) },
    ),
  )
  const balancesEur = balancesOut(sums)
  const next = nextPayout(now)
  const code = partner.code ?? ''
  const link = a.partners.linkOf(code)
  const likely = referrals.flatMap(({ likelyEur }) => likelyEur ?? [])
  return {
    id: partner.id,
    state: partner.state === 'paused' ? 'paused' : 'approved',
    businessName: partner.businessName,
    contactName: partner.contactName,
    language: partner.language,
    code,
    link,
    qr: qrRows(link),
    now: now.toISOString(),
    nextPayout: { ...next, amountEur: nextAmountEur(commissions, payouts, next.month) },
    balancesEur,
    likelyEur: {
      least: likely.reduce((sum, { least }) => sum + least, 0),
      most: likely.reduce((sum, { most }) => sum + most, 0),
    },
    minimumEur: eurFromCents(rules.minimumPayoutCents),
    rules: rulesToOut(rules),
    tier: { id: tier, bonusPercent: rules.tiers[tier].bonusPercent, jobs, next: nextTier(rules, tier) },
    clicks: { days30: clicks.reduce((sum, { count }) => sum + count, 0) },
    referrals,
    statements: payouts.map(({ payout, run }) => ({
      runId: run.id,
      month: run.month,
      payoutDate: run.payoutDate,
      state: payout.state,
      amountEur: eurFromCents(payout.transferCents),
    })),
    profile: {
      email: partner.email,
      phone: partner.phone,
      website: partner.website,
      businessDescription: partner.businessDescription,
      monthlyReferrals: partner.monthlyReferrals,
      channels: partner.channels,
      taxKind: partner.taxKind,
      hasTaxNumber: partner.taxNumber !== null,
      taxAddress: partner.taxAddress,
      ibanLast4: partner.ibanLast4,
      hasPassword: partner.passwordHash !== null,
    },
  }
}

/** What the next payout brings: its transfer when the run is made, else what is approved of jobs up to its month. */
function nextAmountEur(
  commissions: readonly CommissionRow[],
  payouts: Awaited<ReturnType<typeof payoutsOfPartner>>,
  month: string,
): number {
  const made = payouts.find(({ run, payout }) => run.month === month && payout.state === 'in-payout')
  if (made) return eurFromCents(made.payout.transferCents)
  const due = commissions.filter(({ state, paidOn }) => state === 'approved' && paidOn.slice(0, 7) <= month)
  const dueCents = [...due, ...commissions.filter(isOpenRecovery)].reduce((sum, row) => sum + payableCents(row), 0)
  return eurFromCents(Math.max(0, dueCents))
}

function nextTier(rules: RuleSet, tier: TierId): Portal['tier']['next'] {
  const id = tierIds[tierIds.indexOf(tier) + 1]
  return id ? { id, ...rules.tiers[id] } : null
}

function referralOut(
  from: AttributionRow,
  lead: LeadProgress | undefined,
  commission: CommissionRow | undefined,
  appeals: readonly AppealRow[],
  { now, tier, rules }: { now: Date; tier: TierId; rules: RuleSet },
): Referral {
  const signedAt = lead?.reachedAt.get('accepted') ?? null
  const isForGood = commission !== undefined || (signedAt !== null && signedAt < from.protectedUntil)
  const stop = lead && lead.erasedAt === null ? (stopOf(lead.stage) ?? null) : null
  const service = services.find((one) => one === lead?.service)
  const standing =
    from.endedAt === null && isProtected({ protectedUntil: from.protectedUntil, isAccepted: isForGood }, now)
  const isOpen = !commission && stop !== null && standing
  const range = rangeOf(rules, rules.kindOf[service ?? 'other'], tier)
  const appeal = commission && appeals.find(({ commissionId }) => commissionId === commission.id)
  return {
    leadId: lead?.id ?? null,
    initials: initialsOf(lead?.name ?? ''),
    service: lead?.service ?? null,
    town: lead?.town ?? null,
    registeredAt: from.registeredAt.toISOString(),
    protectedUntil: (from.endedAt ?? from.protectedUntil).toISOString(),
    daysLeft: from.endedAt ? 0 : daysLeft(from.protectedUntil, now),
    isForGood,
    stop: commission ? 'paid' : stop,
    // The customer's day of payment, whenever it was written down.
    stopAt: (commission ? madridInstant(commission.paidOn, 0) : stopAt(lead))?.toISOString() ?? null,
    commission: commission
      ? {
          id: commission.id,
          state: commission.state,
          amountEur: eurFromCents(commission.amountCents),
          because: commission.because,
          appeal: appeal
            ? { answerBy: appeal.answerBy.toISOString(), answer: appeal.answer, outcome: appeal.outcome }
            : null,
        }
      : null,
    likelyEur: isOpen ? { least: eurFromCents(range.leastCents), most: eurFromCents(range.mostCents) } : null,
  }
}

function stopAt(lead: LeadProgress | undefined): Date | undefined {
  if (!lead) return undefined
  return lead.reachedAt.get(lead.stage) ?? lead.createdAt
}
