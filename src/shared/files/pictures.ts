import { type ChildLimits, ChildLost, createBoundedChild } from '#src/shared/child/bounded-child.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Log } from '#src/shared/log/log.ts'
import { fileTypeOf, statedSize } from './file-type.ts'
import { type MadePicture, mostPixels, type PictureAnswer, type PictureJob, type PictureWish } from './picture-work.ts'

export interface Pictures {
  /**
   * The picture written anew for each wish, in their order, nothing of the file's metadata left.
   * Problems: 422 image_too_large, 422 image_damaged, 503 busy.
   */
  remake(bytes: Uint8Array, wishes: readonly PictureWish[]): Promise<MadePicture[]>
  close(): Promise<void>
}

const usual: ChildLimits = {
  mostWaiting: 12,
  mostMillis: 30_000,
  mostMemoryBytes: 900 * 1024 * 1024,
  idleMillis: 60_000,
  heapMb: 256,
}

/** Pictures are unpacked in a process of their own, one at a time, with limits of pixels, time and memory. */
export function createPictures(entry: string, log: Log, limits: Partial<ChildLimits> = {}): Pictures {
  const child = createBoundedChild<PictureJob, PictureAnswer>(entry, 'pictures', { ...usual, ...limits }, log)
  return {
    async remake(bytes, wishes) {
      const stated = statedSize(bytes, fileTypeOf(bytes))
      // Before anything is unpacked; the process looks at the true size again.
      if (stated && stated.width * stated.height > mostPixels) throw new Problem(422, 'image_too_large')
      const answer = await child.ask({ bytes, wishes }).catch((error) => {
        if (!(error instanceof ChildLost)) throw error
        throw error.reason === 'full'
          ? new Problem(503, 'busy', { headers: { 'retry-after': '10' } })
          : new Problem(422, 'image_too_large')
      })
      if (answer.kind === 'damaged') throw new Problem(422, 'image_damaged')
      return answer.pictures
    },
    close: () => child.close(),
  }
}
