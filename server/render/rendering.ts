import type { Published } from '#src/site/published/published.ts'
import type { SiteFile } from '#src/site/render/site-entry.ts'
import type { BuiltFiles } from './finish-page.ts'
import type { MadeFile, Site } from './made-files.ts'
import type { RenderedManifest } from './rendered.ts'

/** What making pages for a publication asks for. */

export interface RenderJob {
  /** The pack in force, undefined when every page is as the build made it. */
  from: string | undefined
  before: Published
  after: Published
  /** Written into the new pack. */
  versions: unknown
  /** Where the new pack goes; undefined to only see what would change. */
  to: string | undefined
}

export interface RenderPlace {
  site: Site
  files: BuiltFiles
  manifest: RenderedManifest
  build: string
  /** The page's body as the build made it. */
  builtBody: (name: string) => Buffer
  /** Makers on other threads, for a job of many pages; each is closed after it. */
  helpers?: (job: RenderJob) => PageMaker[]
}

/** Makes one page after another for a publication, beside those that are in force. */
export interface PageMaker {
  /** The page's files, its stylesheet among them when that is in a file of its own; nothing when it comes out as it was. Rejects with the cause when it cannot be made. */
  make(next: SiteFile): Promise<Made[]>
  close(): void
}

export interface Made {
  file: MadeFile
  path: string
  sourceHash: string
}
