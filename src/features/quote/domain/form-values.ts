import { answerLimits } from './answers.ts'

/**
 * What a form holds, as the visitor typed it. The configurator's draft, the page without JavaScript and the form that the
 * server sends back with its errors all speak this shape.
 */
export interface FormValues {
  town: string
  propertyType: string
  buildYear: string
  occupancy: string
  /** Which of the two numbers the visitor chose to give; '' when the form did not ask (then both may be filled). */
  consumptionBy: '' | 'bill' | 'kwh'
  monthlyBillEur: string
  annualKwh: string
  /** Words of the contract, or 'none' for "nothing of these". */
  existingSystems: string[]
  goals: string[]
  budget: string
  /** Read off a bill elsewhere on the site; never asked here. */
  contractedPowerKw: string
  name: string
  email: string
  phone: string
  consentPrivacy: boolean
  consentMarketing: boolean
}

export const fieldNames = [
  'town',
  'propertyType',
  'buildYear',
  'occupancy',
  'monthlyBillEur',
  'annualKwh',
  'existingSystems',
  'goals',
  'budget',
  'name',
  'email',
  'phone',
  'consentPrivacy',
] as const
/** A field that an error can stand at. */
export type FieldName = (typeof fieldNames)[number]

/** The choice "nothing of these": an answer on the screen, an empty list in the contract. */
export const nothing = 'none'

export function emptyValues(): FormValues {
  return {
    town: '',
    propertyType: '',
    buildYear: '',
    occupancy: '',
    consumptionBy: '',
    monthlyBillEur: '',
    annualKwh: '',
    existingSystems: [],
    goals: [],
    budget: '',
    contractedPowerKw: '',
    name: '',
    email: '',
    phone: '',
    consentPrivacy: false,
    consentMarketing: false,
  }
}

/** The number fields of a form with the limits that the API has for them. */
export const numberLimits = {
  buildYear: answerLimits.buildYear,
  monthlyBillEur: answerLimits.monthlyBillEur,
  annualKwh: answerLimits.annualKwh,
} as const
