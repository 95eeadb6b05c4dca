import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { writeDurably } from '#src/shared/journal/aside.ts'
import { assertName, type Blobs } from './blobs.ts'

/** Files in a folder that nobody else reads. What a crash left half written is removed at the start. */
export function openDiskBlobs(folder: string): Blobs {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith('.new')) rmSync(join(entry.parentPath, entry.name))

  const pathOf = (name: string) => {
    assertName(name)
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeDurably(path, bytes)
    },
    get: (name) => readFile(pathOf(name)).catch(absent),
    remove: (name) => rm(pathOf(name), { force: true }),
    async list() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true })
      return found
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.new'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    },
  }
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
