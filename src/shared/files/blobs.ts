/** Where bytes lie: a folder or a bucket. Names are `[a-z0-9_-]` parts joined by slashes. */
export interface Blobs {
  /** Whole and durable once this resolves. Rejects when the disk or the bucket refuses. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Undefined when there is nothing of that name. */
  get(name: string): Promise<Buffer | undefined>
  /** Nothing happens when it is gone already. */
  remove(name: string): Promise<void>
  /** Every name there is. */
  list(): Promise<string[]>
}

/** A name comes from a row or an address: it must not lead anywhere else. */
export function assertName(name: string): void {
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(name)) throw new Error('not the name of a kept file')
}
