/** The id of the control that a field of the API's body belongs to: `consent.privacy` → `contact-consent-privacy`. */
export function fieldId(field: string): string {
  return `contact-${field.replaceAll('.', '-')}`
}

/** "Fill this in" says too little in a summary: a missing name gets words of its own. */
export function ownWords(problem: { field: string; code: string; message: string }, nameRequired: string): string {
  return problem.field === 'name' && problem.code === 'required' ? nameRequired : problem.message
}
