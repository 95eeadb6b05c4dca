import { randomUUID } from 'node:crypto'
import type { Services } from '#server/api.ts'
import { writeLeads } from '#server/crm/write-leads.ts'
import { commissionsOf } from '#src/features/affiliates/ledger/repo.ts'
import { decideCommission } from '#src/features/affiliates/ledger/service.ts'
import { insertApplications, type NewPartner } from '#src/features/affiliates/partners/repo.ts'
import { recordPayment } from '#src/features/crm/payments/service.ts'
import type { Actor } from '#src/features/crm/repo.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import type { Service, Town } from '#src/shared/domain/vocabulary.ts'
import { answerBy } from '#src/site/hours.ts'

const hourMillis = 3_600_000
const decisionHours = 24

/** Whom the sample partner brought: how long ago, and what the job cost once it was paid. */
const brought: readonly { number: number; town: Town; service: Service; daysAgo: number; paidEur?: number }[] = [
  { number: 901, town: 'marbella', service: 'solar', daysAgo: 80, paidEur: 14_200 },
  { number: 902, town: 'estepona', service: 'pool-heating', daysAgo: 70, paidEur: 3_900 },
  { number: 903, town: 'marbella', service: 'battery', daysAgo: 6 },
]

/** An approved partner with three people brought, two of them paid for, and an application whose clock runs. */
export async function samplePartners(
  { gate: { db }, affiliates, paymentListeners }: Services,
  staff: readonly Actor[],
  now: Date,
): Promise<void> {
  const [office, , , manager] = staff
  if (!office || !manager) return
  const before = (hours: number) => new Date(now.getTime() - hours * hourMillis)
  const approved = application('A-SAMPLE-14', 'Sample estate agency', 'estate-agent', before(90 * 24))
  const waiting = application('A-SAMPLE-31', 'Sample pool company', 'pool-company', before(20))
  await insertApplications(db, [approved, waiting])
  const partner = await affiliates.partners.decide(approved.id, { approve: true, reason: '' }, manager.name)
  for (const one of brought) {
    const id = randomUUID()
    const at = before(one.daysAgo * 24)
    await db.transaction(async (tx) => {
      await writeLeads(tx, [
        {
          id,
          reference: `SAMPLE-${String(one.number).padStart(4, '0')}`,
          kind: 'enquiry',
          name: `Sample ${String(one.number).padStart(4, '0')}`,
          email: `sample-${one.number}@example.com`,
          phone: `+346000009${String(one.number).slice(1)}`,
          language: 'en',
          source: '/api/contact',
          town: one.town,
          service: one.service,
          partnerCode: partner.code,
          consentTextVersion: 'sample',
          createdAt: at,
          answerBy: answerBy(at),
          firstTouchAt: new Date(at.getTime() + hourMillis),
        },
      ])
      if (one.paidEur !== undefined) {
        const paid = { service: one.service, amountEur: one.paidEur, paidAt: madridDate(before(40 * 24)) }
        await recordPayment(tx, id, paid, office, paymentListeners)
      }
    })
  }
  const [first] = await commissionsOf(db, partner.id)
  if (first) await db.transaction((tx) => decideCommission(tx, first.id, { approve: true, reason: '' }, manager.name))
}

function application(
  reference: string,
  businessName: string,
  businessType: NewPartner['businessType'],
  appliedAt: Date,
): NewPartner & { id: string } {
  const name = reference.toLowerCase()
  return {
    id: randomUUID(),
    reference,
    language: 'en',
    businessName,
    businessType,
    contactName: `${businessName} (sample)`,
    email: `${name}@example.com`,
    phone: `+34600000${reference.slice(-2)}0`,
    businessDescription: 'Sample application: we look after homes of owners who live abroad.',
    consentTextVersion: 'sample',
    appliedAt,
    decisionBy: new Date(appliedAt.getTime() + decisionHours * hourMillis),
  }
}
