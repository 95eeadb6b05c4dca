import type { QuoteAnswers } from './answers.ts'
import { valuesFromForm } from './form-body.ts'
import { type FormValues, nothing, refinementNames } from './form-values.ts'

/**
 * Answers that a link hands to the configurator in its query, under the field names of the form: one or two of them from the
 * home page or a bill, several from a calculator, all of them from a saved quote. Nothing that names a person travels this way.
 */

/** A query with these is a whole quote, not a hint. */
const whole = ['town', 'propertyType', 'buildYear', 'occupancy', 'existingSystems', 'goals', 'budget']

/** The query that brings back every answer of a quote, refinements included. */
export function queryOfAnswers(answers: QuoteAnswers): URLSearchParams {
  const { town, propertyType, buildYear, occupancy, existingSystems, goals, budget, roof = {} } = answers
  const query = new URLSearchParams({ town, propertyType, buildYear: String(buildYear), occupancy })
  const use = answers.annualKwh === undefined ? 'monthlyBillEur' : 'annualKwh'
  query.set('consumptionBy', use === 'annualKwh' ? 'kwh' : 'bill')
  for (const word of existingSystems.length > 0 ? existingSystems : [nothing]) query.append('existingSystems', word)
  for (const word of goals) query.append('goals', word)
  query.set('budget', budget)
  if (roof.type) query.set('roofType', roof.type)
  const numbers = {
    [use]: answers[use],
    roofAzimuthDeg: roof.azimuthDeg,
    roofTiltDeg: roof.tiltDeg,
    roofAreaM2: roof.areaM2,
    areaM2: answers.areaM2,
    persons: answers.persons,
    poolM3: answers.poolM3,
    evKmPerYear: answers.evKmPerYear,
    contractedPowerKw: answers.contractedPowerKw,
  }
  // Two decimals at most: three after a point would be read as thousands.
  for (const [name, value] of Object.entries(numbers))
    if (value !== undefined) query.set(name, String(Math.round(value * 100) / 100))
  return query
}

/** Single answers that a query may hand over one by one. */
const single = ['town', 'propertyType', 'buildYear', 'occupancy', 'budget', ...refinementNames] as const

/**
 * The values with what the query hands over. A whole quote takes the place of every answer. Otherwise each answer named takes the place of
 * its own, and systems and goals are added to those there are: who comes from two calculators wants both. Untouched when the query
 * names none of them. The person is never touched.
 */
export function withHandedOver(values: FormValues, query: URLSearchParams): FormValues {
  const given = valuesFromForm(query)
  if (whole.every((name) => query.get(name))) {
    const { name, email, phone, consentPrivacy, consentMarketing } = values
    return { ...given, name, email, phone, consentPrivacy, consentMarketing }
  }
  const { monthlyBillEur, annualKwh } = given
  const merged: FormValues = {
    ...values,
    existingSystems: joined(values.existingSystems, given.existingSystems),
    goals: joined(values.goals, given.goals),
    ...(monthlyBillEur && { monthlyBillEur, consumptionBy: 'bill' as const }),
    ...(annualKwh && { annualKwh, consumptionBy: 'kwh' as const }),
  }
  for (const name of single) if (given[name]) merged[name] = given[name]
  return merged
}

/** Both lists in one; "nothing of these" gives way to anything named. */
function joined(kept: readonly string[], given: readonly string[]): string[] {
  const all = [...new Set([...kept, ...given])]
  return given.length > 0 && all.length > 1 ? all.filter((word) => word !== nothing) : all
}

/** True when a query carries at least one answer. */
export function handsOver(query: URLSearchParams): boolean {
  return ['town', 'monthlyBillEur', 'annualKwh'].some((name) => query.get(name))
}
