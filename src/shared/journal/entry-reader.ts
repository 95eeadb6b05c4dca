import type { KeyObject } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Entry, type EntryPlace, entryIn } from './entry.ts'
import { openFor } from './person-key.ts'
import { segmentName } from './segments.ts'

/** What lies at a place: an entry, or why it could not be read. That is never taken for an erasure: the owner gives no places of people it erased. */
export type ReadEntry = { id: string; entry: Entry } | { id: string; error: unknown }

/**
 * Reads accepted entries beside the process that owns the journal: by the places that the owner gives, never by looking around in it. It writes
 * nothing and keeps nothing, no file and no key, so that what the owner removes or erases is gone.
 */
export class EntryReader {
  readonly #folder: string
  readonly #master: KeyObject

  constructor(folder: string, master: KeyObject) {
    this.#folder = folder
    this.#master = master
  }

  /** What lies at these places, in their order. */
  async read(places: EntryPlace[]): Promise<ReadEntry[]> {
    const files = new Map<number, FileHandle>()
    const found: ReadEntry[] = []
    try {
      for (const place of places) {
        const { id, segment } = place
        try {
          const file = files.get(segment) ?? (await open(join(this.#folder, segmentName(segment)), 'r'))
          files.set(segment, file)
          found.push({ id, entry: await this.#readFrom(file, place) })
        } catch (error) {
          found.push({ id, error })
        }
      }
    } finally {
      for (const file of files.values()) await file.close()
    }
    return found
  }

  async #readFrom(file: FileHandle, place: EntryPlace): Promise<Entry> {
    const { offset, length, salt } = place
    const bytes = Buffer.alloc(length)
    await file.read(bytes, 0, length, offset)
    const entry = entryIn(bytes, place, (_person, cipher) => openFor(this.#master, salt, cipher))
    if (!entry) throw new Error('the entry was sealed with another key')
    return entry
  }
}
