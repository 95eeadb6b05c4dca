import { affiliateMails } from '#server/affiliates/affiliate-mails.ts'
import type { QuotePdf } from '#server/quotes/quote-pdf.ts'
import { passwordLinkMail } from '#src/features/auth/mail/password-link.ts'
import { signInAlert } from '#src/features/auth/mail/sign-in-alert.ts'
import type { PasswordLinks } from '#src/features/auth/public.ts'
import { contactConfirmation } from '#src/features/contact/mail/contact-confirmation.ts'
import { contactNotice } from '#src/features/contact/mail/contact-notice.ts'
import { findLead, type LeadRow } from '#src/features/crm/public.ts'
import { urgentNotice } from '#src/features/emergency-chat/public.ts'
import type { MailRenderer, MailRow } from '#src/features/outbox/public.ts'
import { quoteConfirmation } from '#src/features/quote/mail/quote-confirmation.ts'
import { quoteNotice } from '#src/features/quote/mail/quote-notice.ts'
import { quoteSent } from '#src/features/quote/mail/quote-sent.ts'
import { findSavedQuote, type QuoteLinks, quoteSentTemplate, type SavedQuote } from '#src/features/quote/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { services } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { PdfEngine } from '#src/shared/pdf/engine.ts'
import { business } from '#src/site/business.ts'

interface Options {
  db: () => Database
  links: QuoteLinks
  renderPdf: QuotePdf['render']
  setDocument: PdfEngine['render']
  publicUrl: string
  /** Those of other features. */
  more: Record<string, MailRenderer>
  passwordLinks: PasswordLinks
}

/** Every mail that can leave, by template name. Words are made from the records at the moment of sending; a record that is gone sends nothing. */
export function mailRenderers(o: Options): Record<string, MailRenderer> {
  const leadUrl = (lead: LeadRow) => `${o.publicUrl}/crm/leads/${lead.id}`
  const leadOf = async (mail: MailRow) => {
    const lead = mail.leadId ? await findLead(o.db(), mail.leadId) : undefined
    return lead && !lead.erasedAt ? lead : undefined
  }
  const quoteOf = (mail: MailRow) => findSavedQuote(o.db(), String(mail.payload.quoteId))
  const urlOf = (lead: LeadRow, quote: SavedQuote, language: Language) =>
    o.links.url(o.links.tokenFor({ ...quote, createdAt: lead.createdAt }), language)
  const withPdf = async (quote: SavedQuote, url: string, language: Language) => {
    const filename = `${language === 'es' ? 'presupuesto' : 'quote'}-${quote.reference}.pdf`
    return [{ filename, contentType: 'application/pdf', content: await o.renderPdf(quote, url, language) }]
  }
  const serviceOf = (lead: LeadRow) => services.find((service) => service === lead.service) ?? null

  return {
    ...affiliateMails(o),
    ...o.more,
    'quote-confirmation': async (mail) => {
      const [lead, quote] = await Promise.all([leadOf(mail), quoteOf(mail)])
      if (!lead || !quote) return undefined
      const { language } = mail
      const url = urlOf(lead, quote, language)
      const words = quoteConfirmation({
        language,
        name: lead.name,
        reference: quote.reference,
        estimate: quote.estimate,
        url,
        answerBy: lead.answerBy,
        business,
      })
      return { ...words, language, attachments: await withPdf(quote, url, language) }
    },
    [quoteSentTemplate]: async (mail) => {
      const [lead, quote] = await Promise.all([leadOf(mail), quoteOf(mail)])
      if (!lead || !quote) return undefined
      const { language } = mail
      const url = urlOf(lead, quote, language)
      const words = quoteSent({ language, reference: quote.reference, estimate: quote.estimate, url, business })
      return { ...words, language, attachments: await withPdf(quote, url, language) }
    },
    'quote-notice': async (mail) => {
      const [lead, quote] = await Promise.all([leadOf(mail), quoteOf(mail)])
      if (!lead || !quote) return undefined
      const words = quoteNotice({
        ...personOf(lead),
        language: mail.language,
        estimate: quote.estimate,
        leadUrl: leadUrl(lead),
      })
      return { ...words, language: mail.language, list: 'leads', ...replyTo(lead) }
    },
    'contact-confirmation': async (mail) => {
      const lead = await leadOf(mail)
      if (!lead) return undefined
      const { name, reference, message, location, answerBy } = lead
      const words = contactConfirmation({
        language: mail.language,
        name,
        reference,
        service: serviceOf(lead),
        message,
        location,
        answerBy,
        business,
      })
      return { ...words, language: mail.language }
    },
    'urgent-notice': async (mail) => {
      const lead = await leadOf(mail)
      if (!lead) return undefined
      const { message, location, urgency } = lead
      const words = urgentNotice({
        ...personOf(lead),
        language: mail.language,
        location,
        message,
        urgency: urgency ?? 'high',
        timesTold: Number(mail.payload.timesTold ?? 0),
        leadUrl: leadUrl(lead),
      })
      return { ...words, language: mail.language, list: 'leads', ...replyTo(lead) }
    },
    'password-link': async ({ language, payload }) => ({
      ...passwordLinkMail({
        kind: payload.kind === 'invitation' ? 'invitation' : 'reset',
        language,
        brand: business.name,
        url: o.passwordLinks.url(String(payload.linkId)),
      }),
      language,
    }),
    'sign-in-alert': async ({ language }) => ({
      ...signInAlert({ language, brand: business.name, accountUrl: `${o.publicUrl}/admin/dashboard` }),
      language,
    }),
    'contact-notice': async (mail) => {
      const lead = await leadOf(mail)
      if (!lead) return undefined
      const { message, location } = lead
      const words = contactNotice({
        ...personOf(lead),
        language: mail.language,
        service: serviceOf(lead),
        message,
        location,
        leadUrl: leadUrl(lead),
      })
      return { ...words, language: mail.language, list: 'leads', ...replyTo(lead) }
    },
  }
}

const personOf = ({ reference, name, email, phone, language, answerBy }: LeadRow) => ({
  brand: business.name,
  reference,
  name,
  email,
  phone,
  visitorLanguage: language,
  answerBy,
})

/** Staff answer the notice and reach the visitor. */
const replyTo = ({ email, name }: LeadRow) => (email ? { replyTo: { name, address: email } } : {})
