import { contactText } from '#src/features/contact/text/text.ts'
import type { BusinessCard } from '#src/shared/domain/business-card.ts'
import type { Service } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { closingBlocks } from '#src/shared/mail/closing.ts'
import { isWithoutLink, nameToGreet } from '#src/shared/mail/greeting.ts'
import { type MailBlock, type RenderedMail, renderMail } from '#src/shared/mail/render.ts'
import { spokenInstant } from '#src/shared/mail/spoken-instant.ts'
import { contactMailWords } from './words.ts'

export interface ContactConfirmationInput {
  language: Language
  name: string
  reference: string
  service: Service | null
  message: string | null
  location: string | null
  answerBy: Date | string | null
  business: BusinessCard
  privacyUrl?: string
}

/** To the visitor: the enquiry has arrived, who answers and by when, what was sent, and how to have the data erased. */
export function contactConfirmation(input: ContactConfirmationInput): RenderedMail {
  const { language, reference, service, message, location, business } = input
  const text = contactMailWords[language]
  const rows = [
    [text.rows.reference, reference] as const,
    ...(service ? [[text.rows.service, contactText(language).services[service]] as const] : []),
    ...(location && isWithoutLink(location) ? [[text.rows.location, location] as const] : []),
  ]
  const sent: MailBlock[] = message && isWithoutLink(message) ? [{ kind: 'quotation', text: message }] : []
  return renderMail({
    language,
    subject: text.subject(reference),
    brand: business.name,
    blocks: [
      { kind: 'paragraph', text: text.greeting(nameToGreet(input.name)) },
      { kind: 'paragraph', text: text.intro },
      {
        kind: 'paragraph',
        text: input.answerBy ? text.answeredBy(spokenInstant(input.answerBy, language)) : text.answered,
      },
      { kind: 'heading', text: text.yours },
      { kind: 'facts', rows },
      ...sent,
      ...closingBlocks(input),
    ],
  })
}
