import type { Hazard, Level } from '#src/features/emergency-chat/domain/triage-types.ts'
import type { Concept } from '#src/features/emergency-chat/domain/vocabulary-types.ts'

/**
 * 'If these stand close together, then this level.' The most urgent rule that holds decides; every rule that holds is told in the
 * explanation.
 */
export interface Rule {
  /** What the explanation calls it. */
  id: string
  level: Level
  /** Only of what is critical or high: whatever holds is named. */
  hazard?: Hazard
  /** One of each group must be there, in any order: `[['smell'], ['wiring', 'lamp']]`. */
  needs: readonly (readonly Concept[])[]
  /** Words from the first to the last of them at most; 9 when not said. */
  within?: number
  /** Any of these within six words, or inside the match, voids it. */
  unless?: readonly Concept[]
  /** Any of these anywhere voids it. */
  never?: readonly Concept[]
  /** Holds only where no danger was named and excused. */
  fallback?: boolean
  /** Holds only in messages of at least so many words. */
  atLeastWords?: number
  /** Holds only in messages of at most so many words. */
  atMostWords?: number
  /** True: the words are danger whatever stands around them (nobody says 'unconscious' of last year's bill). */
  always?: boolean
  /** True: weak suppositions ('does it …', 'when the power …') void it as well. Implied below the level critical. */
  general?: boolean
}
