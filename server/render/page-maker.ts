import type { PublishedKey } from '#src/site/published/published.ts'
import { finishedFiles } from './made-files.ts'
import { openPack, type Pack } from './pack.ts'
import { hashOf, type RenderedFile } from './rendered.ts'
import type { PageMaker, RenderJob, RenderPlace } from './rendering.ts'

/** A maker on this thread. */
export function createPageMaker(job: Pick<RenderJob, 'from' | 'after'>, place: RenderPlace): PageMaker {
  const { inForce, close } = packOf(job, place)
  const current = filesInForce(inForce, place)
  return {
    async make({ path, name }) {
      const source = await place.site.makePage(path, job.after)
      const sourceHash = hashOf(source.body)
      const known = current.get(name)
      if (isAsBefore(known, sourceHash, source.keys)) return []
      const before = known && bodyOf(name, inForce, place).toString('utf8')
      const files = await finishedFiles(name, source, { files: place.files, effort: 'publication', before })
      return files.map((file) => ({ file, path, sourceHash }))
    },
    close,
  }
}

/** The pack in force when it is of this build. */
export function packOf(
  { from }: Pick<RenderJob, 'from'>,
  { build }: RenderPlace,
): { inForce: Pack | undefined; close(): void } {
  const pack = from === undefined ? undefined : openPack(from)
  return { inForce: pack?.head.build === build ? pack : undefined, close: () => pack?.close() }
}

/** What visitors are sent now, by its name. */
export function filesInForce(inForce: Pack | undefined, { manifest }: RenderPlace): Map<string, RenderedFile> {
  return new Map(Object.entries({ ...manifest.files, ...inForce?.head.files }))
}

/** A file's body as visitors are sent it now. */
export function bodyOf(name: string, inForce: Pack | undefined, place: RenderPlace): Buffer {
  const packed = inForce?.head.files[name]
  return packed && inForce ? inForce.plainOf(packed) : place.builtBody(name)
}

/** It read something that changed and says the same. */
function isAsBefore(known: RenderedFile | undefined, sourceHash: string, keys: readonly PublishedKey[]): boolean {
  return known?.sourceHash === sourceHash && known.keys.join() === keys.join()
}
