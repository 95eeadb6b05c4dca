import { occupancies, propertyTypes, roofTypes } from '#src/shared/domain/vocabulary.ts'
import { assumedHome } from './defaults.ts'
import { type FormValues, noRefinements, type RefinementName, refinementNames } from './form-values.ts'

/** The refinements that these answers call for: the pool only with a pool, the car only with a car to charge. */
export function refinementsAsked({ existingSystems, goals }: FormValues): RefinementName[] {
  const hasPool =
    existingSystems.includes('pool') || existingSystems.includes('pool-heating') || goals.includes('pool-heating')
  const hasCar = existingSystems.includes('ev-charger') || goals.includes('ev-charging')
  return refinementNames.filter((name) => (name === 'poolM3' ? hasPool : name === 'evKmPerYear' ? hasCar : true))
}

/** The values that count: what was refined and is no longer asked (the pool is gone) stays in the draft but is not sent. */
export function withAskedRefinements(values: FormValues): FormValues {
  const counting = { ...values, ...noRefinements() }
  for (const name of refinementsAsked(values)) counting[name] = values[name]
  return counting
}

export const isRefined = (values: FormValues): boolean => refinementNames.some((name) => values[name] !== '')

/** What stands for every refinement left blank; undefined until the property and its use are known. */
export function assumedOf(values: FormValues): ReturnType<typeof assumedHome> | undefined {
  const propertyType = propertyTypes.find((word) => word === values.propertyType)
  const occupancy = occupancies.find((word) => word === values.occupancy)
  const roofType = roofTypes.find((word) => word === values.roofType)
  return propertyType && occupancy && assumedHome({ propertyType, occupancy, roofType })
}
