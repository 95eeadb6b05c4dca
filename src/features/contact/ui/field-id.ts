/** The id of the control that a field of the API's body belongs to: `consent.privacy` → `contact-consent-privacy`. */
export function fieldId(field: string): string {
  return `contact-${field.replaceAll('.', '-')}`
}
