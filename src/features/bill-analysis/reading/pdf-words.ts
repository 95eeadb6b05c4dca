import type { TextItem } from '#src/features/bill-analysis/domain/page-text.ts'

/** What pdf.js gives of a page, as far as it is used here. */
interface PdfTextItem {
  str: string
  transform: number[]
  width: number
  height: number
}
interface PdfViewport {
  transform: number[]
}

/** Words with boxes from the page's top left, in points. Text that runs up the margin is left out: it is never a figure. */
export function wordsOf(items: readonly object[], viewport: PdfViewport): TextItem[] {
  const found: TextItem[] = []
  for (const item of items) {
    if (!isText(item) || item.str.trim() === '') continue
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = product(viewport.transform, item.transform)
    const height = Math.hypot(c, d) || item.height
    if (Math.abs(b) > 0.2 * Math.abs(a) || height === 0) continue
    found.push({ text: item.str, box: { x: e, y: f - 0.8 * height, width: item.width, height }, certainty: 1 })
  }
  return found
}

function isText(item: object): item is PdfTextItem {
  return 'str' in item && typeof item.str === 'string' && 'transform' in item && Array.isArray(item.transform)
}

function product(
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[],
  [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0]: number[],
): number[] {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
