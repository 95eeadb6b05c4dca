import type { Language } from '#src/shared/i18n/language.ts'

export interface QuoteMailWords {
  confirmation: {
    /** The fact first: from which price. */
    subject: (reference: string, fromPrice: string) => string
    title: string
    titleNotWorthIt: string
    greeting: (name: string) => string
    intro: string
    introNotWorthIt: string
    open: string
    saves: (option: string) => string
    saving: (low: string, likely: string) => string
    pricesUnconfirmed: string
    nextHeading: string
    answeredBy: (when: string) => string
    answered: string
    steps: readonly string[]
  }
  notice: {
    subject: (reference: string, town: string, value: string) => string
    intro: string
    open: string
    rows: {
      name: string
      phone: string
      email: string
      town: string
      language: string
      value: string
      equipment: string
      answerBy: string
      verdict: string
    }
    notWorthIt: string
    languageName: Record<Language, string>
  }
}
