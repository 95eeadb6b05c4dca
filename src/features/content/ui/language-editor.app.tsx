import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { hashOfBlock } from '#src/features/content/format/alignment.ts'
import { fromMarkdown, toMarkdownText } from '#src/features/content/format/markdown.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { BlockRoom } from './aligned-blocks.ts'
import { FactNode, type FactWords, KeptNode, PictureNode } from './editor-nodes.ts'
import { cleanedPaste } from './paste.ts'
import { staffContentText } from './staff-text.ts'
import { fromEditor, toEditor } from './tiptap-document.ts'

const staleKey = new PluginKey<ReadonlySet<string>>('stale')

/** Marks the blocks that are behind the other language. */
const StaleMarks = Extension.create({
  name: 'staleMarks',
  addProseMirrorPlugins: () => [
    new Plugin<ReadonlySet<string>>({
      key: staleKey,
      state: { init: () => new Set(), apply: (tr, before) => tr.getMeta(staleKey) ?? before },
      props: {
        decorations(state) {
          const stale = staleKey.getState(state) ?? new Set()
          const marks: Decoration[] = []
          state.doc.forEach((node, offset) => {
            const [block] = fromEditor({ type: 'doc', content: [node.toJSON()] }).blocks
            if (block && stale.has(hashOfBlock(block)))
              marks.push(Decoration.node(offset, offset + node.nodeSize, { class: 'stl' }))
          })
          return DecorationSet.create(state.doc, marks)
        },
      },
    }),
  ],
})

interface Props {
  /** Of the text. */
  of: Language
  /** Of the member of staff. */
  language: Language
  markdown: string
  stale: readonly string[]
  factOf: FactWords
  onChange: (markdown: string) => void
  onFocus: (editor: Editor) => void
  onReady: (editor: Editor) => void
}

/** The text of one language. Another `markdown` from outside (a restored version) replaces what is shown. */
export function LanguageEditor({ of, language, markdown, stale, factOf, onChange, onFocus, onReady }: Props) {
  const text = staffContentText[language]
  const shown = useRef(markdown)
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        code: false,
        codeBlock: false,
        strike: false,
        underline: false,
        horizontalRule: false,
        link: {
          openOnClick: false,
          protocols: ['route'],
          isAllowedUri: (url) => /^(?:https:\/\/|mailto:|tel:|route:|#)/.test(url),
        },
      }),
      FactNode.configure({ wordsOf: factOf }),
      PictureNode,
      KeptNode,
      StaleMarks,
      BlockRoom,
    ],
    content: toEditor(fromMarkdown(markdown)),
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'prose-edit',
        lang: of,
        'aria-label': text.languageNames[of],
        role: 'textbox',
        'aria-multiline': 'true',
      },
      transformPastedHTML: cleanedPaste,
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = toMarkdownText(fromEditor(changed.getJSON()))
      onChange(shown.current)
    },
    onFocus: ({ editor: focused }) => onFocus(focused),
    onCreate: ({ editor: ready }) => onReady(ready),
  })
  useEffect(() => {
    if (!editor || markdown === shown.current) return
    shown.current = markdown
    editor.commands.setContent(toEditor(fromMarkdown(markdown)), { emitUpdate: false })
  }, [editor, markdown])
  useEffect(() => {
    editor?.view.dispatch(editor.state.tr.setMeta(staleKey, new Set(stale)))
  }, [editor, stale])
  return <EditorContent editor={editor} />
}
