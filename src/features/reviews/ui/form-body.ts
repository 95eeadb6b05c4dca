/** What the form of a review holds, from its fields to the API's body: the same with script and without. */

export const reviewFields = ['stars', 'words', 'name', 'town', 'consent'] as const
export type ReviewValues = Partial<Record<(typeof reviewFields)[number], string>>

/** Field errors are named by the body; controls by the form. */
export const fieldId = (field: string) => `review-${field === 'consent.publish' ? 'consent' : field}`

export function reviewValues(fields: { get(name: string): unknown }): ReviewValues {
  return Object.fromEntries(
    reviewFields.flatMap((name) => {
      const value = fields.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

export function reviewBody(values: ReviewValues, language: 'en' | 'es') {
  return {
    language,
    stars: Number(values.stars ?? 0),
    words: values.words ?? '',
    name: values.name ?? '',
    town: values.town ? values.town : null,
    consent: { publish: values.consent === 'on' },
  }
}
