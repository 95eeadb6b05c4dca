import rules from '#facts/quote/sizing.json' with { type: 'json' }
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { type Cents, centsFromEur } from '#src/shared/domain/money.ts'
import type { Budget, Goal } from '#src/shared/domain/vocabulary.ts'

/** What the goals and the budget mean for a search among panels and batteries. Another goal never takes one of these wishes back. */
export interface Wishes {
  /** A battery is wanted whether it earns its price or not. */
  battery: boolean
  /** All three options carry a battery and a backup board. */
  backup: boolean
  /** A power cut is the only worry: more of the battery is kept for it. */
  onlyBackup: boolean
  wholeHome: boolean
  /** More panels than the bill alone would ask for. */
  lowCarbon: boolean
  /** Every goal asks for a machine to be bought, none for the bill. */
  onlyMachines: boolean
  /** The upper end of the budget, VAT included; infinite when there is none. */
  budgetTopCents: Cents
}

const tops: Partial<Record<Budget, number>> = rules.budgetTopEur

/** What these answers wish for, given the goals whose machine has to be bought. */
export function wishesOf({ goals, budget }: QuoteAnswers, bought: readonly Goal[]): Wishes {
  const wants = (...wanted: Goal[]) => wanted.some((goal) => goals.includes(goal))
  const backup = wants('blackout-protection')
  const topEur = tops[budget]
  return {
    battery: backup || wants('independence'),
    backup,
    onlyBackup: backup && !wants('lower-bills', 'lower-carbon'),
    wholeHome: budget === 'over-40000' || (backup && wants('independence')),
    lowCarbon: wants('lower-carbon'),
    onlyMachines: goals.every((goal) => bought.includes(goal)),
    budgetTopCents: topEur === undefined ? Number.POSITIVE_INFINITY : centsFromEur(topEur),
  }
}
