import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

interface Block {
  path: string
  from: number
  to: number
}

/** A block is as long as this or longer: it ends where something of the file ends, so that no function is cut in two. */
const SHORTEST_BLOCK_LINES = 15

/** The blocks of one file: whole declarations, from the first line to the last. */
export function blocksOf(path: string, text: string): Block[] {
  const lines = text.trimEnd().split('\n')
  const blocks: Block[] = []
  let from = 1
  for (const [index, line] of lines.entries()) {
    const to = index + 1
    const declarationEnds = line === '' || /^[)}\]]/.test(line)
    if (to < lines.length && !(declarationEnds && to - from + 1 >= SHORTEST_BLOCK_LINES)) continue
    blocks.push({ path, from, to })
    from = to + 1
  }
  return blocks
}

/**
 * The `part`th share of these files, as ranges of lines that StrykerJS reads. The blocks stand in an order made of the hash of where they are, and a share is one
 * stretch of that order: two parts have no line in common until all have been taken, and the same part is the same lines as long as the files are.
 */
export function sampleOf(files: { path: string; text: string }[], share: number, part: number): string[] {
  const blocks = files
    .flatMap(({ path, text }) => blocksOf(path, text))
    .map((block) => ({ ...block, place: createHash('sha256').update(`${block.path}:${block.from}`).digest('hex') }))
    .sort((a, b) => a.place.localeCompare(b.place))
  const allLines = blocks.reduce((sum, block) => sum + block.to - block.from + 1, 0)
  const parts = Math.max(1, Math.floor(1 / share))
  const start = (part % parts) * share * allLines
  let passed = 0
  return blocks
    .filter((block) => {
      const begins = passed
      passed += block.to - block.from + 1
      return begins >= start && begins < start + share * allLines
    })
    .map(({ path, from, to }) => `${path}:${from}-${to}`)
}

export const readFiles = (paths: string[]) => paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
