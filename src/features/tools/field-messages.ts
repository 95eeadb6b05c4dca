import { z } from 'zod'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import type { ProblemField } from '#src/shared/http/problem.ts'
import { formatDate, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { dateLimits } from './domain/limits.ts'
import { fieldWords } from './text/field-words.ts'

/** Field messages of the tools: every one names what is allowed. */

/** The schema of a field by its path; undefined where there is none. */
function schemaAt(schema: unknown, path: readonly string[]): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schemaAt(schema.unwrap(), path)
  const [first, ...rest] = path
  if (first === undefined) return schema
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[first], rest)
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest)
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => schemaAt(option, path)).find((found) => found !== undefined)
  return undefined
}

/** Numbers as one types them: 0.1, 1,000 / 0,1, 1.000; years without a mark. */
function limitText(value: number, field: string, language: Language): string {
  if (field === 'year') return String(value)
  return formatNumber(value, language, Number.isInteger(value) ? 0 : 1)
}

function allowed(schema: unknown, field: string, language: Language): string | undefined {
  const words = fieldWords[language]
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue, isInt } = schema
    if (minValue === null || maxValue === null) return undefined
    const [from, to] = [minValue, maxValue].map((value) => limitText(value, field, language))
    return isInt ? words.wholeBetween(from ?? '', to ?? '') : words.between(from ?? '', to ?? '')
  }
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => allowed(option, field, language)).find((found) => found !== undefined)
  if (schema instanceof z.ZodEnum) return words.oneOf(schema.options.join(', '))
  if (schema instanceof z.ZodISODate)
    return words.dateBetween(formatDate(dateLimits.from, language), formatDate(dateLimits.to, language))
  if (schema instanceof z.ZodBoolean) return words.trueOrFalse
  return undefined
}

/** Of a value that fits no branch of a union: the problems inside the branch of its own kind, if there is one. */
function issuesInside(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const branch = issue.errors.find((issues) => issues.every(({ path }) => path.length > 0))
  return branch ? branch.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue]
}

/**
 * The problems of a tool's body, each with the allowed range or words in its message and the codes of `fieldProblems`. `input` is what was
 * checked.
 */
export function toolFieldProblems(
  error: z.core.$ZodError,
  schema: unknown,
  language: Language,
  input: unknown,
): ProblemField[] {
  const issues = error.issues.flatMap(issuesInside)
  const lengths = new Map(
    issues.flatMap((issue) =>
      issue.code === 'too_small' || issue.code === 'too_big'
        ? [[issue.path.map(String).join('.'), issue.code === 'too_small' ? issue.minimum : issue.maximum] as const]
        : [],
    ),
  )
  return fieldProblems(new z.core.$ZodError(issues), language, input).map(({ field, code, message }) => {
    const found = schemaAt(schema, field === '' ? [] : field.split('.'))
    const length = lengths.get(field)
    const lengthText =
      found instanceof z.ZodArray && length !== undefined ? fieldWords[language].listOf(String(length)) : undefined
    return { field, code, message: lengthText ?? allowed(found, field.split('.').at(-1) ?? '', language) ?? message }
  })
}
