import { expect, test } from 'vitest'
import { consultationRequest } from '#src/features/booking/contract.ts'
import { consultationBody, consultationValues, emptyConsultation } from './form-body.ts'

const typed =
  'topic=heat-pump&mode=video&town=mijas&slot=r1abcde&name= Ana &reach=ana@example.com&consentPrivacy=on&timeZone=Europe/London'

test('a posted form becomes a body that the contract takes', () => {
  const body = consultationBody(consultationValues(new URLSearchParams(typed)), 'es')
  expect(consultationRequest.parse(body)).toMatchObject({
    language: 'es',
    topic: 'heat-pump',
    mode: 'video',
    contact: { name: 'Ana', email: 'ana@example.com' },
    timeZone: 'Europe/London',
  })
})

test('one field takes a phone number as well as an address', () => {
  const values = consultationValues(new URLSearchParams('reach=600 123 123&name=Ana'))
  expect(consultationBody(values, 'en').contact).toEqual({ name: 'Ana', phone: '600 123 123' })
})

test('an empty form is refused at its fields, not taken', () => {
  const parsed = consultationRequest.safeParse(consultationBody(consultationValues(new URLSearchParams()), 'en'))
  const fields = parsed.error?.issues.map(({ path }) => path.join('.'))
  expect(fields).toEqual(expect.arrayContaining(['slot', 'contact.name', 'contact.email', 'consent.privacy']))
})

test('blanks are nothing typed, and what was typed has no blanks around it', () => {
  const blank = consultationValues(new URLSearchParams('topic= &town=&reach= \t&address= &consentPrivacy= '))
  expect(blank).toEqual(emptyConsultation)
  const values = consultationValues(new URLSearchParams('address= Calle Larga 1 &mode=letter'))
  expect([values.address, values.mode]).toEqual(['Calle Larga 1', 'visit'])
  expect(consultationValues({ get: () => new Blob(['x']) })).toEqual(emptyConsultation)
})

test('what was typed goes along, what was not is left out, and nobody is signed up for letters', () => {
  const all = new URLSearchParams('address=Calle Larga 1&quoteToken=q&hold=h&timeZone=Europe/London&consentPrivacy=on')
  expect(consultationBody(consultationValues(all), 'en')).toMatchObject({
    address: 'Calle Larga 1',
    quoteToken: 'q',
    hold: 'h',
    timeZone: 'Europe/London',
    consent: { privacy: true, marketing: false },
  })
  expect(Object.keys(consultationBody(emptyConsultation, 'en')).sort()).toEqual(
    ['consent', 'contact', 'language', 'mode', 'slot', 'topic', 'town'].sort(),
  )
  expect(consultationBody(emptyConsultation, 'en').contact).toEqual({ name: '' })
})

test('where the house is goes along for a visit alone', () => {
  const call = consultationValues(new URLSearchParams('address=Calle Larga 1&mode=video'))
  expect(consultationBody(call, 'en')).not.toHaveProperty('address')
})
