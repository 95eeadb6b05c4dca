import { towns } from '#src/shared/domain/vocabulary.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'

/** The towns we work in, to choose from. */
export function TownOptions() {
  return towns.map((town) => (
    <option key={town} value={town}>
      {townNames[town]}
    </option>
  ))
}
