import { findLead, findMessage, lateLeadsMail, letterMail, letterTemplate } from '#src/features/crm/public.ts'
import type { MailRenderer } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { business } from '#src/site/business.ts'

/** The letters of staff, and the notices of late answers to those in charge, by template name. */
export function letterRenderers({
  db,
  publicUrl,
}: {
  db: () => Database
  publicUrl: string
}): Record<string, MailRenderer> {
  return {
    [letterTemplate]: async (mail) => {
      const message = await findMessage(db(), String(mail.payload.messageId))
      const lead = mail.leadId ? await findLead(db(), mail.leadId) : undefined
      if (!message || !lead || lead.erasedAt) return undefined
      const { language } = mail
      const { subject, body } = message
      const words = letterMail({ language, subject, body, reference: lead.reference, business })
      const replyTo = business.email ? { replyTo: { name: business.name, address: business.email } } : {}
      return { ...words, language, isPersonal: true, ...replyTo }
    },
    'late-leads': async ({ payload, language }) => {
      const ids = Array.isArray(payload.leadIds) ? payload.leadIds.map(String) : []
      const found = await Promise.all(ids.map((id) => findLead(db(), id)))
      const leads = found.flatMap((lead) =>
        lead?.answerBy && !lead.firstTouchAt && !lead.erasedAt
          ? [
              {
                reference: lead.reference,
                name: lead.name,
                answerBy: lead.answerBy,
                owner: lead.takenByName,
                url: `${publicUrl}/crm/leads/${lead.id}`,
              },
            ]
          : [],
      )
      if (leads.length === 0) return undefined
      return { ...lateLeadsMail({ language, brand: business.name, leads }), language, list: 'leads' }
    },
  }
}
