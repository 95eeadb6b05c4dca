import { createHmac, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomFromPool } from '#src/shared/crypto/random-pool.ts'
import { AppendFile } from './append-file.ts'
import { openFor, sealFor } from './person-key.ts'
import { decodeLine, encodeLine } from './record.ts'

/**
 * One key per person, made of the installation's key and a random salt that is kept here and nowhere else. The journal is append-only and may
 * be copied into backups; destroying a person's salt makes every copy of that person's entries unreadable, which is how append-only and
 * erasable both hold. A backup therefore keeps the newest keys.log only, never old ones. What was sealed names its salt, to tell a person's new key
 * from an erased one.
 */
export class Keyring {
  readonly #path: string
  readonly #master: KeyObject
  readonly #salts: Map<string, string>
  /** Salts on their way to the disk: an entry is not safe before its salt is. */
  readonly #storing = new Map<string, Promise<unknown>>()
  #file: AppendFile
  /** Settles when no rewrite is under way: appends wait for it, so that none goes to the file that is being replaced. */
  #ready: Promise<void> = Promise.resolve()

  /** Lines before the tail that failed their checksum: the entries of those people cannot be read. */
  readonly damagedLines: number

  private constructor(path: string, master: KeyObject, read: SaltsRead, file: AppendFile) {
    this.#path = path
    this.#master = master
    this.#salts = read.salts
    this.damagedLines = read.damagedLines
    this.#file = file
  }

  static async open(path: string, master: KeyObject): Promise<Keyring> {
    assertSameMaster(`${path}.check`, master)
    const read = existsSync(path) ? saltsIn(readFileSync(path)) : undefined
    const file = await AppendFile.open(path, read?.soundBytes)
    return new Keyring(path, master, read ?? { salts: new Map(), damagedLines: 0 }, file)
  }

  /** Encrypts for a person, making the salt on first use; `stored` resolves when that salt is on the disk. */
  seal(person: string, plain: string): { cipher: string; stored: Promise<unknown> } {
    let salt = this.#salts.get(person)
    if (!salt) {
      salt = randomFromPool(24).toString('base64url')
      this.#salts.set(person, salt)
      const line = encodeLine({ p: person, s: salt })
      const storing = this.#ready.then(() => this.#file.append(line))
      this.#storing.set(person, storing)
      const done = () => this.#storing.delete(person)
      storing.then(done, done)
    }
    return { cipher: sealFor(this.#master, salt, plain), stored: this.#storing.get(person) ?? Promise.resolve() }
  }

  /** The plain text, or undefined once the person has been erased. Throws when the bytes were tampered with. */
  open(person: string, cipher: string): string | undefined {
    const salt = this.#salts.get(person)
    return salt === undefined ? undefined : openFor(this.#master, salt, cipher)
  }

  /** The salt of a person's key; undefined once the person has been erased. */
  saltOf(person: string): string | undefined {
    return this.#salts.get(person)
  }

  /**
   * Forgets keys for good: a new file without them replaces the old one before this resolves. `choose` is asked at the moment of forgetting, when
   * everything that was on its way to the old file has arrived.
   */
  keepOnly(choose: () => (person: string) => boolean): Promise<void> {
    const done = this.#ready.then(() => this.#rewrite(choose))
    this.#ready = done.catch(() => undefined)
    return done
  }

  async #rewrite(choose: () => (person: string) => boolean): Promise<void> {
    await this.#file.close()
    const keep = choose()
    for (const person of [...this.#salts.keys()]) if (!keep(person)) this.#salts.delete(person)
    const lines = [...this.#salts].map(([p, s]) => encodeLine({ p, s }))
    const temporary = `${this.#path}.new`
    const handle = await open(temporary, 'w', 0o600)
    await handle.writeFile(lines.join(''))
    await handle.sync()
    await handle.close()
    await rename(temporary, this.#path)
    await syncFolder(dirname(this.#path))
    this.#file = await AppendFile.open(this.#path)
  }

  get healthy(): boolean {
    return this.#file.healthy
  }

  async close(): Promise<void> {
    await this.#ready
    await this.#file.close()
  }
}

interface SaltsRead {
  salts: Map<string, string>
  damagedLines: number
}

/** The salts of a file, with the bytes up to its last sound line: what fails behind that is a torn tail, before it damage. */
function saltsIn(bytes: Buffer): SaltsRead & { soundBytes: number } {
  const read = { salts: new Map<string, string>(), damagedLines: 0, soundBytes: 0 }
  let failed = 0
  for (let from = 0, end = bytes.indexOf(10); end !== -1; from = end + 1, end = bytes.indexOf(10, from)) {
    const decoded = decodeLine(bytes.toString('utf8', from, end))
    if (!decoded.ok) {
      failed += 1
      continue
    }
    const { p, s } = decoded.value as { p: string; s: string }
    read.salts.set(p, s)
    read.soundBytes = end + 1
    read.damagedLines += failed
    failed = 0
  }
  return read
}

/** A journal opened with another secret would be unreadable entry by entry; it is told at the start instead. */
function assertSameMaster(path: string, master: KeyObject): void {
  const mark = createHmac('sha256', master).update('check').digest('base64url')
  if (!existsSync(path)) writeFileSync(path, mark, { mode: 0o600 })
  else if (readFileSync(path, 'utf8') !== mark)
    throw new Error(
      `${path} was made with another secret: put back the secret.key (or SECRET_KEY) this data folder belongs to`,
    )
}

/** A rename is only durable once its folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(join(path, '.'), 'r')
  await folder.sync()
  await folder.close()
}
