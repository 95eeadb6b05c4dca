import type { QuoteAnswers } from './answers.ts'
import { answersSoFar, checkAnswers } from './check-answers.ts'
import { type FieldName, type FormValues, refinementNames } from './form-values.ts'
import { withAskedRefinements } from './refinements.ts'

/** The configurator's order: one question a step, the dearest to answer last, the contact only at the review. */
export const stepIds = ['town', 'property', 'occupancy', 'consumption', 'systems', 'goals', 'budget', 'review'] as const
export type StepId = (typeof stepIds)[number]

const contactFields: readonly FieldName[] = ['name', 'email', 'phone', 'consentPrivacy']
const fields: Record<StepId, readonly FieldName[]> = {
  town: ['town'],
  property: ['propertyType', 'buildYear'],
  occupancy: ['occupancy'],
  consumption: ['monthlyBillEur', 'annualKwh'],
  systems: ['existingSystems'],
  goals: ['goals'],
  budget: ['budget'],
  review: [...refinementNames, ...contactFields],
}

/** The fields a step asks. A test quote asks for no contact. */
export function fieldsOf(step: StepId, test = false): readonly FieldName[] {
  return test && step === 'review' ? refinementNames : fields[step]
}

export const stepNumber = (step: StepId): number => stepIds.indexOf(step) + 1

export function stepAfter(step: StepId): StepId {
  return stepIds[Math.min(stepIds.indexOf(step) + 1, stepIds.length - 1)] ?? 'review'
}

export function stepBefore(step: StepId): StepId | undefined {
  return stepIds[stepIds.indexOf(step) - 1]
}

/** The step that a URL's hash names ('#goals'); undefined for any other hash. */
export function stepOfHash(hash: string): StepId | undefined {
  return stepIds.find((step) => `#${step}` === hash)
}

/** The step that asks this field. */
export function stepOfField(field: FieldName): StepId {
  return stepIds.find((step) => fields[step].includes(field)) ?? 'review'
}

/** The first question without a valid answer; the review when all seven are answered. */
export function firstOpenStep(values: FormValues): StepId {
  return stepIds.find((step) => step === 'review' || checkAnswers(values, fields[step]).length > 0) ?? 'review'
}

/** The wanted step, or the first open one before it: nobody reaches the review around a question. */
export function reachableStep(wanted: StepId, values: FormValues): StepId {
  const open = firstOpenStep(values)
  return stepNumber(wanted) > stepNumber(open) ? open : wanted
}

/**
 * The answers after each answered question, in the order of the steps: the price range is computed for each, which is how the
 * screen can say what it was before. Stops at the first open question. Whatever has been refined counts in all of them.
 */
export function answersByStep(values: FormValues): { step: StepId; answers: Partial<QuoteAnswers> }[] {
  const end = stepIds.indexOf(firstOpenStep(values))
  const counting = withAskedRefinements(values)
  return stepIds.slice(0, end).map((step, index) => ({
    step,
    answers: answersSoFar(counting, [
      ...stepIds.slice(0, index + 1).flatMap((asked) => fields[asked]),
      ...refinementNames,
    ]),
  }))
}
