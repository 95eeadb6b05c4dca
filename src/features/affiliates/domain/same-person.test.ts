import { describe, expect, it, test } from 'vitest'
import { codeStem } from './code.ts'
import { isSameAddress, isSamePerson } from './same-person.ts'

describe('the customer is the partner', () => {
  const ana = { email: 'ana@example.com', phone: '+34600000001' }
  it('by the e-mail in any case, or by the phone number', () => {
    expect(isSamePerson(ana, { email: 'Ana@Example.com', phone: null })).toBe(true)
    expect(isSamePerson({ email: 'ANA@example.com', phone: null }, ana)).toBe(true)
    expect(isSamePerson(ana, { email: null, phone: '+34600000001' })).toBe(true)
    expect(isSamePerson(ana, { email: 'bea@example.com', phone: '+34600000001' })).toBe(true)
  })
  it('not by what neither has given, nor by another’s', () => {
    expect(isSamePerson({ email: null, phone: null }, { email: null, phone: null })).toBe(false)
    expect(isSamePerson(ana, { email: null, phone: null })).toBe(false)
    expect(isSamePerson(ana, { email: 'bea@example.com', phone: '+34600000002' })).toBe(false)
  })
})

describe('two addresses are one', () => {
  it('when their letters and digits are, whatever accents, case and commas', () => {
    expect(isSameAddress('Calle Málaga, 12, 3 B', 'calle malaga 12 3b')).toBe(true)
    expect(isSameAddress('Calle Málaga, 12', 'Calle Málaga, 13')).toBe(false)
  })
  it('not when they are too short to be one, or one is missing', () => {
    expect(isSameAddress('Málaga 12', 'malaga 12')).toBe(false)
    expect(isSameAddress('Málagas 123', 'malagas 123')).toBe(true)
    expect(isSameAddress('Calle Málaga, 12', null)).toBe(false)
    expect(isSameAddress(undefined, 'Calle Málaga, 12')).toBe(false)
    expect(isSameAddress('', '')).toBe(false)
  })
})

test.each([
  ['La Cala Homes', 'CALA'],
  ['Mas y Ríos', 'MAS'],
  ['Peñón-Inmobiliaria', 'PENON'],
  ['Administradores de fincas', 'ADMINISTRADO'],
  ['A & B', 'PARTNER'],
  ['', 'PARTNER'],
  ['24x7 Pools', '24X7'],
])('the code of %j begins with %s', (name, stem) => {
  expect(codeStem(name)).toBe(stem)
})
