import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from './aside.ts'

/** An append-only file with group commit: everything waiting is written and fsynced together, then everybody who waited is answered. */
export class AppendFile {
  readonly #handle: FileHandle
  #size: number
  #waiting: { lines: string[]; bytes: number; done: PromiseWithResolvers<number> } | undefined
  #flushing: Promise<void> = Promise.resolve()
  #failed: Error | undefined

  private constructor(handle: FileHandle, size: number) {
    this.#handle = handle
    this.#size = size
  }

  /** Opens for appending; a file that is new has its name on the disk before this resolves. */
  static async open(path: string): Promise<AppendFile> {
    const handle = await open(path, 'a', 0o600)
    const { size } = await handle.stat()
    if (size === 0) await syncFolder(dirname(path))
    return new AppendFile(handle, size)
  }

  /** Bytes on disk and on their way. */
  get size(): number {
    return this.#size
  }

  /**
   * Resolves with the byte offset of the line once it is on the disk. After a failed write or fsync the file accepts nothing more:
   * what the kernel kept is unknown, so only a restart, which reads the file again, may go on.
   */
  async append(line: string): Promise<number> {
    if (this.#failed) throw this.#failed
    if (!this.#waiting) {
      const batch = { lines: [], bytes: 0, done: Promise.withResolvers<number>() }
      this.#waiting = batch
      this.#flushing = this.#flushing.then(() => this.#flush())
    }
    const batch = this.#waiting
    const offset = batch.bytes
    batch.lines.push(line)
    batch.bytes += Buffer.byteLength(line)
    return (await batch.done.promise) + offset
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting
    if (!batch) return
    this.#waiting = undefined
    const start = this.#size
    this.#size += batch.bytes
    try {
      if (this.#failed) throw this.#failed
      await this.#handle.appendFile(batch.lines.join(''))
      await this.#handle.datasync()
      batch.done.resolve(start)
    } catch (error) {
      this.#failed = error instanceof Error ? error : new Error('write failed')
      batch.done.reject(this.#failed)
    }
  }

  /** False after a write failed: the disk is full or gone. */
  get healthy(): boolean {
    return this.#failed === undefined
  }

  async close(): Promise<void> {
    await this.#flushing
    await this.#handle.close()
  }
}
