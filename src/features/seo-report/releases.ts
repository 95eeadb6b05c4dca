import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const releases = z.array(z.object({ id: z.string().max(100), at: z.iso.datetime() }))
export type Releases = z.infer<typeof releases>

/** A year of releases and more. */
const mostKept = 400

/**
 * The releases that ran here, oldest first, each since when visitors met it: the one that starts now is added when it is another than the last. A file that
 * cannot be read begins anew: it only explains figures. Throws when the folder cannot be written.
 */
export function rememberRelease(file: string, id: string, now: Date): Releases {
  const known = knownIn(file)
  if (known.at(-1)?.id === id) return known
  const next = [...known, { id, at: now.toISOString() }].slice(-mostKept)
  writeFileSync(`${file}.new`, JSON.stringify(next), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return next
}

function knownIn(file: string): Releases {
  if (!existsSync(file)) return []
  try {
    return releases.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return []
    throw error
  }
}
