import {
  budgets,
  existingSystems,
  goals,
  occupancies,
  propertyTypes,
  roofTypes,
  towns,
} from '#src/shared/domain/vocabulary.ts'
import type { QuoteAnswers } from './answers.ts'
import { type FieldName, type FormValues, nothing, numberLimits, type RefinementName } from './form-values.ts'
import { localisedNumber } from './localised-number.ts'

/**
 * What is wrong with a field, before anything is sent. The codes are those the API uses for the same mistakes; the API has
 * the last word. This module stands in for the zod contract in the browser, where zod would cost more than the question.
 */
export interface AnswerProblem {
  field: FieldName
  code:
    | 'required'
    | 'not_a_number'
    | 'whole_number'
    | 'too_small'
    | 'too_big'
    | 'consumption_required'
    | 'email_or_phone_required'
    | 'email_invalid'
    | 'phone_invalid'
    | 'consent_required'
}

const words = {
  town: towns,
  propertyType: propertyTypes,
  occupancy: occupancies,
  budget: budgets,
} as const satisfies Record<string, readonly string[]>

/** The problems of these fields, in their order on the screen; empty when all is well. */
export function checkAnswers(values: FormValues, fields: readonly FieldName[]): AnswerProblem[] {
  return fields.flatMap((field) => {
    const code = problemOf(field, values)
    return code ? [{ field, code }] : []
  })
}

function problemOf(field: FieldName, values: FormValues): AnswerProblem['code'] | undefined {
  switch (field) {
    case 'town':
    case 'propertyType':
    case 'occupancy':
    case 'budget':
      return known(words[field], values[field]) === undefined ? 'required' : undefined
    case 'existingSystems':
      return values.existingSystems.some((word) => word === nothing || known(existingSystems, word))
        ? undefined
        : 'required'
    case 'goals':
      return values.goals.some((word) => known(goals, word)) ? undefined : 'required'
    case 'buildYear':
      return values.buildYear === '' ? 'required' : numberProblem('buildYear', values)
    case 'monthlyBillEur':
      if (values.consumptionBy === 'kwh') return undefined
      if (values.monthlyBillEur !== '') return numberProblem('monthlyBillEur', values)
      return values.consumptionBy === 'bill' || values.annualKwh === '' ? 'consumption_required' : undefined
    case 'annualKwh':
      if (values.consumptionBy === 'bill' || (values.consumptionBy === '' && values.annualKwh === '')) return undefined
      return values.annualKwh === '' ? 'consumption_required' : numberProblem('annualKwh', values)
    case 'roofType':
      return values.roofType === '' || known(roofTypes, values.roofType) ? undefined : 'required'
    case 'roofAzimuthDeg':
    case 'roofTiltDeg':
    case 'roofAreaM2':
    case 'areaM2':
    case 'persons':
    case 'poolM3':
    case 'evKmPerYear':
    case 'contractedPowerKw':
      return values[field].trim() === '' ? undefined : numberProblem(field, values)
    case 'name':
      return values.name.trim() === '' ? 'required' : undefined
    case 'email':
      if (values.email.trim() === '' && values.phone.trim() === '') return 'email_or_phone_required'
      return values.email.trim() === '' || looksLikeEmail(values.email) ? undefined : 'email_invalid'
    case 'phone':
      return values.phone.trim() === '' || looksLikePhone(values.phone) ? undefined : 'phone_invalid'
    case 'consentPrivacy':
      return values.consentPrivacy ? undefined : 'consent_required'
  }
}

function numberProblem(field: keyof typeof numberLimits, values: FormValues): AnswerProblem['code'] | undefined {
  const number = localisedNumber(values[field])
  if (number === undefined || Number.isNaN(number)) return 'not_a_number'
  if ((field === 'buildYear' || field === 'persons') && !Number.isInteger(number)) return 'whole_number'
  if (number < numberLimits[field].min) return 'too_small'
  return number > numberLimits[field].max ? 'too_big' : undefined
}

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
/** Six digits or more, with the signs people put between them. */
const looksLikePhone = (text: string) => /^[+\d][\d\s().-]{5,30}$/.test(text.trim())

function known<Word extends string>(list: readonly Word[], word: string): Word | undefined {
  return list.find((candidate) => candidate === word)
}

/** The valid answers among these fields, typed: what the live price is computed from. Invalid or unasked ones are absent. */
export function answersSoFar(values: FormValues, fields: readonly FieldName[]): Partial<QuoteAnswers> {
  const good = fields.filter((field) => problemOf(field, values) === undefined)
  const has = (field: FieldName) => good.includes(field)
  const answers: Partial<QuoteAnswers> = {}
  const town = known(towns, values.town)
  const propertyType = known(propertyTypes, values.propertyType)
  const occupancy = known(occupancies, values.occupancy)
  const budget = known(budgets, values.budget)
  const buildYear = localisedNumber(values.buildYear)
  const bill = localisedNumber(values.monthlyBillEur)
  const kwh = localisedNumber(values.annualKwh)
  if (has('town') && town) answers.town = town
  if (has('propertyType') && propertyType) answers.propertyType = propertyType
  if (has('buildYear') && buildYear !== undefined) answers.buildYear = buildYear
  if (has('occupancy') && occupancy) answers.occupancy = occupancy
  if (has('budget') && budget) answers.budget = budget
  if (has('annualKwh') && values.consumptionBy !== 'bill' && kwh !== undefined) answers.annualKwh = kwh
  else if (has('monthlyBillEur') && values.consumptionBy !== 'kwh' && bill !== undefined) answers.monthlyBillEur = bill
  if (has('existingSystems'))
    answers.existingSystems = values.existingSystems.flatMap((word) => known(existingSystems, word) ?? [])
  if (has('goals')) answers.goals = values.goals.flatMap((word) => known(goals, word) ?? [])
  return { ...answers, ...refinementsIn(values, has) }
}

/** What was refined, without a key for what was not. */
function refinementsIn(values: FormValues, has: (field: RefinementName) => boolean): Partial<QuoteAnswers> {
  const number = (key: string, field: Exclude<RefinementName, 'roofType'>): Record<string, number> => {
    const value = has(field) ? localisedNumber(values[field]) : undefined
    return value === undefined ? {} : { [key]: value }
  }
  const type = has('roofType') ? known(roofTypes, values.roofType) : undefined
  const roof: QuoteAnswers['roof'] = {
    ...(type && { type }),
    ...number('tiltDeg', 'roofTiltDeg'),
    ...number('azimuthDeg', 'roofAzimuthDeg'),
    ...number('areaM2', 'roofAreaM2'),
  }
  return {
    ...(Object.keys(roof).length > 0 && { roof }),
    ...number('areaM2', 'areaM2'),
    ...number('persons', 'persons'),
    ...number('poolM3', 'poolM3'),
    ...number('evKmPerYear', 'evKmPerYear'),
    ...number('contractedPowerKw', 'contractedPowerKw'),
  }
}
