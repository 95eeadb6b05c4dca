import { describe, expect, it } from 'vitest'
import { readMessage } from './read-message.ts'

const words = (message: string) => readMessage(message).map(({ folded }) => folded)

describe('what instruments show', () => {
  it('is named when it is dangerous at electrics', () => {
    expect(words('isolator at 94 °C')).toContain('measuredheat')
    expect(words('está a 90 grados')).toContain('measuredheat')
    expect(words('room is 24 °C')).not.toContain('measuredheat')
    expect(words('87 V between ladder and earth')).toContain('measuredvolts')
    expect(words('12 V lamp')).not.toContain('measuredvolts')
    expect(words('140 ppm')).toContain('measuredmonoxide')
  })
  it('is an error code when it looks like one', () => {
    expect(words('hob shows E4')).toEqual(['hob', 'shows', 'errorcode'])
    expect(words('B2 is the flat')).not.toContain('errorcode')
  })
})

it('joins spelled words, reads figures as letters and shortens long runs', () => {
  expect(words('s.m.o.k.e')).toEqual(['smoke'])
  expect(words('f1re')).toEqual(['fire'])
  expect(words('smoooooke')).toEqual(['smoke'])
})
