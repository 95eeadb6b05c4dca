/** How much two texts say in the same words. */

const size = 5

/** The text's words, lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}'’.,]*/gu)
      ?.map((word) => word.replace(/[.,'’]+$/, '')) ?? []
  )
}

/** Every run of five words, each once. */
export function shinglesOf(text: string): Set<string> {
  const words = wordsOf(text)
  const shingles = new Set<string>()
  for (let start = 0; start + size <= words.length; start++) shingles.add(words.slice(start, start + size).join(' '))
  return shingles
}

/** Share of the smaller text's shingles that the other holds too, 0 to 1. */
export function sharedShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  if (small.size === 0) return 0
  let shared = 0
  for (const shingle of small) if (large.has(shingle)) shared++
  return shared / small.size
}
