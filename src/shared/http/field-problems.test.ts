import { expect, test } from 'vitest'
import { z } from 'zod'
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

/** The one problem of a value against a schema, as code and words. */
function problemOf(schema: z.ZodType, value: unknown, field = 'a', language: Language = 'en') {
  const input = value === undefined ? {} : { [field]: value }
  const parsed = z.object({ [field]: schema }).safeParse(input)
  if (parsed.success) throw new Error('expected problems')
  const [one, ...more] = fieldProblems(parsed.error, language, input)
  expect(more).toEqual([])
  return [one?.field, one?.code, one?.message]
}

test.each<[string, z.ZodType, unknown, string, string]>([
  ['a text that is too short', z.string().min(1), '', 'required', 'Fill this in'],
  ['a text that is too long', z.string().max(3), 'abcd', 'too_long', 'Use 3 characters at most'],
  ['a list without anything', z.array(z.string()).min(1), [], 'choose_one', 'Choose at least one'],
  ['a list with too much', z.array(z.string()).max(1), ['a', 'b'], 'too_many', 'Too many choices'],
  ['a number too small, grouped', z.number().min(1500), 3, 'too_small', 'Enter 1,500 or more'],
  ['a number too big, with its tenth', z.number().max(2.5), 3, 'too_big', 'Enter 2.5 or less'],
  ['a text for a number', z.number(), 'x', 'not_a_number', 'Enter a number'],
  ['a text for a whole number', z.int(), 'x', 'not_a_number', 'Enter a number'],
  ['a number for a text', z.string(), 7, 'wrong_type', 'This is not in the expected form'],
  ['nothing for a text', z.string(), undefined, 'required', 'Fill this in'],
  ['nothing for one of a list', z.enum(['a']), undefined, 'required', 'Fill this in'],
  ['something else than one of a list', z.enum(['a']), 'b', 'not_in_list', 'Choose one of the options'],
  ['a text of another form', z.iso.date(), 'x', 'wrong_format', 'This is not in the expected form'],
  ['a number between whole ones', z.number().multipleOf(5), 7, 'wrong_type', 'This is not in the expected form'],
  [
    'a rule nobody has words for',
    z.string().refine(() => false),
    'x',
    'wrong_type',
    'This is not in the expected form',
  ],
  [
    'a rule with a code of ours',
    z.string().refine(() => false, { params: { code: 'iban_invalid' } }),
    'x',
    'iban_invalid',
    'Check the IBAN: a Spanish one has ES and 22 digits',
  ],
  [
    'a rule with a code that is none of ours',
    z.string().refine(() => false, { params: { code: 'toString' } }),
    'x',
    'wrong_type',
    'This is not in the expected form',
  ],
])('%s', (_, schema, value, code, message) => {
  expect(problemOf(schema, value)).toEqual(['a', code, message])
})

test('a format is named by its field', () => {
  const pattern = z.string().regex(/^\d$/)
  expect(problemOf(pattern, 'x', 'phone')[1]).toBe('phone_invalid')
  expect(problemOf(pattern, 'x', 'partnerCode')[1]).toBe('partner_code_invalid')
  expect(problemOf(z.email(), 'x', 'phone')[1]).toBe('email_invalid')
})

test('years are not grouped', () => {
  expect(problemOf(z.number().max(2027), 3000, 'buildYear')[2]).toBe('Enter 2027 or less')
  expect(problemOf(z.number().max(2027), 3000, 'kwh', 'es')[2]).toBe('Escribe 2.027 o menos')
  expect(problemOf(z.number().max(20_270), 30_000, 'kwh', 'es')[2]).toBe('Escribe 20.270 o menos')
})

test('a field has one message, and a field of a field its path', () => {
  const schema = z.object({ a: z.object({ b: z.string().min(3).regex(/^x/) }) })
  const input = { a: { b: '' } }
  const { error } = schema.safeParse(input)
  expect(error?.issues).toHaveLength(2)
  if (error) expect(fieldProblems(error, 'en', input).map(({ field }) => field)).toEqual(['a.b'])
  const unknown = z.strictObject({}).safeParse({ c: 1 }).error
  if (unknown) expect(fieldProblems(unknown, 'en', { c: 1 })[0]?.code).toBe('unknown_field')
  expect(unknown).toBeDefined()
})

test('what is missing inside something that is no object is missing', () => {
  for (const input of [null, 'text', {}]) {
    const { error } = z.object({ a: z.string() }).safeParse(input)
    if (!error) throw new Error('expected problems')
    const [one] = fieldProblems(error, 'en', input)
    expect([input, one?.code]).toEqual([input, input === null || input === 'text' ? 'wrong_type' : 'required'])
  }
})
