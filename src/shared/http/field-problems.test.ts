import { expect, test } from 'vitest'
import { contactRequest } from '#src/features/contact/contract.ts'
import { quoteRequest } from '#src/features/quote/contract.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { fieldProblems } from './field-problems.ts'

function problemsOf(schema: typeof quoteRequest | typeof contactRequest, input: unknown, language: Language = 'en') {
  const parsed = schema.safeParse(input)
  if (parsed.success) throw new Error('expected problems')
  return Object.fromEntries(
    fieldProblems(parsed.error, language, input).map(({ field, code, message }) => [field, `${code}: ${message}`]),
  )
}

const answers = {
  town: 'marbella',
  propertyType: 'villa',
  buildYear: 1999,
  occupancy: 'full-time',
  goals: ['lower-bills'],
  budget: 'not-sure',
  monthlyBillEur: 165,
  test: true,
}

test('missing, unknown and out-of-range values are told apart, with the limit in the words', () => {
  expect(
    problemsOf(quoteRequest, {
      ...answers,
      town: 'atlantis',
      propertyType: undefined,
      buildYear: 3024,
      monthlyBillEur: -5,
    }),
  ).toEqual({
    town: 'not_in_list: Choose one of the options',
    propertyType: 'required: Fill this in',
    buildYear: 'too_big: Enter 2027 or less',
    monthlyBillEur: 'too_small: Enter 10 or more',
  })
  expect(problemsOf(quoteRequest, { ...answers, monthlyBillEur: '165', annualKwh: 1e9 }, 'es')).toEqual({
    monthlyBillEur: 'not_a_number: Escribe un número',
    annualKwh: 'too_big: Escribe 150.000 o menos',
  })
})

test('a quote asks for consumption, contact and consent; test mode asks for no contact', () => {
  const { monthlyBillEur, ...withoutBill } = answers
  expect(problemsOf(quoteRequest, withoutBill)).toEqual({
    monthlyBillEur: 'consumption_required: Enter your monthly bill or your yearly consumption',
  })
  expect(Object.keys(problemsOf(quoteRequest, { ...answers, test: false }))).toEqual([
    'contact.name',
    'contact.email',
    'consent.privacy',
  ])
  expect(quoteRequest.safeParse(answers).success).toBe(true)
  expect(Object.keys(problemsOf(quoteRequest, {})).sort()).toEqual([
    'budget',
    'buildYear',
    'consent.privacy',
    'contact.email',
    'contact.name',
    'goals',
    'monthlyBillEur',
    'occupancy',
    'propertyType',
    'town',
  ])
  for (const body of [null, [], 'text', 7]) expect(quoteRequest.safeParse(body).success).toBe(false)
})

test('an enquiry needs a way to answer, something to answer, and consent', () => {
  expect(problemsOf(contactRequest, { name: 'Ana', email: ' ', consent: { privacy: false } }, 'es')).toEqual({
    email: 'email_or_phone_required: Escribe un correo o un teléfono',
    message: 'message_or_service_required: Escribe un mensaje o elige un servicio',
    'consent.privacy': 'consent_required: Marca la casilla para que podamos contestarte',
  })
  expect(
    problemsOf(contactRequest, { name: 'A\u0000b', email: 'not an address', message: 'x', consent: { privacy: true } }),
  ).toEqual({
    name: 'characters_not_allowed: Remove the invisible characters',
    email: 'email_invalid: Enter an e-mail address such as ana@example.com',
  })
})
