import {
  byNameScore,
  type ComparedPerson,
  canReach,
  commonNameScore,
  type Likeness,
  likeness,
  type Prepared,
  prepared,
} from './likeness.ts'

export interface FoundPair extends Likeness {
  a: string
  b: string
}

/** A block that holds more than this says nothing about its people, such as a switchboard's number. */
const mostInBlock = 200

/** People in blocks: two records are compared only when they share a key, so that the work grows with the number of people and not with its square. */
export class PeopleIndex {
  readonly #people = new Map<string, Prepared>()
  readonly #blocks = new Map<string, Set<string>>()

  constructor(people: Iterable<ComparedPerson> = []) {
    for (const person of people) this.add(person)
  }

  get size(): number {
    return this.#people.size
  }

  add(person: ComparedPerson): void {
    this.remove(person.id)
    const made = prepared(person)
    this.#people.set(person.id, made)
    for (const key of blockKeys(made)) {
      const block = this.#blocks.get(key)
      if (block) block.add(person.id)
      else this.#blocks.set(key, new Set([person.id]))
    }
  }

  remove(id: string): void {
    const known = this.#people.get(id)
    if (!known) return
    this.#people.delete(id)
    for (const key of blockKeys(known)) this.#blocks.get(key)?.delete(id)
  }

  /** Those who look like a person, from `least` on, the likeliest first. Two records of one id are not compared. */
  like(person: ComparedPerson, least: number): (Likeness & { id: string })[] {
    const one = prepared(person)
    const seen = new Set<string>([person.id])
    const found: (Likeness & { id: string })[] = []
    for (const key of blockKeys(one)) {
      const block = this.#blocks.get(key)
      if (!block || block.size > mostInBlock) continue
      for (const id of block) {
        if (seen.has(id)) continue
        seen.add(id)
        const other = this.#people.get(id)
        if (!other || !canReach(one, other, least)) continue
        const { score, because } = likeness(one, other)
        const counted = score === byNameScore && this.#isCommon(one, other) ? commonNameScore : score
        if (counted >= least) found.push({ id, score: counted, because })
      }
    }
    return found.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  }

  /** True when others are called so as well: more than these two share two words of either name. */
  #isCommon(one: Prepared, other: Prepared): boolean {
    const namesakes = [one, other].map(({ words }) =>
      Math.min(...wordPairs(words).map((pair) => this.#blocks.get(`w:${pair}`)?.size ?? 0)),
    )
    return Math.max(...namesakes) > 2
  }
}

/** Every pair of people that looks like one person, from `least` on, each once with the smaller id first. */
export function findPairs(people: readonly ComparedPerson[], least: number): FoundPair[] {
  const index = new PeopleIndex(people)
  return people.flatMap((person) =>
    index
      .like(person, least)
      .filter(({ id }) => person.id < id)
      .map(({ id, score, because }) => ({ a: person.id, b: id, score, because })),
  )
}

/** Keys by which two records of one person meet: what is the same whole, or with a slip in one place, or in the name. */
function blockKeys({ person, words, emails, phones }: Prepared): Set<string> {
  const keys = new Set<string>()
  for (const phone of phones) {
    keys.add(`p:${phone}`)
    // A slip is in one half; the other is whole.
    keys.add(`h:${phone.slice(0, -4)}`)
    keys.add(`t:${phone.slice(-5)}`)
  }
  for (const email of emails) {
    const [local = '', host = ''] = email.split('@')
    keys.add(`e:${email}`)
    if (local.length >= 5) keys.add(`l:${local}`)
    if (local.length >= 6) for (const part of [local.slice(0, 4), local.slice(-4)]) keys.add(`m:${part}@${host}`)
  }
  for (const pair of wordPairs(words)) {
    const [first = '', second = ''] = pair.split(' ')
    keys.add(`n:${first.slice(0, 3)} ${second.slice(0, 3)} ${person.town ?? ''}`)
    // A town that is not known meets every town by whole words.
    keys.add(`w:${pair}`)
  }
  return keys
}

function wordPairs(words: readonly string[]): string[] {
  const sorted = words.toSorted()
  return sorted.flatMap((first, i) => sorted.slice(i + 1).map((second) => `${first} ${second}`))
}
