import { towns } from '#src/shared/domain/vocabulary.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'

/** The towns under the names that a sentence's values give them: `town-marbella`. The same in both languages. */
export const townWords: Readonly<Record<string, string>> = Object.fromEntries(
  towns.map((town) => [`town-${town}`, townNames[town]]),
)
