import { describe, expect, it } from 'vitest'
import { partnerCodeIn, toPartnerCode } from './partner-code.ts'

describe('a partner code', () => {
  it('is kept in capitals, however it was typed', () => {
    expect(toPartnerCode(' costa-7 ')).toBe('COSTA-7')
  })
  it('is read from a link, beside whatever else the link carries', () => {
    expect(partnerCodeIn('?utm_source=x&p=costa-7')).toBe('COSTA-7')
  })
  it.each(['', '-', 'a', 'costa 7', 'costa-', '<b>', 'x'.repeat(41), null, undefined])('is not %j', (typed) => {
    expect(toPartnerCode(typed)).toBeUndefined()
  })
})
