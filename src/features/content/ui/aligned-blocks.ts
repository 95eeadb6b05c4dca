import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import { useEffect } from 'react'
import { rowsOfKinds } from '#src/features/content/format/alignment.ts'

/** A paragraph stands beside its translation: blocks get room above them until those that belong together begin at one height. */

const roomKey = new PluginKey<readonly number[]>('room')

/** Room above each block of a text, in px, as `useAlignedBlocks` asks for it. */
export const BlockRoom = Extension.create({
  name: 'blockRoom',
  addProseMirrorPlugins: () => [
    new Plugin<readonly number[]>({
      key: roomKey,
      state: { init: () => [], apply: (tr, before) => tr.getMeta(roomKey) ?? before },
      props: {
        decorations(state) {
          const room = roomKey.getState(state) ?? []
          const marks: Decoration[] = []
          state.doc.forEach((node, offset, at) => {
            const px = room[at] ?? 0
            if (px > 0)
              marks.push(Decoration.node(offset, offset + node.nodeSize, { style: `padding-top:${Math.round(px)}px` }))
          })
          return DecorationSet.create(state.doc, marks)
        },
      },
    }),
  ],
})

/** Room above each block so that partners begin together; `tops` are where blocks begin without any. */
export function roomFor(
  rows: readonly { en?: number; es?: number }[],
  tops: { en: readonly number[]; es: readonly number[] },
): { en: number[]; es: number[] } {
  const room = { en: tops.en.map(() => 0), es: tops.es.map(() => 0) }
  let [addedEn, addedEs] = [0, 0]
  for (const { en, es } of rows) {
    if (en === undefined || es === undefined) continue
    const lead = (tops.en[en] ?? 0) + addedEn - ((tops.es[es] ?? 0) + addedEs)
    if (lead > 0) {
      room.es[es] = lead
      addedEs += lead
    } else {
      room.en[en] = Math.max(0, -lead)
      addedEn -= lead
    }
  }
  return room
}

function kindsOf({ state }: Editor): string[] {
  const kinds: string[] = []
  state.doc.forEach(({ type, attrs }) => {
    kinds.push(type.name === 'heading' ? `heading ${attrs.level}` : type.name)
  })
  return kinds
}

/** Where blocks would begin in the window without the room above them. */
function topsOf({ view, state }: Editor): number[] {
  const room = roomKey.getState(state) ?? []
  let before = 0
  return [...view.dom.children].map((block, at) => {
    const top = block.getBoundingClientRect().top - before
    before += room[at] ?? 0
    return top
  })
}

function setRoom(editor: Editor, room: readonly number[]): void {
  const before = roomKey.getState(editor.state) ?? []
  const isSame = room.length === before.length && room.every((px, at) => Math.abs(px - (before[at] ?? 0)) < 2)
  if (!isSame) editor.view.dispatch(editor.state.tr.setMeta(roomKey, room).setMeta('addToHistory', false))
}

/** Keeps both texts aligned while they are written; a narrow screen shows one at a time and needs no room. */
export function useAlignedBlocks(en: Editor | undefined, es: Editor | undefined): void {
  useEffect(() => {
    if (!en || !es) return
    let frame = 0
    const align = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (en.isDestroyed || es.isDestroyed) return
        const isBeside = en.view.dom.getBoundingClientRect().right <= es.view.dom.getBoundingClientRect().left + 1
        const [ofEn, ofEs] = [kindsOf(en), kindsOf(es)]
        const room = isBeside
          ? roomFor(rowsOfKinds(ofEn, ofEs), { en: topsOf(en), es: topsOf(es) })
          : { en: ofEn.map(() => 0), es: ofEs.map(() => 0) }
        setRoom(en, room.en)
        setRoom(es, room.es)
      })
    }
    const watching = new ResizeObserver(align)
    for (const editor of [en, es]) {
      watching.observe(editor.view.dom)
      editor.on('update', align)
    }
    align()
    return () => {
      cancelAnimationFrame(frame)
      watching.disconnect()
      for (const editor of [en, es]) editor.off('update', align)
    }
  }, [en, es])
}
