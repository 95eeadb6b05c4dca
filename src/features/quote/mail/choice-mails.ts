import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import { namedOption } from '#src/features/quote/text/named-option.ts'
import { yesText } from '#src/features/quote/yes/text.ts'
import type { BusinessCard } from '#src/shared/domain/business-card.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { closingBlocks } from '#src/shared/mail/closing.ts'
import { type RenderedMail, renderMail } from '#src/shared/mail/render.ts'

interface ChoiceMailInput {
  language: Language
  reference: string
  estimate: Estimate
  option: string
  isWithdrawn: boolean
  business: BusinessCard
  url: string
}

/** To the customer: what was chosen and what happens now, or that it is withdrawn. */
export function choiceConfirmation(input: ChoiceMailInput): RenderedMail {
  const { language, reference, estimate, option, isWithdrawn, business, url } = input
  const text = yesText[language].mail
  const { name, price } = namedOption(estimate, option, language)
  return renderMail({
    language,
    subject: isWithdrawn ? text.withdrawnSubject : text.subject(name),
    brand: business.name,
    blocks: [
      { kind: 'paragraph', text: isWithdrawn ? text.withdrawn : text.intro(name, price) },
      ...(isWithdrawn ? [] : [{ kind: 'paragraph', text: text.next } as const]),
      { kind: 'action', label: text.open, url },
      ...closingBlocks({ business, language, reference }),
    ],
  })
}

/** To staff: what a customer chose, or that they withdrew and why. */
export function choiceNotice(
  input: Omit<ChoiceMailInput, 'business' | 'url'> & {
    brand: string
    leadUrl: string
    reason: string
    person: { name: string; phone: string | null; email: string | null }
  },
): RenderedMail {
  const { language, reference, estimate, option, isWithdrawn, brand, leadUrl, reason, person } = input
  const text = yesText[language].mail
  const { name, price } = namedOption(estimate, option, language)
  const rows = [
    [text.rows.option, `${name}, ${price}`],
    [text.rows.name, person.name],
    [text.rows.phone, person.phone ?? ''],
    [text.rows.email, person.email ?? ''],
    [text.rows.reason, reason],
  ] as const
  return renderMail({
    language,
    subject: isWithdrawn ? text.noticeWithdrawn(reference) : text.noticeSubject(reference, name),
    brand,
    blocks: [
      { kind: 'facts', rows: rows.filter(([, value]) => value !== '') },
      { kind: 'action', label: text.openLead, url: leadUrl },
    ],
  })
}
