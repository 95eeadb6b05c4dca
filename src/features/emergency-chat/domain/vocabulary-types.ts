import type { dangers } from './lexicon/dangers.ts'
import type { faults } from './lexicon/faults.ts'
import type { signals, swallowing } from './lexicon/signals.ts'
import type { surroundings } from './lexicon/things.ts'

/** What a word can stand for. The rules speak of concepts only, so that one rule serves every language. */
export type Concept =
  | keyof typeof dangers
  | keyof typeof faults
  | keyof typeof surroundings
  | keyof typeof signals
  | keyof typeof swallowing

/** The words of concepts: see `readTerms`. */
export type Rows = Readonly<Partial<Record<Concept, string>>>

/** All words the triage knows. */
export interface Vocabulary {
  /** What happens: dangers, faults. */
  happenings: Rows
  /** Things, people, places. */
  surroundings: Rows
  /** What the visitor wants, and the small words that change the meaning of others. */
  signals: Rows
  /** Expressions that swallow the words they are made of. */
  swallowing: Rows
  /** What is also something more general: a child is a person. */
  alsoMeans: Readonly<Partial<Record<Concept, Concept>>>
  /** Concepts made of others. */
  composed: readonly Composition[]
  functionWords: Readonly<Record<string, string>>
  falseFriends: Readonly<Record<string, string>>
  realWords: string
}

/** A concept that others make together. */
export interface Composition {
  gives: Concept
  /** One of each, in this order or in any. */
  parts: readonly (readonly Concept[])[]
  anyOrder?: boolean
  /** At most so many words between two parts, small ones ('carryOn') not counted. */
  between: number
}
