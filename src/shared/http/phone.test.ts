import { expect, test } from 'vitest'
import { toE164 } from './phone.ts'

test.each([
  ['711 004 350', '+34711004350'],
  ['+34 600 000 000', '+34600000000'],
  ['0044 20 7946 0018', '+442079460018'],
  ['+49 (30) 901820', '+4930901820'],
])('%s is %s', (typed, e164) => expect(toE164(typed)).toBe(e164))

test.each(['12345', '+999 123', '', '++34'])('%s is no number', (typed) => expect(toE164(typed)).toBeUndefined())

test('a number of Spain may have two zeros in its middle', () => expect(toE164('611 000 034')).toBe('+34611000034'))
