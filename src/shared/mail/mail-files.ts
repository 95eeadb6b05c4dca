import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Mails as complete .eml files, for installations without a mail server. */

/** Writes one, whole or not at all: written aside, synced, then named. */
export async function writeMailFile(dir: string, id: string, raw: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true })
  const time = new Date().toISOString().replace(/[-:]/g, '').replace('.', '')
  const aside = join(dir, `.${randomUUID()}.part`)
  const file = await open(aside, 'wx', 0o600)
  try {
    await file.writeFile(raw)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, join(dir, `${time}-${id.replace(/[^\w-]/g, '')}.eml`))
}

/** Removes the files of mails by their ids; a folder that was never made holds none. */
export async function removeMailFiles(dir: string, ids: string[]): Promise<void> {
  const names = await readdir(dir).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  await Promise.all(
    names.filter((name) => ids.some((id) => name.endsWith(`-${id}.eml`))).map((name) => rm(join(dir, name))),
  )
}
