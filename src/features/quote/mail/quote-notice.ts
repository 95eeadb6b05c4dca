import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import { wordEstimate } from '#src/features/quote/pdf/worded.ts'
import { uiEn } from '#src/features/quote/text/ui.en.ts'
import { uiEs } from '#src/features/quote/text/ui.es.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatMoney } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type RenderedMail, renderMail } from '#src/shared/mail/render.ts'
import { spokenInstant } from '#src/shared/mail/spoken-instant.ts'
import { quoteMailEn } from './words.en.ts'
import { quoteMailEs } from './words.es.ts'

export interface QuoteNoticeInput {
  /** Of the staff. */
  language: Language
  brand: string
  reference: string
  name: string
  email: string | null
  phone: string | null
  visitorLanguage: Language
  estimate: Estimate
  /** Address of the lead's page. */
  leadUrl: string
  answerBy: Date | string | null
}

const words = { en: quoteMailEn.notice, es: quoteMailEs.notice }
const townNames = { en: uiEn.town, es: uiEs.town }

/** To the staff: who asked, for what, of which value, and until when to answer. */
export function quoteNotice(input: QuoteNoticeInput): RenderedMail {
  const { language, estimate, reference } = input
  const text = words[language]
  const [, balanced] = estimate.options
  const town = townNames[language][estimate.answers.town]
  const value = formatMoney(eurFromCents(balanced.priceCents), 'price', language)
  const row = (label: string, content: string | null | undefined) => (content ? [[label, content] as const] : [])
  return renderMail({
    language,
    subject: text.subject(reference, town, value),
    brand: input.brand,
    blocks: [
      { kind: 'paragraph', text: text.intro },
      {
        kind: 'facts',
        rows: [
          ...row(text.rows.answerBy, input.answerBy && spokenInstant(input.answerBy, language)),
          ...row(text.rows.name, input.name),
          ...row(text.rows.phone, input.phone),
          ...row(text.rows.email, input.email),
          ...row(text.rows.language, text.languageName[input.visitorLanguage]),
          ...row(text.rows.town, town),
          ...row(text.rows.value, value),
          ...row(text.rows.equipment, wordEstimate(estimate, language).equipment[1]),
          ...row(text.rows.verdict, balanced.worthIt ? null : text.notWorthIt),
        ],
      },
      { kind: 'action', label: text.open, url: input.leadUrl },
    ],
  })
}
