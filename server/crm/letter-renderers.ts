import { findLead, findMessage, letterMail, letterTemplate } from '#src/features/crm/public.ts'
import type { MailRenderer } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { business } from '#src/site/business.ts'

/** The letters of staff, by template name. */
export function letterRenderers({ db }: { db: () => Database }): Record<string, MailRenderer> {
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
  }
}
