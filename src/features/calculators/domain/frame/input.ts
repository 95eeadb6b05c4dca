import { type Town, towns } from '#src/shared/domain/vocabulary.ts'
import type { Unit } from './quantity.ts'

/** The inputs of a calculator, as data: the screen, the link and the tests read the same. */

/** Shown (and read) only while another input has one of these values; otherwise its default holds. */
interface Shown {
  when?: { input: string; is: readonly (string | boolean)[] }
}

export interface NumberSpec extends Shown {
  kind: 'number'
  unit: Unit
  min: number
  max: number
  /** Only whole numbers. */
  whole?: boolean
  default: number
  /** Part of the range that a slider covers; without it there is only the typed field. */
  slider?: { min: number; max: number; step: number }
}

/** A number that may be left empty. */
export interface OptionalNumberSpec extends Shown {
  kind: 'optional-number'
  unit: Unit
  min: number
  max: number
  whole?: boolean
}

export interface ChoiceSpec<Option extends string = string> extends Shown {
  kind: 'choice'
  options: readonly Option[]
  default: Option
  /** A list instead of tiles; default: tiles up to four options. */
  asList?: boolean
}

export interface YesNoSpec extends Shown {
  kind: 'yes-no'
  default: boolean
}

export interface TownSpec extends Shown {
  kind: 'town'
  default: Town
}

export type InputSpec = NumberSpec | OptionalNumberSpec | ChoiceSpec | YesNoSpec | TownSpec
export type InputValue = number | string | boolean | undefined

type ValueOf<Spec extends InputSpec> = Spec extends NumberSpec
  ? number
  : Spec extends OptionalNumberSpec
    ? number | undefined
    : Spec extends ChoiceSpec<infer Option>
      ? Option
      : Spec extends YesNoSpec
        ? boolean
        : Town

/** The checked values of a calculator's inputs. */
export type InputsOf<Specs extends Record<string, InputSpec>> = { readonly [Name in keyof Specs]: ValueOf<Specs[Name]> }

/** Marbella, unless the visitor says otherwise. */
export const townInput: TownSpec = { kind: 'town', default: 'marbella' }

/** When somebody is at home, from always to seldom. */
export const occupancyInput = {
  kind: 'choice',
  options: ['full-time', 'mixed-use', 'holiday-home'],
  default: 'full-time',
} as const satisfies InputSpec

/** The words that an input may take; none for numbers. */
export function optionsOf(spec: InputSpec): readonly string[] {
  if (spec.kind === 'choice') return spec.options
  return spec.kind === 'town' ? towns : []
}
