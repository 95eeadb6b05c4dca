import type { KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { AppendFile } from './append-file.ts'
import { type Entry, type EntryPlace, entryIn, type Line } from './entry.ts'
import { Keyring } from './keyring.ts'
import { decodeLine, encodeLine } from './record.ts'
import { segmentBytes, segmentName, segmentsIn } from './segments.ts'

/**
 * The intake journal: what was accepted is here, fsynced, before the visitor hears 'thank you', whatever the database does.
 * Append-only segments; an entry is confirmed once the database holds it; a segment whose entries are all confirmed is removed,
 * after its idempotency answers have been carried forward. Personal data is encrypted per person (keyring.ts).
 */

interface Place {
  segment: number
  offset: number
  length: number
  person: string
}

const idempotencyDays = 30

export class Journal {
  readonly #folder: string
  readonly #keys: Keyring
  /** Entries the database does not hold yet, oldest first. */
  readonly #pending = new Map<string, Place>()
  readonly #answers = new Map<string, Place & { bodyHash: string; at: string }>()
  readonly #readers = new Map<number, Promise<FileHandle>>()
  #segment = 1
  #file: AppendFile | undefined
  #compacting: Promise<void> | undefined
  /** Lines that failed their checksum before the tail: never dropped in silence. */
  damagedLines = 0

  private constructor(folder: string, keys: Keyring) {
    this.#folder = folder
    this.#keys = keys
  }

  /** Reads every segment back; creates the folder on first use. */
  static async open(folder: string, masterKey: KeyObject): Promise<Journal> {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const journal = new Journal(folder, await Keyring.open(join(folder, 'keys.log'), masterKey))
    const segments = segmentsIn(folder)
    for (const segment of segments) journal.#load(segment)
    journal.damagedLines += journal.#keys.damagedLines
    journal.#segment = segments.at(-1) ?? 1
    const path = join(folder, segmentName(journal.#segment))
    journal.#file = await AppendFile.open(path, existsSync(path) ? journal.#soundBytes : undefined)
    return journal
  }

  #soundBytes = 0

  #load(segment: number): void {
    const bytes = readFileSync(join(this.#folder, segmentName(segment)))
    let offset = 0
    this.#soundBytes = 0
    let failed = 0
    while (offset < bytes.length) {
      const end = bytes.indexOf(10, offset)
      if (end === -1) break
      const decoded = decodeLine(bytes.toString('utf8', offset, end))
      const length = end + 1 - offset
      if (decoded.ok) {
        this.#note(decoded.value as Line, { segment, offset, length })
        this.#soundBytes = end + 1
        this.damagedLines += failed
        failed = 0
      } else failed++
      offset = end + 1
    }
  }

  #note(line: Line, at: { segment: number; offset: number; length: number }): void {
    if (line.t === 'c') for (const id of line.ids) this.#pending.delete(id)
    else if (line.t === 'x') this.#forget(line.p)
    else {
      const place = { ...at, person: line.p }
      if (line.t === 'e') this.#pending.set(line.id, place)
      if (line.i) this.#answers.set(line.i.k, { ...place, bodyHash: line.i.b, at: line.at })
    }
  }

  #forget(person: string): void {
    for (const [id, place] of this.#pending) if (place.person === person) this.#pending.delete(id)
    for (const [key, place] of this.#answers) if (place.person === person) this.#answers.delete(key)
  }

  /** Resolves when the entry is on the disk. Rejects, having acknowledged nothing, when the disk refuses. */
  async append(entry: Entry): Promise<void> {
    this.#busy.set(entry.person, (this.#busy.get(entry.person) ?? 0) + 1)
    try {
      await this.#append(entry)
    } finally {
      const others = (this.#busy.get(entry.person) ?? 1) - 1
      if (others === 0) this.#busy.delete(entry.person)
      else this.#busy.set(entry.person, others)
    }
  }

  async #append(entry: Entry): Promise<void> {
    const { cipher, stored } = this.#keys.seal(
      entry.person,
      JSON.stringify({ payload: entry.payload, response: entry.response }),
    )
    const { id, kind, person, at, idempotency } = entry
    const line: Line = { t: 'e', id, at, k: kind, p: person, c: cipher }
    if (idempotency) line.i = { k: idempotency.keyHash, b: idempotency.bodyHash }
    // Noted the moment its line is on the disk, so that a compaction in between keeps its segment; answered only once the salt is there too.
    const note = (place: Place) => this.#pending.set(id, place)
    try {
      const [place] = await Promise.all([this.#write(line, person, note), stored])
      if (idempotency) this.#answers.set(idempotency.keyHash, { ...place, bodyHash: idempotency.bodyHash, at })
    } catch (error) {
      this.#pending.delete(id)
      throw error
    }
  }

  async #write(line: Line, person: string, note?: (place: Place) => void): Promise<Place> {
    if (!this.#file) throw new Error('the journal is closed')
    if (this.#file.size >= segmentBytes) await this.#roll()
    const [file, segment] = [this.#file, this.#segment]
    const text = encodeLine(line)
    const place = { segment, offset: await file.append(text), length: Buffer.byteLength(text), person }
    note?.(place)
    return place
  }

  #rolling: Promise<void> | undefined

  #roll(): Promise<void> {
    this.#rolling ??= (async () => {
      const old = this.#file
      const next = this.#segment + 1
      this.#file = await AppendFile.open(join(this.#folder, segmentName(next)))
      this.#segment = next
      await old?.close()
    })().finally(() => {
      this.#rolling = undefined
    })
    return this.#rolling
  }

  /** The answer given before for an idempotency key, within 30 days. */
  async answer(keyHash: string): Promise<{ bodyHash: string; response: Entry['response'] } | undefined> {
    const place = this.#answers.get(keyHash)
    if (!place) return undefined
    const entry = await this.#read(place)
    return entry && { bodyHash: place.bodyHash, response: entry.response }
  }

  /** An entry that the database may not hold yet. */
  async find(id: string): Promise<Entry | undefined> {
    const place = this.#pending.get(id)
    return place && this.#read(place)
  }

  get pendingCount(): number {
    return this.#pending.size
  }

  /** Where the oldest unconfirmed entries lie, but for those in `skip`. */
  pending(limit: number, skip: { has(id: string): boolean }): EntryPlace[] {
    const places: EntryPlace[] = []
    for (const [id, place] of this.#pending) {
      if (places.length >= limit) break
      if (skip.has(id)) continue
      const salt = this.#keys.saltOf(place.person)
      // Without it nobody can read the entry any more: its person was erased, and the segment is an older copy.
      if (salt === undefined) this.#pending.delete(id)
      else places.push({ id, ...place, salt })
    }
    return places
  }

  async #read(place: Place): Promise<Entry | undefined> {
    let reader = this.#readers.get(place.segment)
    if (!reader) {
      reader = open(join(this.#folder, segmentName(place.segment)), 'r')
      this.#readers.set(place.segment, reader)
    }
    const buffer = Buffer.alloc(place.length)
    await (await reader).read(buffer, 0, place.length, place.offset)
    return entryIn(buffer, place, (person, cipher) => this.#keys.open(person, cipher))
  }

  /** The database holds these now. Losing this line in a crash only means that they are offered, and recognised, once more. */
  async confirm(ids: string[]): Promise<void> {
    for (const id of ids) this.#pending.delete(id)
    if (ids.length > 0) await this.#write({ t: 'c', ids }, '')
  }

  /** Destroys the keys of people: their entries, here and in every copy, cannot be read again. */
  async erase(persons: string[]): Promise<void> {
    for (const person of persons) this.#forget(person)
    await Promise.all(persons.map((person) => this.#write({ t: 'x', p: person }, '')))
    await this.#keys.keepOnly(() => (person) => !persons.includes(person))
  }

  /** Removes what is settled: confirmed segments, answers older than 30 days, keys nobody needs. */
  compact(now: Date): Promise<void> {
    this.#compacting ??= this.#compact(now).finally(() => {
      this.#compacting = undefined
    })
    return this.#compacting
  }

  async #compact(now: Date): Promise<void> {
    const oldest = new Date(now.getTime() - idempotencyDays * 86_400_000).toISOString()
    for (const [key, place] of this.#answers) if (place.at < oldest) this.#answers.delete(key)
    if ((this.#file?.size ?? 0) > segmentBytes / 8) await this.#roll()
    const needed = new Set([...this.#pending.values()].map((place) => place.segment)).add(this.#segment)
    const segments = segmentsIn(this.#folder)
    for (const segment of segments.filter((s) => !needed.has(s))) {
      for (const [keyHash, place] of [...this.#answers].filter(([, p]) => p.segment === segment)) {
        const entry = await this.#read(place)
        if (!entry) continue
        const { cipher, stored } = this.#keys.seal(entry.person, JSON.stringify({ response: entry.response }))
        const line: Line = { t: 'i', at: entry.at, p: entry.person, i: { k: keyHash, b: place.bodyHash }, c: cipher }
        const [moved] = await Promise.all([this.#write(line, entry.person), stored])
        this.#answers.set(keyHash, { ...moved, bodyHash: place.bodyHash, at: place.at })
      }
      await (await this.#readers.get(segment))?.close()
      this.#readers.delete(segment)
      await unlink(join(this.#folder, segmentName(segment)))
    }
    await this.#keys.keepOnly(() => {
      const people = new Set([...this.#pending.values(), ...this.#answers.values()].map((place) => place.person))
      return (person) => people.has(person) || this.#busy.has(person)
    })
  }

  /** People whose entry is being written: not in the indexes yet, their keys are needed all the same. */
  readonly #busy = new Map<string, number>()

  /** True while an entry can be accepted: both files take writes. */
  get healthy(): boolean {
    return (this.#file?.healthy ?? false) && this.#keys.healthy
  }

  async close(): Promise<void> {
    await this.#compacting
    await this.#file?.close()
    this.#file = undefined
    await this.#keys.close()
    for (const reader of this.#readers.values()) await (await reader).close()
    this.#readers.clear()
  }
}
