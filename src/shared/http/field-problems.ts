import type { z } from 'zod'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { fieldText } from './field-text.ts'
import type { ProblemField } from './problem.ts'

/**
 * Zod's issues as field messages in the reader's language, with a stable code each and the limits in the words. One message a field.
 * `input` is what was checked: zod does not say whether a value was missing or wrong.
 */
export function fieldProblems(error: z.core.$ZodError, language: Language, input: unknown): ProblemField[] {
  const words = fieldText[language]
  const seen = new Set<string>()
  const fields: ProblemField[] = []
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.')
    if (seen.has(field)) continue
    seen.add(field)
    const code = codeOf(issue, valueAt(input, issue.path) === undefined)
    const word = words[code]
    fields.push({ field, code, message: typeof word === 'string' ? word : word(limitsOf(issue, language)) })
  }
  return fields
}

type FieldCode = keyof (typeof fieldText)['en']

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}

function codeOf(issue: z.core.$ZodIssue, missing: boolean): FieldCode {
  const custom = issue.code === 'custom' ? (issue.params?.code as unknown) : undefined
  if (typeof custom === 'string' && Object.hasOwn(fieldText.en, custom)) return custom as FieldCode
  switch (issue.code) {
    case 'invalid_type':
      return missing
        ? 'required'
        : issue.expected === 'number' || issue.expected === 'int'
          ? 'not_a_number'
          : 'wrong_type'
    case 'invalid_value':
      return missing ? 'required' : 'not_in_list'
    case 'too_small':
      return issue.origin === 'string' ? 'required' : issue.origin === 'array' ? 'choose_one' : 'too_small'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'too_big'
    case 'invalid_format':
      return issue.format === 'email'
        ? 'email_invalid'
        : issue.path.at(-1) === 'phone'
          ? 'phone_invalid'
          : issue.path.at(-1) === 'partnerCode'
            ? 'partner_code_invalid'
            : 'wrong_format'
    case 'unrecognized_keys':
      return 'unknown_field'
    default:
      return 'wrong_type'
  }
}

function limitsOf(issue: z.core.$ZodIssue, language: Language): string {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.code === 'too_big' ? issue.maximum : undefined
  if (limit === undefined) return ''
  const value = Number(limit)
  // Years are not grouped: 2,027 is no year.
  return issue.path.at(-1) === 'buildYear'
    ? String(value)
    : formatNumber(value, language, Number.isInteger(value) ? 0 : 1)
}
