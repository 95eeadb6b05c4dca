import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { StatementId } from './statement-ids.ts'

/** Where a figure or a rule comes from. A title of ours is in both languages, a law's stands as it is. */
export interface Source {
  title: string | { en: string; es: string }
  url: string
  /** Day, month or year of the figure: 2026-11-21, 2026-08, 2020-2025. */
  asOf: PlainDate | string
}

export type GivenValue =
  | number
  | string
  | boolean
  | readonly number[]
  | readonly string[]
  | Readonly<Record<string, number | string | boolean>>

/** A field that was not given and the value taken instead. */
export interface DefaultTaken {
  field: string
  value: GivenValue
  source?: Source
}

/** A sentence about the model: its id (worded in `text/`) and the values in it. */
export interface ToolStatement {
  id: StatementId
  values: Record<string, number | string>
  source?: Source
}

export type Assumption = DefaultTaken | ToolStatement

/** What every answer holds besides its own figures. */
export interface WithAssumptions {
  assumptions: Assumption[]
}

/**
 * The input with every gap filled, and a list of the gaps. `defaults` holds each field that has a default, typed as the input has it
 * (`Required<Pick<SolarInput, 'kwp' | …>>`); a field without one is handed on as it is.
 */
export function withDefaults<Given extends object, Defaults extends { [field in keyof Defaults]: GivenValue }>(
  given: Given,
  defaults: Defaults,
): { input: Given & Defaults; assumptions: Assumption[] } {
  const taken = Object.entries<GivenValue>(defaults).filter(([field]) => Reflect.get(given, field) === undefined)
  return {
    input: Object.assign({}, defaults, given, Object.fromEntries(taken)),
    assumptions: taken.map(([field, value]) => ({ field, value })),
  }
}
