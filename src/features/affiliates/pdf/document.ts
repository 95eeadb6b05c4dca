import type { JobKind, TierId } from '#src/features/affiliates/domain/rules.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import type { BusinessCard } from '#src/shared/domain/business-card.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { formatDate, formatEur, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { documentWords } from './words.ts'

/** Documents of the programme; every word and figure is made here, the templates lay out. */

export const statementTemplate = 'features/affiliates/pdf/statement.typ'
export const cardTemplate = 'features/affiliates/pdf/card.typ'

export interface StatementInput {
  language: Language
  business: BusinessCard
  month: string
  payoutDate: PlainDate
  partner: { name: string; reference: string; taxAddress: string | null }
  lines: readonly {
    paidOn: PlainDate
    kind: JobKind
    tier: TierId
    initials: string
    town: string
    amountCents: number
  }[]
  commissionCents: number
  vatCents: number
  withheldCents: number
  transferCents: number
  ibanLast4: string
  reference: string
  state: 'in-payout' | 'paid' | 'returned'
}

export interface StatementDocument {
  language: Language
  fileName: string
  title: string
  brand: string
  contactLine: string
  footer: { left: string; page: string; of: string }
  heading: string
  reference: string
  partner: string[]
  facts: { label: string; value: string }[]
  columns: string[]
  rows: string[][]
  totals: { label: string; value: string; isLast: boolean }[]
  notes: string[]
}

/** A partner's statement of one payout. */
export function statementDocument(input: StatementInput): StatementDocument {
  const { language, business, month, partner } = input
  const words = documentWords[language]
  const names = partnerNames[language]
  const money = (cents: number) => formatEur(eurFromCents(cents), language, 2)
  const monthName = `${monthNames(language, 'long')[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
  const contact = [
    business.legalName ?? business.name,
    business.taxId,
    business.registeredAddress,
    business.phone.display,
  ]
  const taxes = [
    ...(input.vatCents === 0 ? [] : [{ label: words.vat, value: money(input.vatCents), isLast: false }]),
    ...(input.withheldCents === 0
      ? []
      : [{ label: words.withheld, value: money(-input.withheldCents), isLast: false }]),
  ]
  return {
    language,
    fileName: `${words.file}-${month}.pdf`,
    title: words.title(monthName),
    brand: business.name,
    contactLine: contact.filter((part) => part !== null).join(' · '),
    footer: { left: `${business.name} · ${input.reference}`, page: words.page, of: words.of },
    heading: words.title(monthName),
    reference: input.reference,
    partner: [
      partner.name,
      ...(partner.taxAddress ? [partner.taxAddress] : []),
      `${words.partner} ${partner.reference}`,
    ],
    facts: [
      { label: words.payoutDate, value: formatDate(input.payoutDate, language) },
      { label: words.account, value: `···· ${input.ibanLast4}` },
      { label: words.stateLabel, value: words.states[input.state] },
    ],
    columns: [...words.columns],
    rows: input.lines.map((line) => [
      formatDate(line.paidOn, language),
      `${names.kinds[line.kind]}${line.amountCents < 0 ? ` (${words.recovered})` : ''}`,
      [line.initials, line.town].filter((part) => part !== '').join(', '),
      names.tiers[line.tier],
      money(line.amountCents),
    ]),
    totals: [
      { label: words.commission, value: money(input.commissionCents), isLast: taxes.length === 0 },
      ...taxes,
      ...(taxes.length === 0 ? [] : [{ label: words.transfer, value: money(input.transferCents), isLast: true }]),
    ],
    notes: [...words.notes],
  }
}

export interface CardDocument {
  title: string
  brand: string
  phone: string
  code: string
  link: string
  qr: string[]
  alt: string
  sides: { language: Language; heading: string; lines: string[]; disclosure: string }[]
}

/** The printable card with the QR code, English and Spanish on one sheet. `qr` is rows of 0 and 1. */
export function cardDocument(card: {
  business: BusinessCard
  partner: string
  code: string
  link: string
  qr: string[]
}): CardDocument {
  const { business, code, link, qr, partner } = card
  return {
    title: `${business.name} · ${code}`,
    brand: business.name,
    phone: business.phone.display,
    code,
    link: link.replace(/^https?:\/\//, ''),
    qr,
    alt: link,
    sides: (['en', 'es'] as const).map((language) => {
      const words = documentWords[language].card
      return {
        language,
        heading: words.heading,
        lines: [...words.lines(code)],
        disclosure: words.disclosure(partner),
      }
    }),
  }
}
