import { describe, expect, it } from 'vitest'
import { emptyValues, type FormValues, fieldNames, refinementNames } from './form-values.ts'
import {
  answersByStep,
  fieldsOf,
  firstOpenStep,
  reachableStep,
  stepAfter,
  stepBefore,
  stepIds,
  stepOfField,
  stepOfHash,
} from './steps.ts'

const answered: FormValues = {
  ...emptyValues(),
  town: 'malaga',
  propertyType: 'villa',
  buildYear: '1990',
  occupancy: 'holiday-home',
  consumptionBy: 'kwh',
  annualKwh: '6000',
  existingSystems: ['none'],
  goals: ['independence'],
  budget: 'over-40000',
}

describe('the steps of the configurator', () => {
  it('lead from the town to the review and back', () => {
    const walked = stepIds.slice(1).map((_, index) => stepAfter(stepIds[index] ?? 'town'))
    expect(walked).toEqual(stepIds.slice(1))
    expect(stepAfter('review')).toBe('review')
    expect(stepBefore('town')).toBeUndefined()
    expect(stepBefore('review')).toBe('budget')
  })

  it('every field is asked at exactly one step', () => {
    const asked = stepIds.flatMap((step) => fieldsOf(step))
    expect([...asked].sort()).toEqual([...fieldNames].sort())
    for (const field of fieldNames) expect(fieldsOf(stepOfField(field))).toContain(field)
  })

  it('a test quote asks nobody who they are, but may be refined', () => {
    expect(fieldsOf('review', true)).toEqual(refinementNames)
  })

  it('nobody gets past an open question, by link or by hash', () => {
    expect(firstOpenStep(emptyValues())).toBe('town')
    expect(reachableStep('review', { ...answered, goals: [] })).toBe('goals')
    expect(reachableStep('property', { ...answered, goals: [] })).toBe('property')
    expect(reachableStep('review', answered)).toBe('review')
  })

  it('a hash that is no step is no step', () => {
    expect(stepOfHash('#goals')).toBe('goals')
    expect(stepOfHash('#main')).toBeUndefined()
    expect(stepOfHash('')).toBeUndefined()
  })

  it('gives the answers as they grew, step by step, up to the first open question', () => {
    const grown = answersByStep({ ...answered, existingSystems: [] })
    expect(grown.map(({ step }) => step)).toEqual(['town', 'property', 'occupancy', 'consumption'])
    expect(grown.map(({ answers }) => Object.keys(answers).length)).toEqual([1, 3, 4, 5])
    expect(answersByStep(answered).at(-1)?.answers).toMatchObject({ existingSystems: [], budget: 'over-40000' })
  })
})
