import {
  partnerApproved,
  partnerDeclined,
  partnerLink,
  partnerNotice,
  partnerReceived,
  partnerStatement,
} from '#src/features/affiliates/mail/partner-mails.ts'
import { cardDocument, cardTemplate, findPartner, findRun, payoutOf } from '#src/features/affiliates/public.ts'
import type { MailRenderer, MailRow } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatDate, formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { PdfEngine } from '#src/shared/pdf/engine.ts'
import { qrRows } from '#src/shared/qr/qr-rows.ts'
import { business } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'

/** The mails of the affiliate programme by template name; a partner who is gone is sent nothing. */
export function affiliateMails(o: {
  db: () => Database
  publicUrl: string
  setDocument: PdfEngine['render']
}): Record<string, MailRenderer> {
  const portalUrl = (language: Language) => o.publicUrl + pathOf('affiliate-portal', language)
  const toPartner = async (mail: MailRow) => {
    const partner = await findPartner(o.db(), String(mail.payload.affiliateId))
    if (!partner || partner.erasedAt) return undefined
    return { partner, common: { language: mail.language, brand: business.name, name: partner.contactName } }
  }
  return {
    'partner-received': async (mail) => {
      const found = await toPartner(mail)
      if (!found) return undefined
      const { reference, decisionBy } = found.partner
      return { ...partnerReceived({ ...found.common, reference, decisionBy }), language: mail.language }
    },
    'partner-notice': async (mail) => {
      const found = await toPartner(mail)
      if (!found) return undefined
      const { reference, decisionBy } = found.partner
      const staffUrl = o.publicUrl + pathOf('staff.partners', 'en')
      const words = partnerNotice({ ...found.common, reference, decisionBy, staffUrl })
      return { ...words, language: mail.language, list: 'partners' }
    },
    'partner-approved': async (mail) => {
      const found = await toPartner(mail)
      const code = found?.partner.code
      if (!found || !code) return undefined
      const link = `${o.publicUrl}/r/${code}`
      const words = partnerApproved({ ...found.common, code, link, portalUrl: portalUrl(mail.language) })
      const card = cardDocument({ business, partner: found.partner.businessName, code, link, qr: qrRows(link) })
      const content = await o.setDocument({ template: cardTemplate, data: card, language: 'en', isPromised: true })
      const attachments = [{ filename: `${code}.pdf`, contentType: 'application/pdf', content }]
      return { ...words, language: mail.language, attachments }
    },
    'partner-declined': async (mail) => {
      const found = await toPartner(mail)
      if (!found) return undefined
      const words = partnerDeclined({ ...found.common, reason: found.partner.decisionReason ?? '' })
      return { ...words, language: mail.language }
    },
    'partner-link': async (mail) => {
      const found = await toPartner(mail)
      if (!found) return undefined
      const url = `${portalUrl(mail.language)}#${String(mail.payload.token)}`
      return { ...partnerLink({ ...found.common, url }), language: mail.language }
    },
    'partner-statement': async (mail) => {
      const found = await toPartner(mail)
      const runId = String(mail.payload.runId)
      const [run, row] = await Promise.all([
        findRun(o.db(), runId),
        payoutOf(o.db(), runId, String(mail.payload.affiliateId)),
      ])
      if (!found || !run || !row) return undefined
      const words = partnerStatement({
        ...found.common,
        amount: formatEur(eurFromCents(row.transferCents), mail.language, 2),
        day: formatDate(run.executionDate, mail.language),
        portalUrl: portalUrl(mail.language),
      })
      return { ...words, language: mail.language }
    },
  }
}
