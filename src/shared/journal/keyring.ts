import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { seal, unseal } from '../crypto/seal.ts'
import { AppendFile } from './append-file.ts'
import { decodeLine, encodeLine } from './record.ts'

/** The version tells a person's new key from the one that erasure destroyed. */
interface PersonKey {
  version: string
  bytes: Buffer
}

/**
 * One key per person, wrapped with the installation's key. The journal is append-only and may be copied into backups; destroying a
 * person's key makes every copy of that person's entries unreadable, which is how append-only and erasable both hold.
 */
export class Keyring {
  readonly #path: string
  readonly #wrapping: Buffer
  readonly #keys: Map<string, PersonKey>
  #file: AppendFile
  /** Settles when no rewrite is under way: appends wait for it, so that none goes to the file that is being replaced. */
  #ready: Promise<void> = Promise.resolve()

  private constructor(path: string, wrapping: Buffer, keys: Map<string, PersonKey>, file: AppendFile) {
    this.#path = path
    this.#wrapping = wrapping
    this.#keys = keys
    this.#file = file
  }

  static async open(path: string, wrapping: Buffer): Promise<Keyring> {
    const keys = new Map<string, PersonKey>()
    let size = 0
    if (existsSync(path)) {
      for (const line of readFileSync(path, 'utf8').split('\n').slice(0, -1)) {
        const decoded = decodeLine(line)
        if (!decoded.ok) break
        const { p, v, k } = decoded.value as { p: string; v: string; k: string }
        keys.set(p, { version: v, bytes: unseal(wrapping, k) })
        size += Buffer.byteLength(line) + 1
      }
    }
    return new Keyring(path, wrapping, keys, await AppendFile.open(path, existsSync(path) ? size : undefined))
  }

  /** Encrypts for a person, making the key on first use; `stored` resolves when that key is on the disk. */
  seal(person: string, plain: string): { cipher: string; stored: Promise<unknown> } {
    let key = this.#keys.get(person)
    let stored: Promise<unknown> = Promise.resolve()
    if (!key) {
      key = { version: randomBytes(6).toString('base64url'), bytes: randomBytes(32) }
      this.#keys.set(person, key)
      const line = this.#line(person, key)
      stored = this.#ready.then(() => this.#file.append(line))
    }
    return { cipher: `${key.version}.${seal(key.bytes, Buffer.from(plain, 'utf8'))}`, stored }
  }

  #line(person: string, key: PersonKey): string {
    return encodeLine({ p: person, v: key.version, k: seal(this.#wrapping, key.bytes) })
  }

  /** The plain text, or undefined once the person has been erased. Throws when the bytes were tampered with. */
  open(person: string, cipher: string): string | undefined {
    const key = this.#keys.get(person)
    const [version, body = ''] = cipher.split('.', 2)
    return key?.version === version ? unseal(key.bytes, body).toString('utf8') : undefined
  }

  /** Forgets keys for good: a new file without them replaces the old one before this resolves. */
  keepOnly(keep: (person: string) => boolean): Promise<void> {
    const done = this.#ready.then(() => this.#rewrite(keep))
    this.#ready = done.catch(() => undefined)
    return done
  }

  async #rewrite(keep: (person: string) => boolean): Promise<void> {
    await this.#file.close()
    for (const person of [...this.#keys.keys()]) if (!keep(person)) this.#keys.delete(person)
    const lines = [...this.#keys].map(([person, key]) => this.#line(person, key))
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

/** A rename is only durable once its folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(join(path, '.'), 'r')
  await folder.sync()
  await folder.close()
}
