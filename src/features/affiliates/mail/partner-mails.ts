import { type Language, languages } from '#src/shared/i18n/language.ts'
import { nameToGreet } from '#src/shared/mail/greeting.ts'
import { type MailBlock, type RenderedMail, renderMail } from '#src/shared/mail/render.ts'
import { spokenInstant } from '#src/shared/mail/spoken-instant.ts'
import { partnerMailWords } from './words.ts'

/** The mails of the programme. */

interface Common {
  language: Language
  brand: string
  name: string
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })
const greet = ({ language, name }: Common): MailBlock =>
  paragraph(partnerMailWords[language].greeting(nameToGreet(name)))

/** To the applicant: it has arrived, and when we decide. */
export function partnerReceived(input: Common & { reference: string; decisionBy: Date }): RenderedMail {
  const { language, brand, reference } = input
  const words = partnerMailWords[language].received
  return renderMail({
    language,
    brand,
    subject: words.subject(reference),
    blocks: [
      greet(input),
      paragraph(words.intro),
      paragraph(words.by(spokenInstant(input.decisionBy, language))),
      { kind: 'facts', rows: [[words.reference, reference]] },
    ],
  })
}

/** To a new partner: code, link, a text to send in either language, and the way into the portal; the card to print comes with it. */
export function partnerApproved(input: Common & { code: string; link: string; portalUrl: string }): RenderedMail {
  const { language, brand, code, link } = input
  const words = partnerMailWords[language].approved
  return renderMail({
    language,
    brand,
    subject: words.subject(code),
    blocks: [
      greet(input),
      paragraph(words.intro),
      {
        kind: 'facts',
        rows: [
          [words.code, code],
          [words.link, link],
        ],
      },
      paragraph(words.texts),
      ...languages.map(
        (one): MailBlock => ({ kind: 'quotation', text: partnerMailWords[one].approved.whatsapp(link) }),
      ),
      paragraph(words.card),
      paragraph(words.bank),
      { kind: 'action', label: words.open, url: input.portalUrl },
    ],
  })
}

/** To an applicant who was declined, with the reason. */
export function partnerDeclined(input: Common & { reason: string }): RenderedMail {
  const { language, brand } = input
  const words = partnerMailWords[language].declined
  return renderMail({
    language,
    brand,
    subject: words.subject,
    blocks: [
      greet(input),
      paragraph(words.intro),
      paragraph(words.reason),
      { kind: 'quotation', text: input.reason },
      paragraph(words.again),
    ],
  })
}

/** To a partner: what is paid, and when. */
export function partnerStatement(input: Common & { amount: string; day: string; portalUrl: string }): RenderedMail {
  const { language, brand, amount, day } = input
  const words = partnerMailWords[language].statement
  return renderMail({
    language,
    brand,
    subject: words.subject(amount, day),
    blocks: [
      greet(input),
      paragraph(words.intro(amount, day)),
      { kind: 'action', label: words.open, url: input.portalUrl },
    ],
  })
}

/** To a partner who asked for it: the link that signs them in once. */
export function partnerLink(input: Common & { url: string }): RenderedMail {
  const { language, brand } = input
  const words = partnerMailWords[language].link
  return renderMail({
    language,
    brand,
    subject: words.subject,
    blocks: [
      greet(input),
      paragraph(words.intro),
      { kind: 'action', label: words.open, url: input.url },
      paragraph(words.notYou),
    ],
  })
}

/** To staff: an application waits. No name, no address. */
export function partnerNotice(input: {
  language: Language
  brand: string
  reference: string
  decisionBy: Date
  staffUrl: string
}): RenderedMail {
  const { language, brand, reference } = input
  const words = partnerMailWords[language].notice
  return renderMail({
    language,
    brand,
    subject: words.subject(reference),
    blocks: [
      paragraph(words.intro(spokenInstant(input.decisionBy, language))),
      { kind: 'action', label: words.open, url: input.staffUrl },
    ],
  })
}
