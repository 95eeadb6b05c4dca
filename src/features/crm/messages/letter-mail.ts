import type { BusinessCard } from '#src/shared/domain/business-card.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { closingBlocks } from '#src/shared/mail/closing.ts'
import { type RenderedMail, renderMail } from '#src/shared/mail/render.ts'

/** A letter of staff as it was written: a paragraph for each, a link for a line that is nothing else, the reference and the way to us below. */
export function letterMail(input: {
  language: Language
  subject: string
  body: string
  reference: string
  business: BusinessCard
}): RenderedMail {
  const { language, subject, body, reference, business } = input
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  return renderMail({
    language,
    subject,
    brand: business.name,
    blocks: [
      ...paragraphs
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) =>
          isAddress(paragraph)
            ? ({ kind: 'link', label: paragraph, url: paragraph } as const)
            : ({ kind: 'paragraph', text: paragraph } as const),
        ),
      ...closingBlocks({ business, language, reference }),
    ],
  })
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text)
