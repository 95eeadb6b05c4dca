import { expect, test } from 'vitest'
import { reasonText } from './staff-reasons.ts'

test('the programme’s own reasons are read in the language of staff, and somebody’s words stay theirs', () => {
  expect(reasonText('payout of 2026-12', 'es')).toBe('pago de diciembre de 2026')
  expect(reasonText('first: us', 'es')).toBe('el cliente ya había venido a nosotros')
  expect(reasonText('The customer paid twice.', 'es')).toBe('The customer paid twice.')
})
