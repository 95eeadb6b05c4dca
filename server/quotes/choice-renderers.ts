import { findLead } from '#src/features/crm/public.ts'
import type { MailRenderer, MailRow } from '#src/features/outbox/public.ts'
import { choiceConfirmation, choiceNotice } from '#src/features/quote/mail/choice-mails.ts'
import { choiceOf, findSavedQuote, type QuoteLinks } from '#src/features/quote/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { business } from '#src/site/business.ts'

/** The mails about what somebody chose of a quote, by template name. */
export function choiceRenderers(o: {
  db: () => Database
  links: QuoteLinks
  publicUrl: string
}): Record<string, MailRenderer> {
  const recordsOf = async (mail: MailRow) => {
    const quoteId = String(mail.payload.quoteId)
    const [quote, choice] = await Promise.all([findSavedQuote(o.db(), quoteId), choiceOf(o.db(), quoteId)])
    const lead = mail.leadId ? await findLead(o.db(), mail.leadId) : undefined
    if (!quote || !choice || !lead || lead.erasedAt) return undefined
    const { reference, estimate } = quote
    const { option, reason } = choice
    return { quote, lead, told: { reference, estimate, option, reason, isWithdrawn: choice.withdrawnAt !== null } }
  }
  return {
    'choice-confirmation': async (mail) => {
      const found = await recordsOf(mail)
      if (!found) return undefined
      const { quote, lead, told } = found
      const { language } = mail
      const url = o.links.url(o.links.tokenFor({ ...quote, createdAt: lead.createdAt }), language)
      return { ...choiceConfirmation({ ...told, language, business, url }), language }
    },
    'choice-notice': async (mail) => {
      const found = await recordsOf(mail)
      if (!found) return undefined
      const { lead, told } = found
      const { name, email, phone } = lead
      const { language } = mail
      const leadUrl = `${o.publicUrl}/crm/leads/${lead.id}`
      const words = choiceNotice({ ...told, language, brand: business.name, leadUrl, person: { name, email, phone } })
      return { ...words, language, list: 'leads', ...(email ? { replyTo: { name, address: email } } : {}) }
    },
  }
}
