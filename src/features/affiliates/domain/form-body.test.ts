import { expect, test } from 'vitest'
import { applicationBody, applicationValues, exampleJobs, mostJobs, simulatedJobs } from './form-body.ts'
import { jobKinds } from './rules.ts'

const typed = new URLSearchParams(
  'businessName= Cala Homes &businessType=estate-agent&contactName=Ana&email=ana@example.com&phone=&consentPrivacy=on',
)

test('an application is read by name, without the blanks around what was typed', () => {
  expect(applicationValues(typed)).toEqual({
    businessName: 'Cala Homes',
    businessType: 'estate-agent',
    contactName: 'Ana',
    email: 'ana@example.com',
    phone: '',
    consentPrivacy: true,
  })
  expect(applicationValues(new URLSearchParams()).consentPrivacy).toBe(false)
})

test('a field that holds a file counts as blank', () => {
  expect(applicationValues({ get: () => new Blob(['x']) })).toMatchObject({ businessName: '', consentPrivacy: false })
})

test('blank fields are left out of the body', () => {
  expect(applicationBody(applicationValues(typed), 'es')).toEqual({
    businessName: 'Cala Homes',
    businessType: 'estate-agent',
    contactName: 'Ana',
    email: 'ana@example.com',
    language: 'es',
    consent: { privacy: true },
  })
})

test('the simulator takes whole numbers from nothing to the most', () => {
  const of = (text: string) => simulatedJobs(new URLSearchParams({ 'jobs-solar': text })).solar
  expect(['3', '0', '-2', '1.5', 'many', '', '99'].map(of)).toEqual([3, 0, 0, 0, 0, 0, mostJobs])
  const none = Object.fromEntries(jobKinds.map((kind) => [kind, 0]))
  expect(simulatedJobs(new URLSearchParams())).toEqual(none)
  // What was typed does not change the example.
  expect(exampleJobs.solar).toBe(1)
})
