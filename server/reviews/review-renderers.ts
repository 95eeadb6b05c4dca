import { findLead } from '#src/features/crm/public.ts'
import type { MailRenderer } from '#src/features/outbox/public.ts'
import {
  findInvitation,
  invitationTemplate,
  type ReviewLinks,
  reviewInvitationMail,
} from '#src/features/reviews/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { formatDate } from '#src/shared/i18n/format.ts'
import { business } from '#src/site/business.ts'

/** The mail that asks for a review, by template name. */
export function reviewRenderers(o: { db: () => Database; links: ReviewLinks }): Record<string, MailRenderer> {
  return {
    [invitationTemplate]: async ({ language, payload }) => {
      const invitation = await findInvitation(o.db(), String(payload.invitationId))
      const lead = invitation && (await findLead(o.db(), invitation.leadId))
      if (!invitation || !lead || lead.erasedAt) return undefined
      const words = reviewInvitationMail({
        kind: invitation.kind,
        language,
        name: lead.name,
        reference: lead.reference,
        url: o.links.url(invitation, language),
        until: formatDate(madridDate(invitation.expiresAt), language),
        business,
      })
      return { ...words, language }
    },
  }
}
