import { describe, expect, it } from 'vitest'
import { answerLimits } from './answers.ts'
import { answersSoFar, checkAnswers } from './check-answers.ts'
import { emptyValues, type FormValues, fieldNames } from './form-values.ts'

const good: FormValues = {
  ...emptyValues(),
  town: 'mijas',
  propertyType: 'townhouse',
  buildYear: '2004',
  occupancy: 'full-time',
  consumptionBy: 'bill',
  monthlyBillEur: '98,40',
  existingSystems: ['none'],
  goals: ['cooling'],
  budget: 'not-sure',
  name: 'Jo',
  phone: '600 123 456',
  consentPrivacy: true,
}
const codes = (changed: Partial<FormValues>) =>
  checkAnswers({ ...good, ...changed }, fieldNames).map(({ field, code }) => `${field}:${code}`)

describe('checking answers before they are sent', () => {
  it('a good form has no problem', () => {
    expect(codes({})).toEqual([])
  })

  it('an empty form names every question once, in the order of the screen', () => {
    expect(checkAnswers(emptyValues(), fieldNames).map(({ field, code }) => `${field}:${code}`)).toEqual([
      'town:required',
      'propertyType:required',
      'buildYear:required',
      'occupancy:required',
      'monthlyBillEur:consumption_required',
      'existingSystems:required',
      'goals:required',
      'budget:required',
      'name:required',
      'email:email_or_phone_required',
      'consentPrivacy:consent_required',
    ])
  })

  it('a word outside the vocabulary is no answer', () => {
    expect(codes({ town: 'atlantis' })).toEqual(['town:required'])
    expect(codes({ goals: ['world-peace'] })).toEqual(['goals:required'])
    expect(codes({ existingSystems: ['windmill'] })).toEqual(['existingSystems:required'])
    expect(codes({ existingSystems: ['windmill', 'pool'] })).toEqual([])
  })

  it.each([
    [{ buildYear: String(answerLimits.buildYear.min) }, []],
    [{ buildYear: String(answerLimits.buildYear.min - 1) }, ['buildYear:too_small']],
    [{ buildYear: '3024' }, ['buildYear:too_big']],
    [{ buildYear: '1998,5' }, ['buildYear:whole_number']],
    [{ buildYear: 'old' }, ['buildYear:not_a_number']],
    [{ monthlyBillEur: '-20' }, ['monthlyBillEur:too_small']],
    [{ monthlyBillEur: '5.001' }, ['monthlyBillEur:too_big']],
    [{ monthlyBillEur: '' }, ['monthlyBillEur:consumption_required']],
    [{ consumptionBy: 'kwh' }, ['annualKwh:consumption_required']],
    [{ consumptionBy: 'kwh', annualKwh: '99' }, ['annualKwh:too_small']],
    [{ consumptionBy: 'kwh', annualKwh: '5.400' }, []],
    [{ consumptionBy: 'kwh', annualKwh: '5.400', monthlyBillEur: 'nonsense' }, []],
  ] satisfies [Partial<FormValues>, string[]][])('%o gives %o', (changed, expected) => {
    expect(codes(changed)).toEqual(expected)
  })

  it.each([
    ['either number will do', { annualKwh: '4200' }, []],
    ['both numbers will do', { annualKwh: '4200', monthlyBillEur: '90' }, []],
    ['none will not', {}, ['monthlyBillEur:consumption_required']],
    ['a bad one is named', { annualKwh: '99' }, ['annualKwh:too_small']],
    ['a bad one is named beside a good bill', { annualKwh: '99', monthlyBillEur: '90' }, ['annualKwh:too_small']],
  ] satisfies [string, Partial<FormValues>, string[]][])(
    'where the form does not ask which number is given, %s',
    (_, changed, expected) => {
      expect(codes({ consumptionBy: '', monthlyBillEur: '', ...changed })).toEqual(expected)
    },
  )

  it('who chose the bill gives the bill, whatever else is filled in', () => {
    expect(codes({ monthlyBillEur: '', annualKwh: '4200' })).toEqual(['monthlyBillEur:consumption_required'])
    expect(codes({ annualKwh: 'nonsense' })).toEqual([])
  })

  it('blanks are nothing: no name, no way to be reached, no refinement', () => {
    expect(codes({ name: '  ' })).toEqual(['name:required'])
    expect(codes({ email: '  ', phone: '' })).toEqual(['email:email_or_phone_required'])
    expect(codes({ email: '', phone: '  ' })).toEqual(['email:email_or_phone_required'])
    expect(codes({ email: '  ' })).toEqual([])
    expect(codes({ email: 'jo@example.com', phone: '  ' })).toEqual([])
    expect(codes({ persons: '  ', roofTiltDeg: ' ' })).toEqual([])
  })

  it('one way to be reached is enough, and each must look like one', () => {
    expect(codes({ phone: '', email: '' })).toEqual(['email:email_or_phone_required'])
    expect(codes({ phone: '', email: 'jo@example.com' })).toEqual([])
    expect(codes({ email: 'jo@example' })).toEqual(['email:email_invalid'])
    expect(codes({ phone: 'ask me' })).toEqual(['phone:phone_invalid'])
  })

  it('the answers so far hold the valid ones alone, typed', () => {
    expect(answersSoFar({ ...good, buildYear: 'old' }, fieldNames)).toEqual({
      town: 'mijas',
      propertyType: 'townhouse',
      occupancy: 'full-time',
      monthlyBillEur: 98.4,
      existingSystems: [],
      goals: ['cooling'],
      budget: 'not-sure',
    })
    expect(answersSoFar(emptyValues(), fieldNames)).toEqual({})
    expect(Object.keys(answersSoFar(emptyValues(), fieldNames))).toEqual([])
  })

  it('the answers so far hold none that was not asked yet', () => {
    expect(Object.keys(answersSoFar({ ...good, annualKwh: '4.200' }, ['propertyType']))).toEqual(['propertyType'])
    expect(Object.keys(answersSoFar({ ...good, annualKwh: '4.200' }, ['monthlyBillEur', 'annualKwh']))).toEqual([
      'monthlyBillEur',
    ])
    expect(
      Object.keys(answersSoFar({ ...good, consumptionBy: 'kwh', annualKwh: '4.200' }, ['monthlyBillEur'])),
    ).toEqual([])
  })

  it('kWh win over the bill when they are what was chosen', () => {
    const answers = answersSoFar({ ...good, consumptionBy: 'kwh', annualKwh: '4.200' }, fieldNames)
    expect(answers.annualKwh).toBe(4200)
    expect(answers).not.toHaveProperty('monthlyBillEur')
  })
})
