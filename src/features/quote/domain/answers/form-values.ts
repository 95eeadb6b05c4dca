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
  /** The refinements: '' means that the default stands. */
  roofType: string
  roofAzimuthDeg: string
  roofTiltDeg: string
  roofAreaM2: string
  areaM2: string
  persons: string
  poolM3: string
  evKmPerYear: string
  contractedPowerKw: string
  name: string
  email: string
  phone: string
  consentPrivacy: boolean
  consentMarketing: boolean
}

/** What can be refined after the eight answers, in the order of the screen. None of them has to be answered. */
export const refinementNames = [
  'roofType',
  'roofAzimuthDeg',
  'roofTiltDeg',
  'roofAreaM2',
  'areaM2',
  'persons',
  'poolM3',
  'evKmPerYear',
  'contractedPowerKw',
] as const
export type RefinementName = (typeof refinementNames)[number]

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
  ...refinementNames,
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
    ...noRefinements(),
    name: '',
    email: '',
    phone: '',
    consentPrivacy: false,
    consentMarketing: false,
  }
}

export function noRefinements(): Pick<FormValues, RefinementName> {
  return {
    roofType: '',
    roofAzimuthDeg: '',
    roofTiltDeg: '',
    roofAreaM2: '',
    areaM2: '',
    persons: '',
    poolM3: '',
    evKmPerYear: '',
    contractedPowerKw: '',
  }
}

/** The number fields of a form with the limits that the API has for them. */
export const numberLimits = {
  buildYear: answerLimits.buildYear,
  monthlyBillEur: answerLimits.monthlyBillEur,
  annualKwh: answerLimits.annualKwh,
  roofAzimuthDeg: answerLimits.azimuthDeg,
  roofTiltDeg: answerLimits.tiltDeg,
  roofAreaM2: answerLimits.roofAreaM2,
  areaM2: answerLimits.areaM2,
  persons: answerLimits.persons,
  poolM3: answerLimits.poolM3,
  evKmPerYear: answerLimits.evKmPerYear,
  contractedPowerKw: answerLimits.contractedPowerKw,
} as const
