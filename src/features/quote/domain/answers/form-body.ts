import { emptyValues, type FormValues, nothing, refinementNames } from './form-values.ts'
import { localisedNumber } from './localised-number.ts'

/** A form read by name: what FormData and URLSearchParams have in common. */
interface Fields {
  get(name: string): unknown
  getAll(name: string): unknown[]
}

/**
 * The JSON body of POST /api/quotes (contract.ts) as far as the form was filled. Blank fields are left out; a number that
 * cannot be read stays text, so that the contract refuses it at its field instead of losing what was typed.
 */
export interface QuoteBody {
  language: string
  town?: string
  propertyType?: string
  buildYear?: number | string
  occupancy?: string
  existingSystems: string[]
  goals: string[]
  budget?: string
  monthlyBillEur?: number | string
  annualKwh?: number | string
  areaM2?: number | string
  persons?: number | string
  roof?: {
    type?: string
    azimuthDeg?: number | string
    tiltDeg?: number | string
    areaM2?: number | string
  }
  poolM3?: number | string
  evKmPerYear?: number | string
  contractedPowerKw?: number | string
  contact?: { name: string; email?: string; phone?: string }
  consent?: { privacy: boolean; marketing: boolean }
  test: boolean
}

/** The values of a posted form under the field names of the page without JavaScript. Files and unknown fields are ignored. */
export function valuesFromForm(form: Fields): FormValues {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const list = (name: string) => {
    const words = form.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '')
    return [...new Set(words)]
  }
  const by = text('consumptionBy')
  const values = emptyValues()
  for (const name of refinementNames) values[name] = text(name)
  return {
    ...values,
    town: text('town'),
    propertyType: text('propertyType'),
    buildYear: text('buildYear'),
    occupancy: text('occupancy'),
    consumptionBy: by === 'bill' || by === 'kwh' ? by : '',
    monthlyBillEur: text('monthlyBillEur'),
    annualKwh: text('annualKwh'),
    existingSystems: list('existingSystems'),
    goals: list('goals'),
    budget: text('budget'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    consentPrivacy: ticked(text('consentPrivacy')),
    consentMarketing: ticked(text('consentMarketing')),
  }
}

/** The body of a posted form: its values, its language and whether it is a test. */
export function answersFromForm(form: Fields): QuoteBody {
  const language = form.get('language')
  const test = form.get('test')
  return bodyFromValues(valuesFromForm(form), {
    language: language === 'es' ? 'es' : 'en',
    test: typeof test === 'string' && ticked(test),
  })
}

const numberNames = [
  'buildYear',
  'monthlyBillEur',
  'annualKwh',
  'areaM2',
  'persons',
  'poolM3',
  'evKmPerYear',
  'contractedPowerKw',
] as const

/** The body of what a form holds. Of bill and kWh only the one that the visitor chose is sent. */
export function bodyFromValues(values: FormValues, { language, test }: { language: string; test: boolean }): QuoteBody {
  const body: QuoteBody = {
    language,
    existingSystems: values.existingSystems.filter((word) => word !== nothing),
    goals: [...values.goals],
    test,
  }
  for (const name of ['town', 'propertyType', 'occupancy', 'budget'] as const)
    if (values[name] !== '') body[name] = values[name]
  for (const name of numberNames) {
    if (name === 'monthlyBillEur' && values.consumptionBy === 'kwh') continue
    if (name === 'annualKwh' && values.consumptionBy === 'bill') continue
    const number = numberOrText(values[name])
    if (number !== undefined) body[name] = number
  }
  const roof = roofOf(values)
  if (Object.keys(roof).length > 0) body.roof = roof
  const { name, email, phone } = values
  if (name || email || phone) body.contact = { name, ...(email && { email }), ...(phone && { phone }) }
  if (!test) body.consent = { privacy: values.consentPrivacy, marketing: values.consentMarketing }
  return body
}

function roofOf(values: FormValues): NonNullable<QuoteBody['roof']> {
  const azimuthDeg = numberOrText(values.roofAzimuthDeg)
  const tiltDeg = numberOrText(values.roofTiltDeg)
  const areaM2 = numberOrText(values.roofAreaM2)
  return {
    ...(values.roofType !== '' && { type: values.roofType }),
    ...(azimuthDeg !== undefined && { azimuthDeg }),
    ...(tiltDeg !== undefined && { tiltDeg }),
    ...(areaM2 !== undefined && { areaM2 }),
  }
}

function numberOrText(text: string): number | string | undefined {
  const number = localisedNumber(text)
  return Number.isNaN(number) ? text : number
}

function ticked(value: string): boolean {
  return ['on', 'true', '1', 'yes'].includes(value)
}
