import { type FileHandle, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from './aside.ts'

/** Between two looks whether a disk that refused has room again. */
const retryMillis = 1000
/** So much has to fit before the file takes lines again. */
const roomBytes = 64 * 1024

/**
 * An append-only file with group commit: everything waiting is written and fsynced together, then everybody who waited is answered. When the disk refuses,
 * the file takes nothing until there is room again; then it is cut back to its last line that is on the disk, and goes on.
 */
export class AppendFile {
  readonly #handle: FileHandle
  readonly #folder: string
  #size: number
  #waiting: { lines: string[]; bytes: number; done: PromiseWithResolvers<number> } | undefined
  #flushing: Promise<void> = Promise.resolve()
  #failed: { error: Error; sizeBefore: number } | undefined
  #retry: NodeJS.Timeout | undefined

  private constructor(handle: FileHandle, folder: string, size: number) {
    this.#handle = handle
    this.#folder = folder
    this.#size = size
  }

  /** Opens for appending; a file that is new has its name on the disk before this resolves. */
  static async open(path: string): Promise<AppendFile> {
    const handle = await open(path, 'a', 0o600)
    const { size } = await handle.stat()
    if (size === 0) await syncFolder(dirname(path))
    return new AppendFile(handle, dirname(path), size)
  }

  /** Bytes on disk and on their way. */
  get size(): number {
    return this.#size
  }

  /** Resolves with the byte offset of the line once it is on the disk. Rejects when the disk refuses, and until it has room again. */
  async append(line: string): Promise<number> {
    if (this.#failed) throw this.#failed.error
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
      if (this.#failed) throw this.#failed.error
      await this.#handle.appendFile(batch.lines.join(''))
      await this.#handle.datasync()
      batch.done.resolve(start)
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error('write failed')
      this.#failed ??= { error, sizeBefore: start }
      batch.done.reject(error)
      this.#tryLater()
    }
  }

  #tryLater(): void {
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => {
      this.#flushing = this.#flushing.then(() => this.#recover())
    }, retryMillis).unref()
  }

  /** What the kernel kept of the lines that failed is unknown, and nobody was answered for them: they are cut off. */
  async #recover(): Promise<void> {
    if (!this.#failed) return
    try {
      await assertRoom(this.#folder)
      await this.#handle.truncate(this.#failed.sizeBefore)
      await this.#handle.datasync()
      this.#size = this.#failed.sizeBefore
      this.#failed = undefined
    } catch {
      // Still no room: the cause was given to those who asked for a line.
      this.#tryLater()
    }
  }

  /** False after a write failed: the disk is full or gone. */
  get healthy(): boolean {
    return this.#failed === undefined
  }

  async close(): Promise<void> {
    await this.#flushing
    clearTimeout(this.#retry)
    await this.#handle.close()
  }
}

/** Throws as the disk does when there is no room beside the file. */
async function assertRoom(folder: string): Promise<void> {
  const path = join(folder, `room-${process.pid}`)
  const probe = await open(path, 'w', 0o600)
  try {
    await probe.writeFile(Buffer.alloc(roomBytes, 1))
    await probe.datasync()
  } finally {
    await probe.close()
    // Two files of one folder may look at the same moment.
    await rm(path, { force: true })
  }
}
