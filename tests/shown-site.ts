import type { PreparedPages, ShownNotes, Versions } from '#src/features/publication/public.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { publishedOf } from '#src/site/published/published-of.ts'

/** A site of no pages: shows versions as a real one does, at the moment of `show`. A text that holds `breaks` breaks a page. */
export function siteWithoutPages() {
  let versions: Versions = {}
  const prepared = (next: Versions, changed: readonly string[]): PreparedPages => ({
    changed,
    show: () => {
      if (site.isDiskFull) throw new Error('ENOSPC: no space left on device')
      versions = next
    },
    drop: () => undefined,
    parts: () => [Buffer.from('{'), Buffer.from(JSON.stringify(next))],
  })
  const site = {
    build: 'none',
    isBlank: true,
    has: () => true,
    text: () => '[]',
    /** Then pages are made and cannot be shown. */
    isDiskFull: false,
    /** How often pages were made here. */
    made: 0,
    get versions() {
      return versions
    },
    get state() {
      return publishedOf(versions, '2026-11-23')
    },
    async prepare(next: Versions) {
      this.made++
      if (JSON.stringify(next).includes('breaks'))
        throw new Problem(422, 'page_breaks', {
          fields: [{ field: '/about', code: 'page_breaks', message: 'it breaks' }],
        })
      return prepared(next, ['/'])
    },
    async take(next: Versions, partOf: (part: number) => Promise<Uint8Array | undefined>) {
      const [first, second, third] = await Promise.all([partOf(0), partOf(1), partOf(2)])
      return first && second && !third ? prepared(next, ['/']) : undefined
    },
    notes: {} as ShownNotes,
    noteShown(notes: ShownNotes) {
      this.notes = notes
    },
    preview: async () => [{ path: '/', sentences: [{ old: 'a', new: 'b' }] }],
    getReady: () => undefined,
    close: async () => undefined,
  }
  return site
}
