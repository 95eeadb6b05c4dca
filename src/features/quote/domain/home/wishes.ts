import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { type Cents, centsFromEur } from '#src/shared/domain/money.ts'
import type { Budget, Goal } from '#src/shared/domain/vocabulary.ts'

/** What the goals and the budget mean for a search among panels and batteries. */
export interface Wishes {
  /** A power cut is the only worry: even the first option holds a battery and a backup board. */
  onlyBackup: boolean
  /** A battery is wanted whether it earns its price or not. */
  battery: boolean
  /** The middle option carries a backup board too. */
  backup: boolean
  wholeHome: boolean
  /** More panels than the bill alone would ask for. */
  lowCarbon: boolean
  /** Machines are asked for, and nothing about the bill. */
  onlyMachines: boolean
  /** The upper end of the budget, VAT included; infinite when there is none. */
  budgetTopCents: Cents
}

/** The upper end of each budget, VAT included, €. */
const budgetTopEur: Record<Budget, number> = {
  'under-5000': 5000,
  '5000-10000': 10_000,
  '10000-20000': 20_000,
  '20000-40000': 40_000,
  'over-40000': Number.POSITIVE_INFINITY,
  'not-sure': Number.POSITIVE_INFINITY,
}

/** What these answers wish for, given whether their goals ask for machines. */
export function wishesOf({ goals, budget }: QuoteAnswers, hasMachines: boolean): Wishes {
  const wants = (...wanted: Goal[]) => wanted.some((goal) => goals.includes(goal))
  const backup = wants('blackout-protection')
  const energyAsked = backup || wants('lower-bills', 'lower-carbon', 'independence', 'comfort')
  const topEur = budgetTopEur[budget]
  return {
    onlyBackup: backup && !wants('lower-bills', 'lower-carbon'),
    battery: backup || wants('independence'),
    backup,
    wholeHome: budget === 'over-40000' || (backup && wants('independence')),
    lowCarbon: wants('lower-carbon'),
    onlyMachines: !energyAsked && hasMachines,
    budgetTopCents: Number.isFinite(topEur) ? centsFromEur(topEur) : topEur,
  }
}
