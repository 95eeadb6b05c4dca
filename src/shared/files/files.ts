import { randomUUID } from 'node:crypto'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { BusyPeople } from '#src/shared/journal/busy-people.ts'
import type { Keyring } from '#src/shared/journal/keyring.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { Blobs } from './blobs.ts'
import { fileTypeOf } from './file-type.ts'
import type { PictureWish } from './picture-work.ts'
import type { Pictures } from './pictures.ts'

export type KeptType = 'pdf' | 'jpeg' | 'png' | 'webp' | 'avif'

/** What a route takes. */
export interface FileRule {
  /** The feature's own folder: `bills`, `photos`, `media`. */
  room: string
  types: readonly ('pdf' | 'jpeg' | 'png' | 'webp')[]
  mostBytes: number
  /** Edge of the picture that is kept; photographs of telephones have 4,000. */
  mostEdgePx: number
}

/** Whose the file is (a pseudonym, as the journal has it), and the last day on which it is kept; without a person it is not encrypted. */
export interface Keeping {
  person?: string | undefined
  /** Without a day it stays until it is removed. */
  keptUntil?: PlainDate | undefined
}

/** A file that is kept: what a feature puts into its row. */
export interface KeptFile {
  name: string
  type: KeptType
  bytes: number
  /** Of pictures. */
  width?: number
  height?: number
}

const everKept = 'kept'
const nobody = 'public'
/** Of photographs written anew: nothing of print is lost to the eye. */
const photographQuality = 86

interface Options {
  blobs: Blobs
  keys: Keyring
  pictures: Pictures
  log: Log
}

/**
 * Files that people send. What a file is, its bytes say. Pictures are written anew, without metadata; a PDF is kept as it came and only ever given out
 * as a download (see `downloadHeaders`). A person's files are sealed with a key of theirs, and an erasure destroys it. The day until which a file is
 * kept is part of its name, so that retention needs no database.
 */
export class Files {
  readonly #o: Options
  readonly #busy = new BusyPeople()
  /** People with a file stored since the last look for what expired: the list of that look may not have it. */
  readonly #lately = new Set<string>()

  constructor(options: Options) {
    this.#o = options
  }

  /**
   * Takes a file in: durable, and sealed when it is a person's, once this resolves.
   * Problems: 413 too_large; 422 file_empty, file_not_accepted, file_heic, image_too_large, image_damaged; 503 busy, intake_unavailable.
   */
  async keep(bytes: Uint8Array, rule: FileRule, keeping: Keeping): Promise<KeptFile> {
    if (bytes.length === 0) throw new Problem(422, 'file_empty')
    if (bytes.length > rule.mostBytes) throw new Problem(413, 'too_large')
    const type = fileTypeOf(bytes)
    if (type === 'heic') throw new Problem(422, 'file_heic')
    if (type === 'other' || !rule.types.includes(type)) throw new Problem(422, 'file_not_accepted')
    if (type === 'pdf') return this.#store(Buffer.from(bytes), type, rule.room, keeping)
    const wish: PictureWish = { format: type, mostEdgePx: rule.mostEdgePx, quality: photographQuality }
    const [made] = await this.#o.pictures.remake(bytes, [wish])
    if (!made) throw new Problem(422, 'image_damaged')
    const kept = await this.#store(Buffer.from(made.bytes), made.format, rule.room, keeping)
    return { ...kept, width: made.width, height: made.height }
  }

  /** A picture in several sizes or formats, one file each, in the order of the wishes. Problems as of `keep`. */
  async keepPicture(
    bytes: Uint8Array,
    rule: FileRule,
    keeping: Keeping,
    wishes: readonly PictureWish[],
  ): Promise<KeptFile[]> {
    if (bytes.length > rule.mostBytes) throw new Problem(413, 'too_large')
    const type = fileTypeOf(bytes)
    if (type === 'heic') throw new Problem(422, 'file_heic')
    if (type === 'other' || type === 'pdf' || !rule.types.includes(type)) throw new Problem(422, 'file_not_accepted')
    const kept: KeptFile[] = []
    for (const { format, bytes: made, width, height } of await this.#o.pictures.remake(bytes, wishes))
      kept.push({ ...(await this.#store(Buffer.from(made), format, rule.room, keeping)), width, height })
    return kept
  }

  #store(plain: Buffer, type: KeptType, room: string, { person, keptUntil }: Keeping): Promise<KeptFile> {
    const owner = person ?? nobody
    const name = [room, keptUntil ?? everKept, owner, randomUUID()].join('/')
    return this.#busy.during([owner], async () => {
      const sealing = person === undefined ? undefined : this.#o.keys.sealBytes(person, plain)
      try {
        await Promise.all([this.#o.blobs.put(name, sealing?.sealed ?? plain), sealing?.stored])
      } catch (err) {
        this.#o.log.error({ err, room }, 'a file could not be kept')
        throw new Problem(503, 'intake_unavailable', { headers: { 'retry-after': '60' } })
      }
      this.#lately.add(owner)
      return { name, type, bytes: plain.length }
    })
  }

  /** The file; undefined when it is not there any more, or its person's key is not. */
  async read(name: string): Promise<Buffer | undefined> {
    const parts = partsOf(name)
    const bytes = parts && (await this.#o.blobs.get(name))
    if (!bytes || parts.person === nobody) return bytes
    const plain = this.#o.keys.openBytes(parts.person, bytes)
    if (!plain) this.#o.log.warn({ name }, 'a kept file has no key')
    return plain
  }

  async remove(name: string): Promise<void> {
    await this.#o.blobs.remove(name)
  }

  /** Destroys the keys of people, so that no copy of their files can be read again, and removes the files. */
  async erase(people: readonly string[]): Promise<void> {
    await this.#o.keys.erase(people, 0)
    for (const { name, person } of await this.#all()) if (people.includes(person)) await this.remove(name)
  }

  /** Removes what was to be kept until a day before `today`, and keys that no file needs any more. Gives how many files went. */
  async removeExpired(today: PlainDate): Promise<number> {
    this.#lately.clear()
    const needed = new Set<string>()
    let removed = 0
    for (const { name, keptUntil, person } of await this.#all()) {
      if (keptUntil !== everKept && keptUntil < today) {
        await this.remove(name)
        removed++
      } else needed.add(person)
    }
    await this.#o.keys.keepOnly(
      () => (person) => needed.has(person) || this.#lately.has(person) || this.#busy.has(person),
      1,
    )
    return removed
  }

  async #all(): Promise<{ name: string; keptUntil: string; person: string }[]> {
    return (await this.#o.blobs.list()).flatMap((name) => partsOf(name) ?? [])
  }
}

/** Undefined for what is no file of ours. */
function partsOf(name: string): { name: string; keptUntil: string; person: string } | undefined {
  const [, keptUntil, person] = /^[\w-]+\/(kept|\d{4}-\d{2}-\d{2})\/([\w-]+)\/[\w-]+$/.exec(name) ?? []
  return keptUntil && person ? { name, keptUntil, person } : undefined
}
