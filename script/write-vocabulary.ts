import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fullVocabulary } from '#src/features/emergency-chat/domain/vocabulary.ts'

/** Writes the words of the triage as a file of data, which the chat fetches beside its script: words are most of it. */
export function writeVocabulary(root: string): void {
  writeFileSync(join(root, vocabularyFile), JSON.stringify(fullVocabulary))
}

/** Made before every build, so it is in no repository. */
const vocabularyFile = 'src/features/emergency-chat/domain/vocabulary.json'
