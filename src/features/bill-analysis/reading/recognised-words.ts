import type { TextItem } from '#src/features/bill-analysis/domain/page-text.ts'

/** Recognition's answer, as far as it is used here. */
export interface RecognisedPage {
  confidence: number
  blocks: { paragraphs: { lines: { words: RecognisedWord[] }[] }[] }[] | null
}
interface RecognisedWord {
  text: string
  confidence: number
  bbox: { x0: number; y0: number; x1: number; y1: number }
}

/** Words as items. A word's box is as high as its letters, which have no ascender in `a`: the line's height is what rows are made of. */
export function wordItems({ confidence, blocks }: RecognisedPage): { words: TextItem[]; certainty: number } {
  const words: TextItem[] = []
  for (const { paragraphs } of blocks ?? [])
    for (const { lines } of paragraphs)
      for (const line of lines) {
        const heights = line.words.map(({ bbox }) => bbox.y1 - bbox.y0).sort((a, b) => a - b)
        const height = heights[Math.floor(heights.length * 0.7)] ?? 0
        for (const { text, confidence: sure, bbox } of line.words) {
          const tall = Math.max(height, 1)
          const middle = (bbox.y0 + bbox.y1) / 2
          if (/[\p{L}\d€%]/u.test(text) || /^[-–]$/.test(text))
            words.push({
              text,
              box: { x: bbox.x0, y: middle - tall / 2, width: bbox.x1 - bbox.x0, height: tall },
              certainty: sure / 100,
            })
        }
      }
  return { words, certainty: confidence / 100 }
}
