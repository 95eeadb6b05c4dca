import type { KeyObject } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { AppendFile } from './append-file.ts'
import { moveAside } from './aside.ts'
import { BusyPeople } from './busy-people.ts'
import { FoundDamage, type JournalDamage } from './damage.ts'
import { type Entry, type EntryPlace, entryIn, type Line } from './entry.ts'
import { Keyring } from './keyring.ts'
import { PendingEntries, type PendingPlace, type Place } from './pending.ts'
import { keyNameOf } from './person-key.ts'
import { encodeLine, scanLines } from './record.ts'
import { SegmentReaders } from './segment-readers.ts'
import { segmentBytes, segmentName, segmentsIn } from './segments.ts'

const idempotencyDays = 30
const dayMillis = 86_400_000
/** An entry that waits longer, with so many segments behind it, is written once more at the end: what the database refuses must not fill the disk. */
const longWaitMillis = dayMillis
const mostSegmentsHeld = 4
/** More than these wait because the database is away: moving them would only write them again and again. */
const mostMoved = 500

/**
 * The intake journal: what was accepted is here, fsynced, before the visitor hears 'thank you', whatever the database does.
 * Append-only segments; an entry is confirmed once the database holds it; segments are removed oldest first, once all their entries are confirmed
 * and their idempotency answers carried forward. Personal data is encrypted per person (keyring.ts). Damage is counted, kept and never taken for
 * anything else.
 */
export class Journal {
  readonly #folder: string
  readonly #keys: Keyring
  readonly #pending: PendingEntries
  readonly #answers = new Map<string, Place & { bodyHash: string; at: string }>()
  readonly #readers: SegmentReaders
  readonly #busy = new BusyPeople()
  readonly #damage: FoundDamage
  #segment = 1
  #file: AppendFile | undefined
  #compacting: Promise<void> | undefined
  #rolling: Promise<void> | undefined

  private constructor(folder: string, keys: Keyring, urgentKinds: readonly string[]) {
    this.#folder = folder
    this.#keys = keys
    this.#readers = new SegmentReaders(folder)
    this.#pending = new PendingEntries(urgentKinds)
    this.#damage = new FoundDamage(folder)
    this.#damage.noteLines(keys.damagedLines)
  }

  /** Reads every segment back; creates the folder on first use. Entries of `urgentKinds` are handed out before all others. */
  static async open(folder: string, masterKey: KeyObject, urgentKinds: readonly string[] = []): Promise<Journal> {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const journal = new Journal(folder, await Keyring.open(join(folder, 'keys.log'), masterKey), urgentKinds)
    const segments = segmentsIn(folder)
    for (const segment of segments) journal.#load(segment)
    journal.#sortOutLostKeys(new Date())
    const [first = 1, last = 1] = [segments[0], segments.at(-1)]
    const expected = segments.length === 0 ? Math.min(journal.#keys.size, 1) : last - first + 1
    journal.#damage.missingSegments = expected - segments.length
    // A damaged file stays as it is: writing goes on in the next.
    journal.#segment = journal.#damage.isIn(last) ? last + 1 : last
    journal.#file = await AppendFile.open(join(folder, segmentName(journal.#segment)))
    return journal
  }

  #load(segment: number): void {
    const { sound, damaged } = scanLines(readFileSync(join(this.#folder, segmentName(segment))))
    for (const { value, offset, length } of sound) this.#note(value as Line, { segment, offset, length })
    this.#damage.noteLines(damaged.length, segment)
  }

  #note(line: Line, at: { segment: number; offset: number; length: number }): void {
    if (line.t === 'c') for (const id of line.ids) this.#pending.delete(id)
    else if (line.t === 'x') this.#forget(line.p)
    else {
      const place = { ...at, person: line.p, keyName: keyNameOf(line.c) }
      if (line.t === 'e') this.#pending.set(line.id, { ...place, kind: line.k, at: line.at })
      if (line.i) this.#answers.set(line.i.k, { ...place, bodyHash: line.i.b, at: line.at })
    }
  }

  #forget(person: string): void {
    this.#pending.forgetPerson(person)
    for (const [key, place] of this.#answers) if (place.person === person) this.#answers.delete(key)
  }

  /** An entry whose key was erased is gone; one whose key is neither here nor erased is damage, kept until the key is put back. */
  #sortOutLostKeys(now: Date): void {
    const stateOf = ({ person, keyName }: Place) => this.#keys.stateOf(person, keyName)
    for (const [id, place] of [...this.#pending.all]) {
      const state = stateOf(place)
      if (state === 'known') continue
      this.#pending.delete(id)
      if (state === 'unknown') this.#damage.unreadable.set(id, place.segment)
    }
    const oldest = oldestAnswer(now)
    for (const [key, place] of this.#answers) {
      const state = stateOf(place)
      if (state === 'known') continue
      this.#answers.delete(key)
      if (state === 'unknown' && place.at >= oldest) this.#damage.noteLines(1)
    }
  }

  /** True when anything is wrong. */
  get isDamaged(): boolean {
    return Object.values(this.damage).some((count) => count > 0)
  }

  /** What is wrong. */
  get damage(): JournalDamage {
    return this.#damage.counts
  }

  /** Resolves when the entry is on the disk. Rejects, having acknowledged nothing, when the disk refuses. */
  append(entry: Entry): Promise<void> {
    return this.#busy.during([entry.person], () => this.#append(entry))
  }

  async #append(entry: Entry): Promise<void> {
    const { id, kind, person, at, idempotency, payload, response } = entry
    const cipher = await this.#seal(person, { payload, response })
    const line: Line = { t: 'e', id, at, k: kind, p: person, c: cipher }
    if (idempotency) line.i = { k: idempotency.keyHash, b: idempotency.bodyHash }
    // Noted the moment its line is on the disk, so that a compaction in between keeps its segment.
    const note = (place: Place) => this.#pending.set(id, { ...place, kind, at })
    const place = await this.#write(line, note)
    if (idempotency) this.#answers.set(idempotency.keyHash, { ...place, bodyHash: idempotency.bodyHash, at })
  }

  /** The salt is on the disk first: a line without its salt, left by a disk that refused only one of the two, would count as unreadable after a restart. */
  async #seal(person: string, content: Partial<Entry>): Promise<string> {
    this.#assertOpen()
    const { cipher, stored } = this.#keys.seal(person, JSON.stringify(content))
    await stored
    return cipher
  }

  async #write(line: Line, note?: (place: Place) => void): Promise<Place> {
    if (this.#assertOpen().size >= segmentBytes) await this.#roll()
    const [file, segment] = [this.#assertOpen(), this.#segment]
    const text = encodeLine(line)
    const [person, keyName] = 'c' in line ? [line.p, keyNameOf(line.c)] : ['', '']
    const place = { segment, offset: await file.append(text), length: Buffer.byteLength(text), person, keyName }
    note?.(place)
    return place
  }

  #assertOpen(): AppendFile {
    if (!this.#file) throw new Error('the journal is closed')
    return this.#file
  }

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

  /** Where unconfirmed entries lie, urgent kinds first, then the oldest, but for those in `skip`. */
  pending(limit: number, skip: { has(id: string): boolean }): EntryPlace[] {
    return this.#pending.first(limit, skip).map(([id, { person, segment, offset, length, keyName }]) => {
      const salt = this.#keys.saltOf(person, keyName) ?? ''
      return { id, person, segment, offset, length, salt }
    })
  }

  /** Undefined when it cannot be read: erased in this moment, or damaged since the start, which is noted. */
  async #read(place: Place): Promise<Entry | undefined> {
    try {
      return entryIn(await this.#readers.bytesAt(place), place, (person, cipher) => this.#keys.open(person, cipher))
    } catch {
      this.#damage.notePlace(place)
      return undefined
    }
  }

  /** The database holds these now. Losing this line in a crash only means that they are offered, and recognised, once more. */
  async confirm(ids: string[]): Promise<void> {
    if (ids.length === 0) return
    // Their keys are needed until the line is on the disk: a crash before that offers them again.
    const people = ids.flatMap((id) => this.#pending.get(id)?.person ?? [])
    await this.#busy.during(people, async () => {
      for (const id of ids) this.#pending.delete(id)
      await this.#write({ t: 'c', ids })
    })
  }

  /** Destroys the keys of people: their entries, here and in every copy, cannot be read again. */
  async erase(persons: string[]): Promise<void> {
    for (const person of persons) this.#forget(person)
    await Promise.all(persons.map((person) => this.#write({ t: 'x', p: person })))
    await this.#keys.erase(persons, this.#segment)
  }

  /** Removes what is settled: confirmed segments, answers older than 30 days, keys nobody needs. What is damaged is put aside instead. */
  compact(now: Date): Promise<void> {
    this.#compacting ??= this.#compact(now).finally(() => {
      this.#compacting = undefined
    })
    return this.#compacting
  }

  async #compact(now: Date): Promise<void> {
    const oldest = oldestAnswer(now)
    for (const [key, place] of this.#answers) if (place.at < oldest) this.#answers.delete(key)
    if ((this.#file?.size ?? 0) > segmentBytes / 8) await this.#roll()
    await this.#carryForward(new Date(now.getTime() - longWaitMillis).toISOString())
    // Oldest first, so that a confirmation or an erasure never leaves before what it is about.
    let oldestNeeded = this.#segment
    for (const [, { segment }] of this.#pending.all) oldestNeeded = Math.min(oldestNeeded, segment)
    for (const segment of this.#damage.unreadable.values()) oldestNeeded = Math.min(oldestNeeded, segment)
    for (const segment of segmentsIn(this.#folder)) if (segment < oldestNeeded) await this.#remove(segment)
    // What was damaged may still be saved by hand: keys are kept for that.
    if (this.isDamaged) return
    await this.#keys.keepOnly(() => {
      const people = new Set([...this.#answers.values()].map((place) => place.person))
      for (const [, place] of this.#pending.all) people.add(place.person)
      return (person) => people.has(person) || this.#busy.has(person)
    }, oldestNeeded)
  }

  /** Writes what waits for long once more at the end. A line that cannot be read there stays where it is. */
  async #carryForward(before: string): Promise<void> {
    const newest = this.#segment - mostSegmentsHeld
    const long = [...this.#pending.all].filter(([, { at, segment }]) => at < before && segment <= newest)
    if (long.length > mostMoved) return
    for (const [id, place] of long) {
      const line = scanLines(await this.#readers.bytesAt(place)).sound[0]?.value as Line | undefined
      if (line?.t !== 'e' || this.#pending.get(id) !== place) continue
      const note = (moved: Place) => {
        if (this.#pending.get(id) === place) this.#pending.set(id, { ...place, ...moved } satisfies PendingPlace)
      }
      await this.#busy.during([place.person], () => this.#write(line, note))
    }
  }

  async #remove(segment: number): Promise<void> {
    for (const [keyHash, place] of [...this.#answers].filter(([, p]) => p.segment === segment)) {
      const entry = await this.#read(place)
      if (!entry) {
        this.#answers.delete(keyHash)
        continue
      }
      const cipher = await this.#seal(entry.person, { response: entry.response })
      const line: Line = { t: 'i', at: entry.at, p: entry.person, i: { k: keyHash, b: place.bodyHash }, c: cipher }
      const moved = await this.#write(line)
      this.#answers.set(keyHash, { ...moved, bodyHash: place.bodyHash, at: place.at })
    }
    await this.#readers.close(segment)
    const path = join(this.#folder, segmentName(segment))
    if (this.#damage.isIn(segment)) await moveAside(path)
    else await unlink(path)
  }

  /** True while an entry can be accepted: both files take writes. */
  get healthy(): boolean {
    return (this.#file?.healthy ?? false) && this.#keys.healthy
  }

  async close(): Promise<void> {
    await this.#compacting
    await this.#file?.close()
    this.#file = undefined
    await this.#keys.close()
    await this.#readers.closeAll()
  }
}

const oldestAnswer = (now: Date): string => new Date(now.getTime() - idempotencyDays * dayMillis).toISOString()
