import { deserialize, serialize } from 'node:v8'
import type { RootContent } from 'mdast'

/**
 * Markdown parsed block by block, each text once: a publication changes a few figures, and what stands around them need not be parsed again. The build
 * hands what it has parsed to the process that makes pages for publications.
 */

/** Blocks by the text that they were parsed from. Nobody changes them: they are on many pages. */
let parsed = new Map<string, readonly RootContent[]>()
/** Staff see previews of text that is never seen again: then what was kept goes. */
const mostKept = 20_000

/** What the text says, from memory or by `parse`. `key` tells texts apart that are read differently. */
export function parsedOnce(text: string, key: string, parse: (text: string) => RootContent[]): readonly RootContent[] {
  return piecesOf(text).flatMap((piece) => {
    const at = `${key}\n${piece}`
    const known = parsed.get(at)
    if (known) return known
    const found = parse(piece)
    if (parsed.size >= mostKept) parsed.clear()
    parsed.set(at, found)
    return found
  })
}

/** Everything parsed so far, for `takeParsedWords` of another process of the same build. */
export function parsedWords(): Uint8Array {
  return serialize(parsed)
}

export function takeParsedWords(bytes: Uint8Array): void {
  parsed = deserialize(bytes)
}

/** What reaches over blank lines, or over the whole text: code, HTML, and definitions of links and notes. */
const reachesOver = /^ {0,3}(?:```|~~~|<|\[[^\]]+\]:)|\[\^/m
/** At the left edge and no mark of a list: such a line begins a block of its own, whatever stood before the blank line. */
const beginsBlock = /^(?![-+*] |[-+*]$|\d+[.)](?: |$)|:{3,}\s*$)\S/
const opensContainer = /^:{3,}\s*[a-z]/i
const closesContainer = /^:{3,}\s*$/

/** The text cut where Markdown begins anew: at a blank line before a new block, outside containers. Joined, the pieces are the text. */
export function piecesOf(text: string): string[] {
  if (reachesOver.test(text)) return [text]
  const pieces: string[] = []
  let piece: string[] = []
  let open = 0
  let isAfterBlank = false
  for (const line of text.split('\n')) {
    if (open === 0 && isAfterBlank && beginsBlock.test(line) && piece.length > 0) {
      pieces.push(`${piece.join('\n')}\n`)
      piece = []
    }
    if (opensContainer.test(line)) open++
    else if (closesContainer.test(line)) open--
    piece.push(line)
    isAfterBlank = line.trim() === ''
  }
  return [...pieces, piece.join('\n')]
}
