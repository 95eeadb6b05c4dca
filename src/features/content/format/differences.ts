import type { Document } from '#src/features/content/domain/document.ts'
import { commonPlaces } from '#src/features/content/domain/sequences.ts'
import { toMarkdownText } from './markdown.ts'

/** One step from a version to another, block by block, as Markdown. */
export type Difference =
  | { kind: 'same'; text: string }
  | { kind: 'added'; after: string }
  | { kind: 'removed'; before: string }
  | { kind: 'changed'; before: string; after: string }

/** From one text to another. Blocks that stand between the same neighbours are one changed block. */
export function differences(before: Document, after: Document): Difference[] {
  const old = textsOf(before)
  const now = textsOf(after)
  const out: Difference[] = []
  let [i, j] = [0, 0]
  for (const [atOld, atNow] of [...commonPlaces(old, now), [old.length, now.length] as const]) {
    while (i < atOld && j < atNow) out.push({ kind: 'changed', before: old[i++] ?? '', after: now[j++] ?? '' })
    while (i < atOld) out.push({ kind: 'removed', before: old[i++] ?? '' })
    while (j < atNow) out.push({ kind: 'added', after: now[j++] ?? '' })
    if (i < old.length && j < now.length) {
      out.push({ kind: 'same', text: now[j] ?? '' })
      i++
      j++
    }
  }
  return out
}

const textsOf = ({ blocks }: Document) => blocks.map((block) => toMarkdownText({ blocks: [block] }).trimEnd())
