import { localisedNumber } from '#src/features/quote/domain/public.ts'
import { type InputSpec, type InputValue, optionsOf } from './input.ts'

/** From what was typed, ticked or found in a link to checked values. */

/** What each field holds, as text; a yes-no holds 'yes' or 'no'. */
export type RawInputs = Readonly<Record<string, string>>
export type InputSpecs = Readonly<Record<string, InputSpec>>

export type InputProblem =
  | { name: string; code: 'missing' | 'not-a-number' | 'unknown' }
  | { name: string; code: 'out-of-range' | 'not-whole'; min: number; max: number }

export interface ReadInputs {
  values: Record<string, InputValue>
  /** Empty: every input is good. */
  problems: InputProblem[]
}

/** What stands in the fields before anybody has touched them. Numbers with a point; the screen writes its own. */
export function defaultRaw(specs: InputSpecs): Record<string, string> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, rawOf(defaultOf(spec))]))
}

function defaultOf(spec: InputSpec): InputValue {
  return spec.kind === 'optional-number' ? undefined : spec.default
}

function rawOf(value: InputValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === undefined ? '' : String(value)
}

/** Whether an input is asked, given what the others hold. */
export function isAsked(spec: InputSpec, raw: RawInputs): boolean {
  const { when } = spec
  return when === undefined || when.is.map(rawOf).includes(raw[when.input] ?? '')
}

/** Checks every input that is asked; one that is not takes its default. Never throws. */
export function readInputs(specs: InputSpecs, raw: RawInputs): ReadInputs {
  const values: Record<string, InputValue> = {}
  const problems: InputProblem[] = []
  for (const [name, spec] of Object.entries(specs)) {
    const read = isAsked(spec, raw) ? readOne(name, spec, raw[name] ?? '') : { value: defaultOf(spec) }
    if ('problem' in read) problems.push(read.problem)
    values[name] = 'problem' in read ? defaultOf(spec) : read.value
  }
  return { values, problems }
}

function readOne(name: string, spec: InputSpec, text: string): { value: InputValue } | { problem: InputProblem } {
  switch (spec.kind) {
    case 'yes-no':
      return text === 'yes' || text === 'no' ? { value: text === 'yes' } : { problem: { name, code: 'unknown' } }
    case 'choice':
    case 'town':
      return optionsOf(spec).includes(text) ? { value: text } : { problem: { name, code: 'unknown' } }
    default: {
      const value = localisedNumber(text)
      const { min, max, whole } = spec
      if (value === undefined)
        return spec.kind === 'optional-number' ? { value: undefined } : { problem: { name, code: 'missing' } }
      if (!Number.isFinite(value)) return { problem: { name, code: 'not-a-number' } }
      if (value < min || value > max) return { problem: { name, code: 'out-of-range', min, max } }
      if (whole && !Number.isInteger(value)) return { problem: { name, code: 'not-whole', min, max } }
      return { value }
    }
  }
}

/** Whether one input holds something right, asked or not. */
export function isGood(specs: InputSpecs, name: string, raw: RawInputs): boolean {
  const spec = specs[name]
  return spec !== undefined && !('problem' in readOne(name, spec, raw[name] ?? ''))
}
