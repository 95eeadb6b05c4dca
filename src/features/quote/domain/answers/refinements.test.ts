import { describe, expect, it } from 'vitest'
import { answersSoFar, checkAnswers } from './check-answers.ts'
import { fillHome } from './defaults.ts'
import { emptyValues, type FormValues, fieldNames, refinementNames } from './form-values.ts'
import { assumedOf, isRefined, refinementsAsked, withAskedRefinements } from './refinements.ts'
import { answersByStep } from './steps.ts'

const villa: FormValues = {
  ...emptyValues(),
  town: 'mijas',
  propertyType: 'villa',
  buildYear: '1990',
  occupancy: 'mixed-use',
  consumptionBy: 'bill',
  monthlyBillEur: '120',
  existingSystems: ['none'],
  goals: ['lower-bills'],
  budget: 'not-sure',
}

describe('the refinements', () => {
  it('ask about a pool only with a pool, about a car only with a car', () => {
    expect(refinementsAsked(villa)).not.toContain('poolM3')
    expect(refinementsAsked({ ...villa, existingSystems: ['pool'] })).toContain('poolM3')
    expect(refinementsAsked({ ...villa, goals: ['pool-heating'] })).toContain('poolM3')
    expect(refinementsAsked(villa)).not.toContain('evKmPerYear')
    expect(refinementsAsked({ ...villa, goals: ['ev-charging'] })).toContain('evKmPerYear')
    expect(refinementsAsked({ ...villa, existingSystems: ['ev-charger', 'pool'] })).toEqual(refinementNames)
  })

  it('a pool that is gone no longer counts, and is not an error either', () => {
    const gone = { ...villa, poolM3: '9999', roofAreaM2: '40' }
    expect(withAskedRefinements(gone)).toMatchObject({ poolM3: '', roofAreaM2: '40' })
    expect(checkAnswers(withAskedRefinements(gone), refinementNames)).toEqual([])
    expect(answersByStep(gone).at(-1)?.answers).not.toHaveProperty('poolM3')
  })

  it('count in the price of every step', () => {
    const refined = { ...villa, roofAreaM2: '18 m²', contractedPowerKw: '6,9' }
    for (const { answers } of answersByStep(refined))
      expect(answers).toMatchObject({ roof: { areaM2: 18 }, contractedPowerKw: 6.9 })
  })

  it('left blank, the home is exactly what the questions say it is taken for', () => {
    for (const roofType of ['', 'flat', 'tile', 'other']) {
      const { town, propertyType, occupancy, budget, ...rest } = answersSoFar({ ...villa, roofType }, fieldNames)
      if (!town || !propertyType || !occupancy || !budget) throw new Error('the villa is answered')
      const home = fillHome({
        town,
        propertyType,
        occupancy,
        budget,
        buildYear: 1990,
        existingSystems: ['pool'],
        goals: ['lower-bills'],
        ...(rest.roof && { roof: rest.roof }),
      })
      expect(assumedOf({ ...villa, roofType })).toEqual({
        areaM2: home.areaM2,
        persons: home.persons,
        poolM3: home.poolM3,
        roof: home.roof,
        evKmPerYear: home.evKmPerYear,
      })
    }
    for (const unknown of [{ propertyType: '' }, { occupancy: '' }, { propertyType: '', occupancy: '' }])
      expect(assumedOf({ ...villa, ...unknown })).toBeUndefined()
  })

  it.each([
    [{ roofAreaM2: '-1' }, ['roofAreaM2:too_small']],
    [{ areaM2: '19' }, ['areaM2:too_small']],
    [{ areaM2: '220 m²' }, []],
    [{ persons: '2,5' }, ['persons:whole_number']],
    [{ persons: 'many' }, ['persons:not_a_number']],
    [{ poolM3: '501' }, ['poolM3:too_big']],
    [{ evKmPerYear: '12.000 km' }, []],
    [{ contractedPowerKw: '5,75' }, []],
    [{ contractedPowerKw: '0' }, ['contractedPowerKw:too_small']],
    [{ roofType: 'thatch' }, ['roofType:required']],
    [{ roofAzimuthDeg: '-135', roofTiltDeg: '45' }, []],
    [{ roofTiltDeg: '91' }, ['roofTiltDeg:too_big']],
  ] satisfies [Partial<FormValues>, string[]][])('%o gives %o', (changed, expected) => {
    const found = checkAnswers({ ...villa, ...changed }, refinementNames)
    expect(found.map(({ field, code }) => `${field}:${code}`)).toEqual(expected)
  })

  it('know whether anything was refined', () => {
    expect(isRefined(villa)).toBe(false)
    expect(isRefined({ ...villa, persons: '5' })).toBe(true)
  })
})
