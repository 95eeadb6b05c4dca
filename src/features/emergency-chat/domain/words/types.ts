import type { Hazard } from '#src/features/emergency-chat/domain/triage-types.ts'

/** Instructions for one danger. The first line names 112; at most five lines, each one thing to do. */
export interface SafetyText {
  steps: readonly string[]
  /** The one line to add when another danger gives the main instructions. Names no switch, so that it may stand beside gas. */
  also: string
}

/** Everything the chat says by itself, in one language. The numbers in it are those of `facts/local/emergency.json`. */
export interface ChatText {
  greeting: string
  critical: Readonly<Record<Hazard, SafetyText>>
  /** What to do meanwhile when it needs an electrician today. */
  today: Readonly<Record<Hazard, readonly string[]>>
  todayLead: string
  todayUnnamed: readonly string[]
  /** Closes every reply of level high. */
  watchFor: string
  fault: readonly string[]
  booking: readonly string[]
  contacts: string
  quote: readonly string[]
  other: readonly string[]
  /** Follows an ordinary reply that ends in an appointment. */
  invitation: string
  callUs: (phone: string | undefined) => string
  whenSafe: (phone: string | undefined) => string
  nextAnswer: (when: string) => string
  contactNames: Readonly<Record<ContactWords, { name: string; coverage: string }>>
  numberOnBill: string
}

export type ContactWords =
  | 'emergency'
  | 'fire'
  | 'guardia-civil'
  | 'electricity-faults'
  | 'water-malaga'
  | 'water-bill'
  | 'gas'
  | 'us'
  | 'energia-xxi'
  | 'water-listed'
