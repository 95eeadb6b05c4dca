import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { seal, unseal } from '../crypto/seal.ts'
import { AppendFile } from './append-file.ts'
import { decodeLine, encodeLine } from './record.ts'

/**
 * One key per person, made of the installation's key and a random salt that is kept here and nowhere else. The journal is append-only and may
 * be copied into backups; destroying a person's salt makes every copy of that person's entries unreadable, which is how append-only and
 * erasable both hold. A backup therefore keeps the newest keys.log only, never old ones. The first eight characters of a salt name it in the entries, to tell a person's new key from an erased one.
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

  private constructor(path: string, master: KeyObject, salts: Map<string, string>, file: AppendFile) {
    this.#path = path
    this.#master = master
    this.#salts = salts
    this.#file = file
  }

  static async open(path: string, master: KeyObject): Promise<Keyring> {
    assertSameMaster(`${path}.check`, master)
    const salts = new Map<string, string>()
    let size = 0
    if (existsSync(path)) {
      for (const line of readFileSync(path, 'utf8').split('\n').slice(0, -1)) {
        const decoded = decodeLine(line)
        if (!decoded.ok) break
        const { p, s } = decoded.value as { p: string; s: string }
        salts.set(p, s)
        size += Buffer.byteLength(line) + 1
      }
    }
    return new Keyring(path, master, salts, await AppendFile.open(path, existsSync(path) ? size : undefined))
  }

  /** Encrypts for a person, making the salt on first use; `stored` resolves when that salt is on the disk. */
  seal(person: string, plain: string): { cipher: string; stored: Promise<unknown> } {
    let salt = this.#salts.get(person)
    if (!salt) {
      salt = randomBytes(24).toString('base64url')
      this.#salts.set(person, salt)
      const line = encodeLine({ p: person, s: salt })
      const storing = this.#ready.then(() => this.#file.append(line))
      this.#storing.set(person, storing)
      const done = () => this.#storing.delete(person)
      storing.then(done, done)
    }
    const cipher = `${salt.slice(0, 8)}.${seal(this.#keyOf(salt), Buffer.from(plain, 'utf8'))}`
    return { cipher, stored: this.#storing.get(person) ?? Promise.resolve() }
  }

  #keyOf(salt: string): KeyObject {
    return createSecretKey(createHmac('sha256', this.#master).update(salt).digest())
  }

  /** The plain text, or undefined once the person has been erased. Throws when the bytes were tampered with. */
  open(person: string, cipher: string): string | undefined {
    const salt = this.#salts.get(person)
    const [name, body = ''] = cipher.split('.', 2)
    return salt?.slice(0, 8) === name ? unseal(this.#keyOf(salt), body).toString('utf8') : undefined
  }

  /** Forgets keys for good: a new file without them replaces the old one before this resolves. */
  keepOnly(keep: (person: string) => boolean): Promise<void> {
    const done = this.#ready.then(() => this.#rewrite(keep))
    this.#ready = done.catch(() => undefined)
    return done
  }

  async #rewrite(keep: (person: string) => boolean): Promise<void> {
    await this.#file.close()
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
