import type { AnswerProblem } from '#src/features/quote/domain/answers/check-answers.ts'
import type { StepId } from '#src/features/quote/domain/answers/steps.ts'
import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { Budget, ExistingSystem, Goal, Occupancy, PropertyType, Town } from '#src/shared/domain/vocabulary.ts'
import type { RefineText } from './refine.types.ts'

/** The words of the configurator and of the form without JavaScript, one language an object. Result words are in result.*.ts. */
export interface QuoteUiText {
  language: 'en' | 'es'
  stepOf: (step: number, steps: number) => string
  previous: string
  next: string
  savedHere: string
  startAgain: string
  startedAgain: string
  undo: string
  questions: Record<StepId, { title: string; hint: string; short: string }>
  town: Record<Town, string>
  /** Below the towns, for a home in none of them; the phone number follows. */
  elsewhere: string
  propertyType: Record<PropertyType, { name: string; detail: string }>
  buildYear: { label: string; hint: string }
  occupancy: Record<Occupancy, { name: string; detail: string }>
  consumption: {
    by: { bill: string; kwh: string }
    bill: {
      label: string
      hint: string
      /** For a home that stands empty for part of the year, with its usual bill. */
      hintOfPartYear: (eur: string) => string
    }
    kwh: { label: string; hint: string }
    /** On the form that shows both numbers at once. */
    either: string
    slider: string
  }
  existingSystems: Record<ExistingSystem, string>
  nothing: string
  goals: Record<Goal, string>
  budget: Record<Budget, string>
  review: {
    change: string
    noAnswer: string
    perMonth: (eur: string) => string
    perYear: (kwh: string) => string
    built: (year: string) => string
    details: string
    detailsHint: string
    name: string
    email: string
    emailHint: string
    phone: string
    phoneHint: string
    optional: string
    /** Beside e-mail and phone: one of them is enough. */
    either: Record<'email' | 'phone', string>
    /** The specified sentence, the same as on the contact form: both are stored under one version. */
    consentPrivacy: string
    privacyPolicy: string
    consentMarketing: string
    controller: (brand: string) => string
  }
  refine: RefineText
  generate: string
  generating: string
  soFar: {
    title: string
    prices: string
    none: string
    working: string
    unavailable: string
    basis: string
    /** What is assumed of a home that stands empty for part of the year. */
    partYear: string
    chart: (rows: string) => string
    /** Names an earlier price, in the sentence and beside its bar. */
    after: (step: number) => string
    now: string
    priceFirst: string
    announced: (range: string) => string
  }
  errors: {
    title: string
    titlePrefix: string
    problem: (problem: AnswerProblem, limits: { min: string; max: string } | undefined) => string
  }
  failure: {
    title: string
    offline: string
    server: string
    busy: string
    kept: string
    retry: string
    call: (phone: string) => string
  }
  /** The three options, in the same words as on the result. */
  options: Record<OptionId, string>
  test: { title: string; note: string }
  form: { title: string; lede: string }
}
