import { createHash } from 'node:crypto'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { PublishedKey } from '#src/site/published/published.ts'

/** What is known of a file that was made: enough to tell whether it must be made again, and whether that made a difference. */
export interface RenderedFile {
  /** The address that it is made from. */
  path: string
  keys: readonly PublishedKey[]
  /** Of the body that is sent. */
  hash: string
  /** Of the page as Astro made it: the same again is the same file. */
  sourceHash: string
}

/** `dist/rendered.json`: version 0, as the build made it. */
export interface RenderedManifest {
  /** The day of the build. */
  day: PlainDate
  files: Record<string, RenderedFile>
}

export function hashOf(body: Buffer | string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16)
}
