import type { OwnTariff } from '#src/features/energy-dashboard/domain/day-view.ts'
import type { ProblemField } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What a form posted to the energy dashboard gives to its page. */
export type EnergyAnswer =
  /** The three prices as written; the tariff when they make one. */
  | { kind: 'tariff'; values: readonly [string, string, string]; tariff?: OwnTariff }
  | { kind: 'alert'; email: string; errors: ProblemField[]; isSent: boolean }

export interface EnergyLocals {
  language: Language
  status: number
  answer: EnergyAnswer
}
