import { findLead, type PaymentListener } from '#src/features/crm/public.ts'
import type { NewMail, Outbox } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { services } from '#src/shared/domain/vocabulary.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Jobs } from '#src/shared/jobs/jobs.ts'
import type { ReviewList, StaffInvitation } from './contract.ts'
import { invitationDays } from './domain/review.ts'
import type { ReviewLinks } from './links.ts'
import * as repo from './repo.ts'

/** Who is asked for a review: everybody whose job is paid, in the transaction that records the payment, and nobody else. */

export const inviteAfterPayment: PaymentListener = async (tx, { leadId, service, paidAt }) => {
  await repo.insertInvitations(
    tx,
    invitationDays(paidAt).map((one) => ({ leadId, service, ...one })),
  )
}

export const invitationTemplate = 'review-invitation'
const everySeconds = 30
const mostAtOnce = 50

/** Queues the mails of invitations that are due; who has no e-mail is left to staff, who find the link in their list. Gives how many were looked at. */
export function queueDueInvitations(db: Database, outbox: Pick<Outbox, 'add'>, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await repo.dueInvitations(tx, now, mostAtOnce)
    const mails: NewMail[] = []
    for (const { id, leadId } of due) {
      const lead = await findLead(tx, leadId)
      if (!lead?.email || lead.erasedAt) continue
      const { language, email } = lead
      mails.push({ leadId, template: invitationTemplate, language, toAddress: email, payload: { invitationId: id } })
    }
    await outbox.add(tx, mails)
    await repo.markSent(
      tx,
      due.map(({ id }) => id),
      now,
    )
    return due.length
  })
}

export function startInvitations(
  jobs: Pick<Jobs, 'every'>,
  o: { db: () => Database; outbox: Pick<Outbox, 'add'>; now: () => Date },
): void {
  jobs.every(everySeconds, 'review invitations', async () => {
    while ((await queueDueInvitations(o.db(), o.outbox, o.now())) === mostAtOnce);
  })
}

/** The link for a paid lead, made now when its payment was recorded before there were invitations. Problems: 404 not_found; 409 not_paid. */
export async function invitationFor(
  db: Database,
  lead: { id: string; stage: string; service: string | null } | undefined,
  links: ReviewLinks,
  language: 'en' | 'es',
  now: Date,
): Promise<string> {
  if (!lead) throw new Problem(404, 'not_found')
  if (!['paid', 'aftercare'].includes(lead.stage)) throw new Problem(409, 'not_paid')
  const service = services.find((one) => one === lead.service) ?? null
  const days = invitationDays(now).map((one) => ({ leadId: lead.id, service, ...one }))
  await repo.insertInvitations(db, days)
  const open = (await repo.invitationsOfLead(db, lead.id)).find(({ expiresAt }) => expiresAt > now)
  if (!open) throw new Problem(409, 'review_over')
  return links.url(open, language)
}

/** What staff see: every review, and who was asked and has not answered. */
export async function reviewListOf(db: Database, links: ReviewLinks, now: Date): Promise<ReviewList> {
  const [written, open] = await Promise.all([repo.listReviews(db), repo.openInvitations(db, now)])
  const leadIds = [
    ...new Set([...written.map(({ invitation }) => invitation.leadId), ...open.map((one) => one.leadId)]),
  ]
  const leads = new Map((await Promise.all(leadIds.map((id) => findLead(db, id)))).map((lead) => [lead?.id, lead]))
  const invitations = open.flatMap((one): StaffInvitation[] => {
    const lead = leads.get(one.leadId)
    if (!lead || lead.erasedAt) return []
    return [
      {
        id: one.id,
        leadId: one.leadId,
        reference: lead.reference,
        name: lead.name,
        kind: one.kind,
        dueAt: one.dueAt.toISOString(),
        sentAt: one.sentAt?.toISOString() ?? null,
        expiresAt: one.expiresAt.toISOString(),
        hasEmail: lead.email !== null,
        url: links.url(one, lead.language),
      },
    ]
  })
  const reviews = written.map(({ review, invitation }) => ({
    ...review,
    leadId: invitation.leadId,
    reference: leads.get(invitation.leadId)?.reference ?? '',
    kind: invitation.kind,
    service: invitation.service,
    writtenAt: review.writtenAt.toISOString(),
  }))
  return { reviews, invitations }
}
