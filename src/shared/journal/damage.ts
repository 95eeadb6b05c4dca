import { asideFiles } from './aside.ts'

/** What is wrong with the journal's files: all zero when nothing is. */
export interface JournalDamage {
  /** Lines, or ends of files, that fail their check. */
  lines: number
  /** Files put aside until somebody has looked at them. */
  keptAside: number
  /** Accepted entries whose key is gone though nobody was erased. */
  unreadable: number
  missingSegments: number
}

/** What was found damaged, when the journal was opened and since. */
export class FoundDamage {
  readonly #folder: string
  readonly #segments = new Set<number>()
  /** Found while running: each place once. */
  readonly #places = new Set<string>()
  #lines = 0
  /** Pending entries that cannot be opened, with their segments. */
  readonly unreadable = new Map<string, number>()
  missingSegments = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  noteLines(count: number, segment?: number): void {
    this.#lines += count
    if (count > 0 && segment !== undefined) this.#segments.add(segment)
  }

  notePlace({ segment, offset }: { segment: number; offset: number }): void {
    this.#segments.add(segment)
    this.#places.add(`${segment}:${offset}`)
  }

  /** Whether something in that segment is damaged. */
  isIn(segment: number): boolean {
    return this.#segments.has(segment)
  }

  get counts(): JournalDamage {
    return {
      lines: this.#lines + this.#places.size,
      keptAside: asideFiles(this.#folder).length,
      unreadable: this.unreadable.size,
      missingSegments: this.missingSegments,
    }
  }
}
