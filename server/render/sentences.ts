/** What a reader would see differently on a page: for staff, before they publish. */

export interface SentenceChange {
  /** '' for a sentence that is new. */
  old: string
  /** '' for a sentence that goes. */
  new: string
}

const block =
  /<\/(?:p|li|h\d|td|th|dt|dd|figcaption|div|summary|button|option|title|tr|section|label|span class="num")>|<br\s*\/?>/g

/** Compares two versions of a page, block by block, in the order of the page. Structured data, scripts and styles do not count. */
export function changedSentences(before: Buffer, after: Buffer): SentenceChange[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const [oldCounts, nowCounts] = [countsOf(old), countsOf(now)]
  const gone = old.filter((text) => take(nowCounts, text) === undefined)
  const come = now.filter((text) => take(oldCounts, text) === undefined)
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => ({
    old: gone[at] ?? '',
    new: come[at] ?? '',
  }))
}

function wordsOf(html: Buffer): string[] {
  return html
    .toString('utf8')
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(block, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;/g, '\u00a0')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

function take(counts: Map<string, number>, text: string): true | undefined {
  const left = counts.get(text) ?? 0
  if (left === 0) return undefined
  counts.set(text, left - 1)
  return true
}
