/** A heading takes as much height as so many words. */
const wordsOfHeading = 15
const mostOfOneColumn = 0.6

/**
 * Sections of so many words each, in two columns without a break inside one: one column would be much longer than the other.
 */
export function isUneven(words: readonly number[]): boolean {
  const lengths = words.map((count) => count + wordsOfHeading)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const longer = lengths.map((_, at) => {
    const left = lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0)
    return Math.max(left, total - left)
  })
  return Math.min(...longer) > mostOfOneColumn * total
}
