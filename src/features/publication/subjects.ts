import type { Role } from '#src/features/auth/public.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** A kind of thing that staff publish. */
export interface Subject {
  /** `prices`, or the beginning of many: `content:`. */
  name: string
  mayPublish: readonly Role[]
  mayRead: readonly Role[]
  /** Published by a program that reads it elsewhere, every hour: nobody's decision is noted, and only the newest versions stay. */
  isFeed?: boolean
  /**
   * The value to be kept. Throws the problem `invalid_fields`, the row named, for one that may not be published. `before` is the value in force,
   * undefined while that is version 0.
   */
  check(value: unknown, before: unknown, version: number, language: Language): unknown
  /** What changed between two values, as names, for a colleague who was slower. `before` is undefined for version 0. */
  difference(before: unknown, after: unknown): string[]
}

export function subjectOf(subjects: readonly Subject[], name: string): Subject | undefined {
  return subjects.find((one) => one.name === name || (one.name.endsWith(':') && name.startsWith(one.name)))
}
