import type { BusinessCard } from '#src/shared/domain/business-card.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { MailBlock } from './render.ts'

interface ClosingWords {
  questions: string
  reach: (ways: string, reference: string) => string
  dataHeading: string
  data: (business: string, ways: string, reference: string) => string
  policy: string
}

const words: Record<Language, ClosingWords> = {
  en: {
    questions: 'Questions or corrections',
    reach: (ways, reference) => `${ways}. Give us the reference ${reference}.`,
    dataHeading: 'Your data',
    data: (business, ways, reference) =>
      `${business} uses your details to answer this request and for nothing else unless you allowed it. To see, correct or erase them, contact us (${ways}) with the reference ${reference}; we erase them without asking why.`,
    policy: 'Privacy policy',
  },
  es: {
    questions: 'Dudas o correcciones',
    reach: (ways, reference) => `${ways}. Danos la referencia ${reference}.`,
    dataHeading: 'Tus datos',
    data: (business, ways, reference) =>
      `${business} usa tus datos para responder a esta consulta y para nada más que no hayas permitido. Si quieres verlos, corregirlos o borrarlos, dínoslo (${ways}) con la referencia ${reference}; los borramos sin preguntarte por qué.`,
    policy: 'Política de privacidad',
  },
}

export interface ClosingInput {
  business: BusinessCard
  reference: string
  /** Of the privacy policy; left out while there is none. */
  privacyUrl?: string
  language: Language
}

/** The end of every mail to a visitor: how to reach us, and what becomes of the data. */
export function closingBlocks({ business, reference, privacyUrl, language }: ClosingInput): MailBlock[] {
  const text = words[language]
  const ways = [business.phone.display, business.email].filter((way) => way !== null).join(' · ')
  return [
    { kind: 'heading', text: text.questions },
    { kind: 'paragraph', text: text.reach(ways, reference) },
    { kind: 'heading', text: text.dataHeading },
    { kind: 'small', text: text.data(business.legalName ?? business.name, ways, reference) },
    ...(privacyUrl ? [{ kind: 'link', label: text.policy, url: privacyUrl } as const] : []),
  ]
}
