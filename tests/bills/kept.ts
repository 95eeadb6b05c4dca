import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenPdf, ReadingTools } from '#src/features/bill-analysis/reading/tools.ts'

/**
 * What comes before the reading of a bill, setting it and finding its words, is the same for every mutant of the reader and takes most of the time.
 * Where KEPT_BILLS names a folder it is done once and kept there; elsewhere nothing is kept.
 */
const folder = process.env.KEPT_BILLS

/** The bytes that were kept of what is made from `of`, and a way to keep them. */
export function kept(kind: string, ...of: (string | Uint8Array)[]) {
  const place =
    folder &&
    join(folder, `${kind}-${of.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')}`)
  return {
    bytes: place && existsSync(place) ? new Uint8Array(readFileSync(place)) : undefined,
    keep(bytes: Uint8Array): Uint8Array {
      if (!folder || !place) return bytes
      mkdirSync(folder, { recursive: true })
      writeFileSync(place, bytes)
      return bytes
    },
  }
}

interface KeptWords {
  pageCount: number
  hasScript: boolean
  pages: { words: Awaited<ReturnType<OpenPdf['words']>>; mayHoldCode: boolean }[]
}

/** Tools that remember the words of each PDF; a page is still drawn from the file itself. */
export function withKeptWords(tools: ReadingTools): ReadingTools {
  if (!folder) return tools
  return {
    ...tools,
    async openPdf(bytes) {
      const own = bytes.slice()
      const before = kept('words', own)
      const words = async (): Promise<KeptWords> => {
        const pdf = await tools.openPdf(bytes)
        const pages: KeptWords['pages'] = []
        for (let page = 1; page <= pdf.pageCount; page++)
          pages.push({ words: await pdf.words(page), mayHoldCode: await pdf.mayHoldCode(page) })
        const { pageCount, hasScript } = pdf
        await pdf.close()
        before.keep(Buffer.from(JSON.stringify({ pageCount, hasScript, pages })))
        return { pageCount, hasScript, pages }
      }
      const { pageCount, hasScript, pages } = before.bytes
        ? (JSON.parse(Buffer.from(before.bytes).toString('utf8')) as KeptWords)
        : await words()
      const pageAt = (page: number) => {
        const found = pages[page - 1]
        if (!found) throw new Error(`no page ${page}`)
        return found
      }
      return {
        pageCount,
        hasScript,
        words: async (page) => pageAt(page).words,
        mayHoldCode: async (page) => pageAt(page).mayHoldCode,
        async draw(page, dotsPerPoint) {
          const pdf = await tools.openPdf(own.slice())
          try {
            return await pdf.draw(page, dotsPerPoint)
          } finally {
            await pdf.close()
          }
        },
        close: async () => undefined,
      }
    },
  }
}
