import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { segmentName } from './segments.ts'

/** Segments that are being read, each opened once. */
export class SegmentReaders {
  readonly #folder: string
  readonly #open = new Map<number, Promise<FileHandle>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  async bytesAt({ segment, offset, length }: { segment: number; offset: number; length: number }): Promise<Buffer> {
    const opened = this.#open.get(segment) ?? open(join(this.#folder, segmentName(segment)), 'r')
    this.#open.set(segment, opened)
    const bytes = Buffer.alloc(length)
    await (await opened).read(bytes, 0, length, offset)
    return bytes
  }

  async close(segment: number): Promise<void> {
    await (await this.#open.get(segment))?.close()
    this.#open.delete(segment)
  }

  async closeAll(): Promise<void> {
    for (const segment of [...this.#open.keys()]) await this.close(segment)
  }
}
