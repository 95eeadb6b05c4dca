import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { ThingName, ThingWords } from '#src/site/kinds/art/thing-names.ts'

export interface ArtText {
  things: Record<ThingName, ThingWords>
  scenes: Record<Town, string>
}
