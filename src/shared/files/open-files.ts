import type { KeyObject } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Keyring } from '#src/shared/journal/keyring.ts'
import type { Log } from '#src/shared/log/log.ts'
import { openDiskBlobs } from './disk-blobs.ts'
import { Files } from './files.ts'
import { createPictures } from './pictures.ts'
import { type Bucket, openS3Blobs } from './s3-blobs.ts'

interface Options {
  /** Keys are always here, files too unless there is a bucket. */
  folder: string
  bucket?: Bucket | undefined
  masterKey: KeyObject
  /** picture-process.ts from source, or what the bundler made of it. */
  pictureProcess: string
  log: Log
}

/** Files as configured. Only the process that owns the data folder opens them: keys are written by one. */
export async function openFiles(o: Options): Promise<{ files: Files; close(): Promise<void> }> {
  mkdirSync(o.folder, { recursive: true, mode: 0o700 })
  const keys = await Keyring.open(join(o.folder, 'keys.log'), o.masterKey)
  if (keys.damagedLines > 0) o.log.error({ lines: keys.damagedLines }, 'keys of kept files are damaged')
  const pictures = createPictures(o.pictureProcess, o.log)
  const blobs = o.bucket ? openS3Blobs(o.bucket) : openDiskBlobs(join(o.folder, 'store'))
  return {
    files: new Files({ blobs, keys, pictures, log: o.log }),
    async close() {
      await pictures.close()
      await keys.close()
    },
  }
}
