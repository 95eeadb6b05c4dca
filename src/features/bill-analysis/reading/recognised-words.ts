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
        for (const { text, confidence: sure, bbox } of mended(line.words, height)) {
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

/** What recognition tears apart or runs together: `13, 01€`, `23 35€` whose comma was too small, and `P13,464`. */
function mended(words: readonly RecognisedWord[], height: number): RecognisedWord[] {
  const found: RecognisedWord[] = []
  for (const word of words) {
    const before = found.at(-1)
    const gap = before ? word.bbox.x0 - before.bbox.x1 : Number.POSITIVE_INFINITY
    const isTorn = before && gap < height && /\d,$/.test(before.text) && /^\d{2}(?!\d)/.test(word.text)
    const isBlind = before && gap < 0.8 * height && /^-?\d{1,3}$/.test(before.text) && /^\d{2}€$/.test(word.text)
    if (before && (isTorn || isBlind)) {
      found[found.length - 1] = {
        text: `${before.text}${isBlind ? ',' : ''}${word.text}`,
        confidence: Math.min(before.confidence, word.confidence),
        bbox: {
          x0: before.bbox.x0,
          y0: Math.min(before.bbox.y0, word.bbox.y0),
          x1: word.bbox.x1,
          y1: Math.max(before.bbox.y1, word.bbox.y1),
        },
      }
    } else found.push({ ...word, text: word.text.replace(/^(P[123])(\d{1,2},\d)/, '$1 $2') })
  }
  return found
}
