/** Younger than this, what is remembered is given as it is. */
const freshMillis = 60_000
/** Up to this age it is given at once and made anew behind whoever asks; older, they wait for the new one. */
const shownMillis = 3_600_000

/** What is dear to find and asked for often, remembered for a while. Who asks at the same time shares one search; one that fails is forgotten. */
export class Remembered<Value> {
  readonly #isDear: (value: Value) => boolean
  readonly #kept = new Map<string, { at: number; value: Promise<Value>; isRefreshing: boolean }>()

  /** Only what `isDear` is remembered: what is found in a moment is better found anew. */
  constructor(isDear: (value: Value) => boolean) {
    this.#isDear = isDear
  }

  /** `find` is called when nothing is remembered under `key`, or it is too old. */
  get(key: string, now: Date, find: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key)
    const age = known ? now.getTime() - known.at : Number.POSITIVE_INFINITY
    if (!known || age > shownMillis || age < 0) return this.#find(key, now, find)
    if (age > freshMillis && !known.isRefreshing) {
      known.isRefreshing = true
      const next = find()
      next.then(
        () => this.#kept.set(key, { at: now.getTime(), value: next, isRefreshing: false }),
        () => {
          known.isRefreshing = false
        },
      )
    }
    return known.value
  }

  #find(key: string, now: Date, find: () => Promise<Value>): Promise<Value> {
    const value = find()
    this.#kept.set(key, { at: now.getTime(), value, isRefreshing: false })
    value.then(
      (found) => {
        if (!this.#isDear(found)) this.#kept.delete(key)
      },
      () => this.#kept.delete(key),
    )
    // Of days that are over nothing is asked again.
    for (const [other, { at }] of this.#kept) if (now.getTime() - at > shownMillis) this.#kept.delete(other)
    return value
  }
}
