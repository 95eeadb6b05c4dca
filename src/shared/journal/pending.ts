/** Where a line lies, whose it is, and the name of the key it was sealed with. */
export interface Place {
  segment: number
  offset: number
  length: number
  person: string
  keyName: string
}

export type PendingPlace = Place & { kind: string; at: string }

/** Accepted entries that the database does not hold yet, oldest first, some kinds before all others. */
export class PendingEntries {
  readonly #places = new Map<string, PendingPlace>()
  readonly #urgentKinds: ReadonlySet<string>
  /** Ids of the urgent ones, in order. */
  readonly #urgent = new Set<string>()

  constructor(urgentKinds: readonly string[]) {
    this.#urgentKinds = new Set(urgentKinds)
  }

  set(id: string, place: PendingPlace): void {
    this.#places.set(id, place)
    if (this.#urgentKinds.has(place.kind)) this.#urgent.add(id)
  }

  delete(id: string): void {
    this.#places.delete(id)
    this.#urgent.delete(id)
  }

  get(id: string): PendingPlace | undefined {
    return this.#places.get(id)
  }

  get size(): number {
    return this.#places.size
  }

  get all(): Iterable<[string, PendingPlace]> {
    return this.#places
  }

  forgetPerson(person: string): void {
    for (const [id, place] of this.#places) if (place.person === person) this.delete(id)
  }

  /** At most `limit` in the order in which they are to be taken, but for those in `skip`. */
  first(limit: number, skip: { has(id: string): boolean }): [string, PendingPlace][] {
    const found: [string, PendingPlace][] = []
    for (const id of this.#urgent) {
      const place = this.#places.get(id)
      if (found.length >= limit) return found
      if (place && !skip.has(id)) found.push([id, place])
    }
    for (const [id, place] of this.#places) {
      if (found.length >= limit) return found
      if (!skip.has(id) && !this.#urgent.has(id)) found.push([id, place])
    }
    return found
  }
}
