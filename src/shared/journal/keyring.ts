import { createHash, createHmac, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { randomFromPool } from '#src/shared/crypto/random-pool.ts'
import { AppendFile } from './append-file.ts'
import { asideFiles, writeAside, writeDurably } from './aside.ts'
import { keyNameOf, keyNameOfBytes, keyNameOfSalt, openBytesFor, openFor, sealBytesFor, sealFor } from './person-key.ts'
import { encodeLine, scanLines } from './record.ts'

/** A salt of a person's, or the record that the key of this name was erased while `n` was the newest segment. */
type KeyLine = { p: string; s: string } | { x: string; n: number }

/** What became of the key that something was sealed with. */
export type KeyState = 'known' | 'erased' | 'unknown'

/**
 * One key per person, made of the installation's key and a random salt that is kept here and nowhere else. The journal is append-only and may
 * be copied into backups; destroying a person's salts makes every copy of that person's entries unreadable, which is how append-only and
 * erasable both hold. A backup therefore keeps the newest keys.log only, never old ones. What was sealed names its key, and an erasure leaves the
 * names of what it destroyed: a key that is neither here nor among these was lost, which is damage and never an erasure.
 */
export class Keyring {
  readonly #path: string
  readonly #master: KeyObject
  /** A person's salts, the one in use last. There is more than one after lines of a backup were put back. */
  readonly #salts = new Map<string, string[]>()
  /** Names of erased keys, with the segment that was the newest then. */
  readonly #erased = new Map<string, number>()
  /** Salts on their way to the disk: an entry is not safe before its salt is. */
  readonly #storing = new Map<string, Promise<unknown>>()
  #file: AppendFile
  /** Settles when no rewrite is under way: appends wait for it, so that none goes to the file that is being replaced. */
  #ready: Promise<void> = Promise.resolve()

  /** Lines that failed their checksum when the file was opened: those people's entries cannot be read. */
  readonly damagedLines: number

  private constructor(path: string, master: KeyObject, lines: KeyLine[], damagedLines: number, file: AppendFile) {
    this.#path = path
    this.#master = master
    this.damagedLines = damagedLines
    this.#file = file
    for (const line of lines) {
      if ('x' in line) this.#erased.set(line.x, line.n)
      else this.#salts.set(line.p, [...(this.#salts.get(line.p) ?? []), line.s])
    }
  }

  static async open(path: string, master: KeyObject): Promise<Keyring> {
    assertSameMaster(`${path}.check`, master)
    const { sound, damaged } = scanLines(existsSync(path) ? readFileSync(path) : Buffer.alloc(0))
    const lines = sound.map(({ value }) => value as KeyLine)
    if (damaged.length > 0) {
      const bytes = Buffer.concat(damaged)
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
      await writeAside(dirname(path), `${keysAside}${name}`, bytes)
      await writeDurably(path, lines.map(encodeLine).join(''))
    }
    return new Keyring(path, master, lines, damaged.length, await AppendFile.open(path))
  }

  /** Encrypts for a person, making the salt on first use; `stored` resolves when that salt is on the disk. */
  seal(person: string, plain: string): { cipher: string; stored: Promise<unknown> } {
    const { salt, stored } = this.#saltFor(person)
    return { cipher: sealFor(this.#master, salt, plain), stored }
  }

  /** The same for the bytes of a file. */
  sealBytes(person: string, plain: Buffer): { sealed: Buffer; stored: Promise<unknown> } {
    const { salt, stored } = this.#saltFor(person)
    return { sealed: sealBytesFor(this.#master, salt, plain), stored }
  }

  #saltFor(person: string): { salt: string; stored: Promise<unknown> } {
    let salt = this.#salts.get(person)?.at(-1)
    if (!salt) {
      salt = randomFromPool(24).toString('base64url')
      this.#salts.set(person, [salt])
      const line = encodeLine({ p: person, s: salt } satisfies KeyLine)
      const storing = this.#ready.then(() => this.#file.append(line))
      this.#storing.set(person, storing)
      storing.then(
        () => this.#storing.delete(person),
        () => {
          this.#storing.delete(person)
          // It is on no disk: the next entry of this person gets another, or could not be read after a restart.
          if (this.#salts.get(person)?.[0] === salt) this.#salts.delete(person)
        },
      )
    }
    return { salt, stored: this.#storing.get(person) ?? Promise.resolve() }
  }

  /** The plain text, or undefined without the key. Throws when the bytes were tampered with. */
  open(person: string, cipher: string): string | undefined {
    const salt = this.saltOf(person, keyNameOf(cipher))
    return salt === undefined ? undefined : openFor(this.#master, salt, cipher)
  }

  /** The bytes, or undefined without the key. Throws when they were tampered with. */
  openBytes(person: string, sealed: Buffer): Buffer | undefined {
    const salt = this.saltOf(person, keyNameOfBytes(sealed))
    return salt === undefined ? undefined : openBytesFor(this.#master, salt, sealed)
  }

  /** The salt of a person's key of that name; undefined when it is not here. */
  saltOf(person: string, keyName: string): string | undefined {
    return this.#salts.get(person)?.find((salt) => keyNameOfSalt(salt) === keyName)
  }

  stateOf(person: string, keyName: string): KeyState {
    if (this.saltOf(person, keyName) !== undefined) return 'known'
    return this.#erased.has(keyName) ? 'erased' : 'unknown'
  }

  get size(): number {
    return this.#salts.size
  }

  /** Destroys the keys of people, and leaves their names with the number of the newest segment. */
  async erase(people: readonly string[], newestSegment: number): Promise<void> {
    await this.#exclusively(() => {
      for (const person of people) {
        for (const salt of this.#salts.get(person) ?? []) this.#erased.set(keyNameOfSalt(salt), newestSegment)
        this.#salts.delete(person)
      }
    })
    await eraseAside(dirname(this.#path), people)
  }

  /**
   * Forgets keys that nothing needs any more, and erasures older than the oldest segment. `choose` is asked at the moment of forgetting, when
   * everything that was on its way to the old file has arrived.
   */
  keepOnly(choose: () => (person: string) => boolean, oldestSegment: number): Promise<void> {
    return this.#exclusively(() => {
      const keep = choose()
      for (const person of [...this.#salts.keys()]) if (!keep(person)) this.#salts.delete(person)
      for (const [name, segment] of [...this.#erased]) if (segment < oldestSegment) this.#erased.delete(name)
    })
  }

  /** Changes what is held and replaces the file by one that says so, before this resolves. */
  #exclusively(change: () => void): Promise<void> {
    const done = this.#ready.then(async () => {
      await this.#file.close()
      change()
      const salts = [...this.#salts].flatMap(([p, all]) => all.map((s): KeyLine => ({ p, s })))
      const erased = [...this.#erased].map(([x, n]): KeyLine => ({ x, n }))
      await writeDurably(this.#path, [...salts, ...erased].map(encodeLine).join(''))
      this.#file = await AppendFile.open(this.#path)
    })
    this.#ready = done.catch(() => undefined)
    return done
  }

  get healthy(): boolean {
    return this.#file.healthy
  }

  async close(): Promise<void> {
    await this.#ready
    await this.#file.close()
  }
}

const keysAside = 'keys-'
/** A damaged line that resembles an erased person's in all but so many characters may be theirs. */
const mostDifferent = 4

/** Removes from the damaged lines of keys kept aside those that may be of these people: an erasure holds for them too. */
async function eraseAside(folder: string, people: readonly string[]): Promise<void> {
  for (const path of asideFiles(folder).filter((file) => basename(file).startsWith(keysAside))) {
    const lines = readFileSync(path, 'latin1').split(/(?<=\n)/)
    const kept = lines.filter((line) => !people.some((person) => resembles(line, person)))
    if (kept.length === 0) await unlink(path)
    else if (kept.length < lines.length) await writeDurably(path, Buffer.from(kept.join(''), 'latin1'))
  }
}

function resembles(line: string, person: string): boolean {
  for (let from = 0; from + person.length <= line.length; from++) {
    let different = 0
    for (let i = 0; i < person.length && different <= mostDifferent; i++) if (line[from + i] !== person[i]) different++
    if (different <= mostDifferent) return true
  }
  return false
}

/** A journal opened with another secret would be unreadable entry by entry; the start stops instead. */
function assertSameMaster(path: string, master: KeyObject): void {
  const mark = createHmac('sha256', master).update('check').digest('base64url')
  if (!existsSync(path)) writeFileSync(path, mark, { mode: 0o600 })
  else if (readFileSync(path, 'utf8') !== mark)
    throw new Error(
      `${path} was made with another secret: put back the secret.key (or SECRET_KEY) this data folder belongs to`,
    )
}
