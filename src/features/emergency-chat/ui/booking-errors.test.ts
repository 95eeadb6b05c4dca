import { expect, it } from 'vitest'
import { bookingWords } from '#src/features/emergency-chat/text/booking-words.ts'
import { ApiError } from '#src/shared/http/request.ts'
import { missingIn, refusedFor } from './booking-errors.ts'

it('everything that is missing is told at once, in the order of the form', () => {
  const { missing } = bookingWords.en
  const values = { name: ' ', phone: '', town: '', agrees: false }
  expect(missingIn(values, missing).map(({ name }) => name)).toEqual(['name', 'phone', 'agrees'])
  expect(missingIn({ ...values, name: 'Ana', agrees: true }, missing)).toEqual([
    { name: 'phone', message: missing.phone },
  ])
  expect(missingIn({ name: 'Ana', phone: '600 111 222', town: '', agrees: true }, missing)).toEqual([])
})

it('what the endpoint refuses stands at its field; what has none is told as a failure', () => {
  const refused = (...fields: string[]) =>
    new ApiError(422, '', { fields: fields.map((field) => ({ field, code: 'x', message: `wrong: ${field}` })) })
  expect(refusedFor(refused('phone', 'location', 'consent.privacy', 'conversation'), 'Failed.')).toEqual([
    { name: 'phone', message: 'wrong: phone' },
    { name: 'town', message: 'wrong: location' },
    { name: 'agrees', message: 'wrong: consent.privacy' },
  ])
  for (const error of [refused('conversation'), new ApiError(413, ''), new TypeError('no network')])
    expect(refusedFor(error, 'Failed.')).toEqual([{ message: 'Failed.' }])
})
