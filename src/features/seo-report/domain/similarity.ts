/** How much of two texts is the same, by the runs of words they share: MinHash (A. Broder, 1997) over runs of five. */

const run = 5
const hashes = 96

/** 32-bit FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** The least hash of each of 96 shuffles of a text's runs; undefined for a text of fewer words than a run. */
export function signatureOf(words: readonly string[]): Uint32Array | undefined {
  if (words.length < run) return undefined
  const least = new Uint32Array(hashes).fill(0xffffffff)
  for (let at = 0; at + run <= words.length; at++) {
    const hash = hashOf(words.slice(at, at + run).join(' '))
    for (let shuffle = 0; shuffle < hashes; shuffle++) {
      const mixed = Math.imul(hash ^ Math.imul(shuffle + 1, 0x9e3779b1), 0x85ebca6b) >>> 0
      if (mixed < (least[shuffle] ?? 0)) least[shuffle] = mixed
    }
  }
  return least
}

/** Share of runs that both texts have, 0..1, within some 0.1. */
export function likeness(a: Uint32Array, b: Uint32Array): number {
  let same = 0
  for (let at = 0; at < hashes; at++) if (a[at] === b[at]) same++
  return same / hashes
}
