/** People with an entry that is being written: it is not in the indexes yet, or no longer, and their keys are needed all the same. */
export class BusyPeople {
  readonly #counts = new Map<string, number>()

  has(person: string): boolean {
    return this.#counts.has(person)
  }

  async during<T>(people: string[], work: () => Promise<T>): Promise<T> {
    for (const person of people) this.#counts.set(person, (this.#counts.get(person) ?? 0) + 1)
    try {
      return await work()
    } finally {
      for (const person of people) {
        const others = (this.#counts.get(person) ?? 1) - 1
        if (others === 0) this.#counts.delete(person)
        else this.#counts.set(person, others)
      }
    }
  }
}
