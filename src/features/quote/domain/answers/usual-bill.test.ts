import { describe, expect, it } from 'vitest'
import { billWithAbsencesEur, usualBillEur } from './usual-bill.ts'

describe('the usual bill', () => {
  it('falls with the days that a home stands empty', () => {
    expect(usualBillEur('mixed-use')).toBeLessThan(usualBillEur('full-time'))
    expect(usualBillEur('holiday-home')).toBeLessThan(usualBillEur('mixed-use'))
    expect(billWithAbsencesEur(165, 'holiday-home')).toBeLessThan(billWithAbsencesEur(165, 'mixed-use'))
  })

  it('is that of a home lived in until the visitor has said', () => {
    expect(usualBillEur('')).toBe(usualBillEur('full-time'))
    expect(billWithAbsencesEur(165, 'full-time')).toBe(165)
  })
})
