import { type Reading, readerOf } from '#src/features/emergency-chat/domain/reading.ts'
import { indexOf } from '#src/features/emergency-chat/domain/term-index.ts'
import type { Vocabulary } from '#src/features/emergency-chat/domain/vocabulary-types.ts'

/** Reads messages in a language of a few English words, one or two for each meaning, so that nothing but the code under test decides. */
export function readerOfFewWords(
  few: Partial<Pick<Vocabulary, 'happenings' | 'surroundings' | 'signals' | 'alsoMeans'>>,
): (message: string) => Reading {
  const vocabulary: Vocabulary = {
    happenings: {},
    surroundings: {},
    signals: {},
    swallowing: {},
    alsoMeans: {},
    composed: [],
    functionWords: {},
    falseFriends: {},
    realWords: '',
    ...few,
  }
  return readerOf(vocabulary, indexOf(vocabulary))
}
