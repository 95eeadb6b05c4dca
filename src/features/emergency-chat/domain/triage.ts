import { triageWith } from './create-triage.ts'
import { fullVocabulary } from './vocabulary.ts'

/**
 * What a message means, with everything we know: see `triageWith`. A browser that is given the vocabulary as a file of data beside
 * the script makes its own with `triageWith` instead of importing this.
 */
export const triage = triageWith(fullVocabulary)
