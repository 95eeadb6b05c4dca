import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersShape } from '#src/features/quote/contract.ts'
import { anyAnswers } from '#tests/arbitrary-answers.ts'
import type { QuoteAnswers } from './answers.ts'
import { bodyFromValues } from './form-body.ts'
import { emptyValues, type FormValues } from './form-values.ts'
import { handsOver, queryOfAnswers, withHandedOver } from './handed-over.ts'
import { firstOpenStep } from './steps.ts'

const begun: FormValues = {
  ...emptyValues(),
  town: 'estepona',
  goals: ['cooling'],
  roofAreaM2: '12',
  name: 'Ana',
  email: 'ana@example.com',
  consentPrivacy: true,
}

describe('a hint handed over by a link', () => {
  it('fills the town and the bill and leaves the rest', () => {
    const query = new URLSearchParams('town=mijas&monthlyBillEur=165')
    expect(handsOver(query)).toBe(true)
    expect(withHandedOver(begun, query)).toEqual({
      ...begun,
      town: 'mijas',
      monthlyBillEur: '165',
      consumptionBy: 'bill',
    })
  })

  it('takes the kWh of a bill and its contracted power', () => {
    const query = new URLSearchParams('annualKwh=5400&contractedPowerKw=6.9')
    expect(withHandedOver(emptyValues(), query)).toMatchObject({
      annualKwh: '5400',
      consumptionBy: 'kwh',
      contractedPowerKw: '6.9',
    })
  })

  it('nothing handed over changes nothing', () => {
    const query = new URLSearchParams('utm_source=x')
    expect(handsOver(query)).toBe(false)
    expect(withHandedOver(begun, query)).toEqual(begun)
  })
})

describe('a whole quote handed over by its own link', () => {
  const toTwoDecimals = (value: number | undefined) =>
    value === undefined ? undefined : Math.round(value * 100) / 100 || 0
  const rounded = ({ roof, ...answers }: QuoteAnswers): unknown =>
    answersShape.parse({
      ...answers,
      existingSystems: [...new Set(answers.existingSystems)],
      goals: [...new Set(answers.goals)],
      // kWh win over the bill, as in the contract.
      monthlyBillEur: answers.annualKwh === undefined ? toTwoDecimals(answers.monthlyBillEur) : undefined,
      annualKwh: toTwoDecimals(answers.annualKwh),
      areaM2: toTwoDecimals(answers.areaM2),
      poolM3: toTwoDecimals(answers.poolM3),
      evKmPerYear: toTwoDecimals(answers.evKmPerYear),
      contractedPowerKw: toTwoDecimals(answers.contractedPowerKw),
      ...(roof &&
        Object.values(roof).some((value) => value !== undefined) && {
          roof: {
            type: roof.type,
            tiltDeg: toTwoDecimals(roof.tiltDeg),
            azimuthDeg: toTwoDecimals(roof.azimuthDeg),
            areaM2: toTwoDecimals(roof.areaM2),
          },
        }),
    })

  it('brings back every answer and every refinement', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const values = withHandedOver(begun, queryOfAnswers(answers))
        expect(firstOpenStep(values)).toBe('review')
        const body = bodyFromValues(values, { language: 'en', test: true })
        expect(answersShape.parse(body)).toEqual(rounded(answers))
      }),
    )
  })

  it('takes the place of the draft, not of the person', () => {
    const query = queryOfAnswers({
      town: 'mijas',
      propertyType: 'villa',
      buildYear: 1990,
      occupancy: 'full-time',
      existingSystems: [],
      goals: ['lower-bills'],
      budget: 'not-sure',
      monthlyBillEur: 120,
    })
    expect(withHandedOver(begun, query)).toMatchObject({
      town: 'mijas',
      goals: ['lower-bills'],
      existingSystems: ['none'],
      roofAreaM2: '',
      name: 'Ana',
      consentPrivacy: true,
    })
  })

  it('takes no person from a link', () => {
    const query = new URLSearchParams(
      queryOfAnswers({
        town: 'mijas',
        propertyType: 'villa',
        buildYear: 1990,
        occupancy: 'full-time',
        existingSystems: [],
        goals: ['lower-bills'],
        budget: 'not-sure',
        monthlyBillEur: 120,
      }),
    )
    query.set('name', 'Mallory')
    query.set('consentPrivacy', 'on')
    expect(withHandedOver(emptyValues(), query)).toMatchObject({ name: '', consentPrivacy: false })
  })
})
