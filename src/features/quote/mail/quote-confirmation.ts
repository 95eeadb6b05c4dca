import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import { verdictsOf } from '#src/features/quote/pdf/verdicts.ts'
import { wordEstimate } from '#src/features/quote/pdf/worded.ts'
import { quotePdfEn } from '#src/features/quote/pdf/words.en.ts'
import { quotePdfEs } from '#src/features/quote/pdf/words.es.ts'
import { disclaimerOf, statementText } from '#src/features/quote/text/describe.ts'
import type { BusinessCard } from '#src/shared/domain/business-card.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatMoney } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { closingBlocks } from '#src/shared/mail/closing.ts'
import { nameToGreet } from '#src/shared/mail/greeting.ts'
import { type MailBlock, type RenderedMail, renderMail } from '#src/shared/mail/render.ts'
import { spokenInstant } from '#src/shared/mail/spoken-instant.ts'
import { quoteMailEn } from './words.en.ts'
import { quoteMailEs } from './words.es.ts'

export interface QuoteConfirmationInput {
  language: Language
  name: string
  reference: string
  estimate: Estimate
  /** Of the live quote, signed. */
  url: string
  /** When a person answers at the latest; null when it could not be told. */
  answerBy: Date | string | null
  business: BusinessCard
  privacyUrl?: string
}

const words = { en: quoteMailEn.confirmation, es: quoteMailEs.confirmation }
const verdictWords = { en: quotePdfEn, es: quotePdfEs }

/** To the visitor, with the PDF attached by the sender: the three options, how long they hold, who answers and by when, and how to have the data erased. */
export function quoteConfirmation(input: QuoteConfirmationInput): RenderedMail {
  const { language, estimate, business } = input
  const text = words[language]
  const disclaimer = disclaimerOf(estimate, language)
  const nothingWorthIt = estimate.options.every(({ worthIt }) => !worthIt)
  return renderMail({
    language,
    subject: subjectOf(input),
    brand: business.name,
    blocks: [
      { kind: 'title', text: nothingWorthIt ? text.titleNotWorthIt : text.title },
      { kind: 'paragraph', text: text.greeting(nameToGreet(input.name)) },
      { kind: 'paragraph', text: nothingWorthIt ? text.introNotWorthIt : text.intro },
      ...optionBlocks(estimate, language),
      { kind: 'action', label: text.open, url: input.url },
      ...budgetBlocks(estimate, language),
      {
        kind: 'paragraph',
        text: estimate.priceBook.confirmedByOwner ? disclaimer : `${disclaimer} ${text.pricesUnconfirmed}`,
      },
      { kind: 'heading', text: text.nextHeading },
      {
        kind: 'paragraph',
        text: input.answerBy ? text.answeredBy(spokenInstant(input.answerBy, language)) : text.answered,
      },
      { kind: 'steps', items: text.steps },
      ...closingBlocks(input),
    ],
  })
}

/** The reference and from which price. */
export function subjectOf({
  language,
  estimate,
  reference,
}: Pick<QuoteConfirmationInput, 'language' | 'estimate' | 'reference'>): string {
  const least = Math.min(...estimate.options.map(({ priceCents }) => priceCents))
  return words[language].subject(reference, formatMoney(eurFromCents(least), 'price', language))
}

/** What the budget has to do with the options: an option above it is never shown without saying so. */
const budgetNotes: ReadonlySet<string> = new Set([
  'all-over-budget',
  'some-over-budget',
  'budget-limited',
  'same-options',
])

function budgetBlocks({ notes }: Estimate, language: Language): MailBlock[] {
  const said = notes.filter(({ id }) => budgetNotes.has(id)).map((note) => statementText(note, language))
  return said.length > 0 ? [{ kind: 'paragraph', text: said.join(' ') }] : []
}

/** Each option with its price, and what the balanced one saves where it saves anything; then why one is not worth it. */
export function optionBlocks(estimate: Estimate, language: Language): MailBlock[] {
  const text = words[language]
  const worded = wordEstimate(estimate, language)
  const names = worded.described.options.map(({ name }) => name)
  const [, balanced] = estimate.options
  const prices = estimate.options.map(
    ({ priceCents }, i) => [names[i] ?? '', formatMoney(eurFromCents(priceCents), 'price', language)] as const,
  )
  const { savingEur } = balanced
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  const saving = text.saving(eur(savingEur.p90), eur(savingEur.p50))
  const saves: [string, string][] = savingEur.p90 < 1 ? [] : [[text.saves(names[1] ?? ''), saving]]
  const verdicts = verdictsOf(worded, names, verdictWords[language], language)
  return [
    { kind: 'facts', rows: [...prices, ...saves] },
    ...verdicts.flatMap((verdict): MailBlock[] => [
      { kind: 'heading', text: verdict.title },
      { kind: 'paragraph', text: verdict.text },
    ]),
  ]
}
