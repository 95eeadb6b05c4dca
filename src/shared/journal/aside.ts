import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * What was found damaged is kept in `damaged` below the journal's folder until somebody has looked at it and takes it away. As long as something lies
 * there, the journal says so.
 */

const asideFolder = (folder: string) => join(folder, 'damaged')

/** Paths of what is kept aside. */
export function asideFiles(folder: string): string[] {
  const aside = asideFolder(folder)
  return existsSync(aside) ? readdirSync(aside).map((name) => join(aside, name)) : []
}

/** Writes bytes aside, on the disk before this resolves. */
export async function writeAside(folder: string, name: string, bytes: Buffer): Promise<void> {
  await writeDurably(join(madeFolder(folder), name), bytes)
}

/** Moves a whole file of the journal aside. */
export async function moveAside(path: string): Promise<void> {
  const folder = dirname(path)
  const aside = madeFolder(folder)
  await rename(path, join(aside, basename(path)))
  await syncFolder(aside)
  await syncFolder(folder)
}

/** A file that is there whole or, after a crash, not at all. */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const temporary = `${path}.new`
  const handle = await open(temporary, 'w', 0o600)
  await handle.writeFile(content)
  await handle.sync()
  await handle.close()
  await rename(temporary, path)
  await syncFolder(dirname(path))
}

/** A rename is only durable once its folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(join(path, '.'), 'r')
  await folder.sync()
  await folder.close()
}

function madeFolder(folder: string): string {
  const aside = asideFolder(folder)
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  return aside
}
