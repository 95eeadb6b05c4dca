/** Which address a mistyped one meant, judged letter by letter. */

/** What may be wrong in an address of which we still say which one was meant. */
const mostEdits = 2
/** Longer addresses are nobody's typing. */
const longestPath = 120

export interface Spelling {
  path: string
  /** The parts of `path` that stand for what was asked; `isMended` marks the letters that were wrong or missing. */
  parts: { letter: string; isMended: boolean }[][]
  edits: number
}

/**
 * The one path that `asked` meant: every part of it within two letters of a part of the path, two letters in all, compared from the end, so that a
 * missing first part does not matter. Undefined when none is that close, or when it is the address itself. Of equals the shortest, then the first.
 */
export function meantPath(asked: string, paths: readonly string[]): Spelling | undefined {
  if (asked.length > longestPath) return undefined
  const typed = partsOf(asked)
  if (typed.length === 0) return undefined
  let best: { path: string; tail: string[]; edits: number; extra: number } | undefined
  for (const path of paths) {
    const parts = partsOf(path)
    const extra = parts.length - typed.length
    if (extra < 0) continue
    const tail = parts.slice(extra)
    let edits = 0
    for (const [i, want] of tail.entries()) {
      edits += editsBetween(typed[i] ?? '', want)
      if (edits > mostEdits) break
    }
    // Two wrong letters of four are another word.
    if (edits > mostEdits || edits * 3 > tail.join('').length) continue
    if (edits === 0 && extra === 0) return undefined
    if (!best || edits < best.edits || (edits === best.edits && extra < best.extra)) best = { path, tail, edits, extra }
  }
  return (
    best && {
      path: best.path,
      edits: best.edits,
      parts: best.tail.map((want, i) => mended(typed[i] ?? '', want)),
    }
  )
}

const partsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    .filter((part) => part !== '')

/** Letters to add, take away, change or swap with their neighbour; more than two count as three. */
export function editsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > mostEdits) return mostEdits + 1
  const table = editTable(a, b)
  return Math.min(table[a.length]?.[b.length] ?? mostEdits + 1, mostEdits + 1)
}

function editTable(a: string, b: string): number[][] {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const row = table[i]
      if (row)
        row[j] = Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        )
    }
  return table
}

/** The letters of `want`, those marked that `typed` has not where they belong. */
function mended(typed: string, want: string): { letter: string; isMended: boolean }[] {
  const table = editTable(typed, want)
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY
  const letters: { letter: string; isMended: boolean }[] = []
  let [i, j] = [typed.length, want.length]
  while (j > 0) {
    const letter = want[j - 1] ?? ''
    if (i > 0 && typed[i - 1] === letter && at(i, j) === at(i - 1, j - 1)) {
      letters.unshift({ letter, isMended: false })
      i--
      j--
    } else if (at(i, j) === at(i, j - 1) + 1) {
      letters.unshift({ letter, isMended: true })
      j--
    } else if (i > 0 && at(i, j) === at(i - 1, j - 1) + 1) {
      letters.unshift({ letter, isMended: true })
      i--
      j--
    } else if (i > 0 && at(i, j) === at(i - 1, j) + 1) i--
    else {
      letters.unshift({ letter, isMended: true })
      j--
      i = Math.max(0, i - 1)
    }
  }
  return letters
}
