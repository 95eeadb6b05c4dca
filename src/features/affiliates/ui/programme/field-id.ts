/** The id of a field's control: the contract's path, dots made hyphens. */
export const fieldId = (field: string): string => `application-${field.replaceAll('.', '-')}`
