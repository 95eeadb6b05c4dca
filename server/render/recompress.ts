import { compressed } from './made-files.ts'
import { asItWas, type FileToPack, openPack, writePack } from './pack.ts'

/** What a publication compressed in haste, compressed once more when nobody waits. */

export interface RecompressJob {
  /** The pack in force. */
  from: string
  /** Where the smaller one goes. */
  to: string
}

export interface Recompressed {
  /** Files that are smaller now; with none nothing is written. */
  files: number
  /** Files that are still as they were made in haste. */
  left: number
}

/** Stops with what is done as soon as `isInTheWay()`; the bodies stay the same, only their compressed forms change. */
export async function recompress({ from, to }: RecompressJob, isInTheWay: () => boolean): Promise<Recompressed> {
  const pack = openPack(from)
  if (!pack) return { files: 0, left: 0 }
  try {
    const files = new Map<string, FileToPack>()
    let done = 0
    let left = 0
    for (const [name, file] of Object.entries(pack.head.files)) {
      const asBefore = asItWas(file, pack)
      if (!file.isQuick || !file.brotli || isInTheWay()) {
        if (file.isQuick && file.brotli) left++
        files.set(name, asBefore)
        continue
      }
      files.set(name, { ...asBefore, ...(await compressed(pack.plainOf(file), 'afterwards')), isQuick: undefined })
      done++
    }
    const { files: _, ...head } = pack.head
    if (done > 0) writePack(to, head, files)
    return { files: done, left }
  } finally {
    pack.close()
  }
}
