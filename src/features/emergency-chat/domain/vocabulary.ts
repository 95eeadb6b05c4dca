import { alsoMeans, composed } from './lexicon/composed.ts'
import { dangers } from './lexicon/dangers.ts'
import { faults } from './lexicon/faults.ts'
import { signals, swallowing } from './lexicon/signals.ts'
import { falseFriends, functionWords, realWords } from './lexicon/small-words.ts'
import { surroundings } from './lexicon/things.ts'
import type { Vocabulary } from './vocabulary-types.ts'

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
