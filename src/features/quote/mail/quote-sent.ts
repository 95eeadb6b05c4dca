import { sendingText } from '#src/features/quote/sending/text.ts'
import { disclaimerOf } from '#src/features/quote/text/describe.ts'
import { closingBlocks } from '#src/shared/mail/closing.ts'
import { type RenderedMail, renderMail } from '#src/shared/mail/render.ts'
import { optionBlocks, type QuoteConfirmationInput, subjectOf } from './quote-confirmation.ts'

/** To an address that somebody wrote into the page of a saved quote, with the PDF attached by the sender: who asked for it, the three options and the link. It names nobody. */
export function quoteSent(input: Omit<QuoteConfirmationInput, 'name' | 'answerBy'>): RenderedMail {
  const { language, estimate, business, url } = input
  const text = sendingText[language].mail
  return renderMail({
    language,
    subject: subjectOf(input),
    brand: business.name,
    blocks: [
      { kind: 'title', text: text.title },
      { kind: 'paragraph', text: text.intro },
      ...optionBlocks(estimate, language),
      { kind: 'action', label: text.open, url },
      { kind: 'paragraph', text: disclaimerOf(estimate, language) },
      ...closingBlocks(input),
    ],
  })
}
