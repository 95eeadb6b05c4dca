import { contactText } from '#src/features/contact/text/text.ts'
import type { Service } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type MailBlock, type RenderedMail, renderMail } from '#src/shared/mail/render.ts'
import { spokenInstant } from '#src/shared/mail/spoken-instant.ts'
import { contactMailWords } from './words.ts'

export interface ContactNoticeInput {
  /** Of the staff. */
  language: Language
  brand: string
  reference: string
  name: string
  email: string | null
  phone: string | null
  visitorLanguage: Language
  service: Service | null
  message: string | null
  location: string | null
  /** Address of the lead's page. */
  leadUrl: string
  answerBy: Date | string | null
}

/** To the staff: who asks, what about, and until when to answer. */
export function contactNotice(input: ContactNoticeInput): RenderedMail {
  const { language, reference, message } = input
  const text = contactMailWords[language]
  const service = input.service ? contactText(language).services[input.service] : null
  const row = (label: string, content: string | null) => (content ? [[label, content] as const] : [])
  const words: MailBlock[] = message
    ? [
        { kind: 'heading', text: text.message },
        { kind: 'quotation', text: message },
      ]
    : []
  return renderMail({
    language,
    subject: text.noticeSubject(reference, service ?? input.location ?? text.enquiry),
    brand: input.brand,
    blocks: [
      { kind: 'paragraph', text: text.noticeIntro },
      {
        kind: 'facts',
        rows: [
          ...row(text.rows.answerBy, input.answerBy && spokenInstant(input.answerBy, language)),
          ...row(text.rows.name, input.name),
          ...row(text.rows.phone, input.phone),
          ...row(text.rows.email, input.email),
          ...row(text.rows.language, text.languageName[input.visitorLanguage]),
          ...row(text.rows.location, input.location),
          ...row(text.rows.service, service),
        ],
      },
      ...words,
      { kind: 'action', label: text.open, url: input.leadUrl },
    ],
  })
}
