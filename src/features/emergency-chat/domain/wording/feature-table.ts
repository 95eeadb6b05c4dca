/**
 * Rows of small whole numbers by the name of their feature. A name is kept as 64 bits of hash, not as text: twenty thousand names would take fifteen times
 * the memory in the server and on a phone, and that a word nobody has learned hits one of them happens once in 10¹⁴ words.
 */
export class FeatureTable {
  readonly #columns: number
  readonly #mask: number
  /** Two halves of each name's hash; both 0 where the slot is free. */
  readonly #keys: Int32Array
  readonly #rows: Int8Array

  /** For so many features of so many numbers each, from -128 to 127. */
  constructor(features: number, columns: number) {
    let slots = 8
    while (slots < features * 2) slots *= 2
    this.#columns = columns
    this.#mask = slots - 1
    this.#keys = new Int32Array(slots * 2)
    this.#rows = new Int8Array(slots * columns)
  }

  set(name: string, row: readonly number[]): void {
    const [high, low] = hashOf(name)
    const slot = this.#slotOf(high, low)
    this.#keys[slot * 2] = high
    this.#keys[slot * 2 + 1] = low
    this.#rows.set(row, slot * this.#columns)
  }

  /** The numbers of a feature; undefined when none of this name was set. */
  get(name: string): Int8Array | undefined {
    const [high, low] = hashOf(name)
    const slot = this.#slotOf(high, low)
    if (this.#keys[slot * 2] === 0 && this.#keys[slot * 2 + 1] === 0) return undefined
    return this.#rows.subarray(slot * this.#columns, (slot + 1) * this.#columns)
  }

  /** Where it stands, or the free slot where it would. */
  #slotOf(high: number, low: number): number {
    let slot = low & this.#mask
    for (;;) {
      const [h, l] = [this.#keys[slot * 2], this.#keys[slot * 2 + 1]]
      if ((h === high && l === low) || (h === 0 && l === 0)) return slot
      slot = (slot + 1) & this.#mask
    }
  }
}

/** Two runs of FNV-1a with other beginnings and multipliers, mixed at the end; never 0 in both. */
function hashOf(name: string): readonly [number, number] {
  let [high, low] = [0x811c9dc5, 0x9e3779b1]
  for (let at = 0; at < name.length; at++) {
    const letter = name.charCodeAt(at)
    high = Math.imul(high ^ letter, 0x01000193)
    low = Math.imul(low ^ letter, 0x85ebca6b)
  }
  low ^= low >>> 15
  high ^= high >>> 13
  return [high | 0, (low | 0) === 0 ? 1 : low | 0]
}
