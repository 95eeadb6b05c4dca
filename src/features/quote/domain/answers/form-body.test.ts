import { describe, expect, it } from 'vitest'
import { quoteRequest } from '#src/features/quote/contract.ts'
import { answersFromForm, bodyFromValues, valuesFromForm } from './form-body.ts'
import { emptyValues } from './form-values.ts'

const complete =
  'language=es&town=marbella&propertyType=villa&buildYear=1998&occupancy=mixed-use&monthlyBillEur=165%2C50&annualKwh=' +
  '&existingSystems=pool&existingSystems=air-conditioning&goals=lower-bills&goals=blackout-protection&budget=10000-20000' +
  '&name=Ana+Ruiz&email=ana%40example.com&phone=&consentPrivacy=on'

describe('a posted form as the body of the API', () => {
  it('a whole form passes the contract as it is', () => {
    const body = answersFromForm(new URLSearchParams(complete))
    const parsed = quoteRequest.parse(body)
    expect(parsed).toMatchObject({
      language: 'es',
      town: 'marbella',
      buildYear: 1998,
      monthlyBillEur: 165.5,
      existingSystems: ['pool', 'air-conditioning'],
      goals: ['lower-bills', 'blackout-protection'],
      contact: { name: 'Ana Ruiz', email: 'ana@example.com' },
      consent: { privacy: true, marketing: false },
      test: false,
    })
    expect(parsed.annualKwh).toBeUndefined()
  })

  it('FormData reads the same as a query', () => {
    const data = new FormData()
    for (const [name, value] of new URLSearchParams(complete)) data.append(name, value)
    expect(answersFromForm(data)).toEqual(answersFromForm(new URLSearchParams(complete)))
  })

  it('a blank field is absent, a number that cannot be read stays at its field for the contract to refuse', () => {
    const body = answersFromForm(new URLSearchParams('town=&buildYear=old&monthlyBillEur=lots'))
    expect(body).not.toHaveProperty('town')
    expect(body.buildYear).toBe('old')
    const parsed = quoteRequest.safeParse(body)
    expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toEqual(
      expect.arrayContaining(['town', 'buildYear', 'monthlyBillEur', 'goals']),
    )
  })

  it('without a box ticked there is no consent, and the contract says so', () => {
    const parsed = quoteRequest.safeParse(
      answersFromForm(new URLSearchParams(complete.replace('&consentPrivacy=on', ''))),
    )
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(['consent_required'])
  })

  it('a test form needs no person', () => {
    const form = new URLSearchParams(complete)
    for (const name of ['name', 'email', 'phone', 'consentPrivacy']) form.delete(name)
    form.set('test', 'true')
    const parsed = quoteRequest.parse(answersFromForm(form))
    expect(parsed.test).toBe(true)
    expect(parsed.contact).toBeUndefined()
  })

  it('of bill and kWh only the chosen one is sent', () => {
    const both = { ...emptyValues(), monthlyBillEur: '165', annualKwh: '5.400' }
    const sent = (consumptionBy: '' | 'bill' | 'kwh') =>
      bodyFromValues({ ...both, consumptionBy }, { language: 'en', test: false })
    expect(sent('bill')).not.toHaveProperty('annualKwh')
    expect(sent('kwh')).not.toHaveProperty('monthlyBillEur')
    expect(sent('kwh').annualKwh).toBe(5400)
    expect(sent('')).toMatchObject({ monthlyBillEur: 165, annualKwh: 5400 })
  })

  it('what was refined goes to its place in the contract, and only that', () => {
    const refined = `${complete}&roofType=flat&roofAzimuthDeg=-45&roofTiltDeg=&roofAreaM2=64&areaM2=1.200&persons=5&poolM3=48%2C5&contractedPowerKw=6%2C9`
    const parsed = quoteRequest.parse(answersFromForm(new URLSearchParams(refined)))
    expect(parsed).toMatchObject({ areaM2: 1200, persons: 5, poolM3: 48.5, contractedPowerKw: 6.9 })
    expect(parsed.roof).toEqual({ type: 'flat', azimuthDeg: -45, areaM2: 64 })
    expect(answersFromForm(new URLSearchParams(complete))).not.toHaveProperty('roof')
  })

  it('a refinement that cannot be read is refused at its field', () => {
    const bad = `${complete}&roofType=thatch&roofAreaM2=big&persons=2%2C5`
    const parsed = quoteRequest.safeParse(answersFromForm(new URLSearchParams(bad)))
    expect(parsed.error?.issues.map((issue) => issue.path.join('.')).sort()).toEqual([
      'persons',
      'roof.areaM2',
      'roof.type',
    ])
  })

  it('"none of these" is an empty list, and a word sent twice counts once', () => {
    const form = new URLSearchParams('existingSystems=none&goals=cooling&goals=cooling')
    expect(answersFromForm(form)).toMatchObject({ existingSystems: [], goals: ['cooling'] })
  })

  it('what was typed comes back as it was typed', () => {
    const values = valuesFromForm(new URLSearchParams('buildYear=old&name=%3Cb%3E&monthlyBillEur=1.200'))
    expect(values).toMatchObject({ buildYear: 'old', name: '<b>', monthlyBillEur: '1.200', consentPrivacy: false })
  })

  it('an unknown language is English, an unknown field is ignored', () => {
    const body = answersFromForm(new URLSearchParams('language=xx&role=admin'))
    expect(body.language).toBe('en')
    expect(body).not.toHaveProperty('role')
  })
})
