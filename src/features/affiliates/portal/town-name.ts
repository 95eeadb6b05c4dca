import { towns } from '#src/shared/domain/vocabulary.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'

/** A town as people write it; '' for none, or one that this release does not know. */
export function townName(town: string | null): string {
  const known = towns.find((one) => one === town)
  return known ? townNames[known] : ''
}
