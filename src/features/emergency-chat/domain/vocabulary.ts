import type { Composition } from './compositions.ts'
import { alsoMeans, composed } from './lexicon/composed.ts'
import { dangers } from './lexicon/dangers.ts'
import { faults } from './lexicon/faults.ts'
import { signals, swallowing } from './lexicon/signals.ts'
import { falseFriends, functionWords, realWords } from './lexicon/small-words.ts'
import { surroundings } from './lexicon/things.ts'

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

export const fullVocabulary: Vocabulary = {
  happenings: { ...dangers, ...faults },
  surroundings,
  signals,
  swallowing,
  alsoMeans,
  composed,
  functionWords,
  falseFriends,
  realWords,
}
