import type { Editor } from '@tiptap/react'
import type { Language } from '#src/shared/i18n/language.ts'
import { staffContentText } from './staff-text.ts'

/** What can be done to the words that are marked, in the editor that was last in use. */
export function ToolBar({
  editor,
  language,
  onFact,
  onPicture,
}: {
  editor: Editor | undefined
  language: Language
  onFact: () => void
  onPicture: () => void
}) {
  const text = staffContentText[language]
  const { tools } = text
  const chain = () => editor?.chain().focus()
  const link = () => {
    const href = window.prompt(text.linkTo)
    if (href === null) return
    if (href === '') chain()?.unsetLink().run()
    else chain()?.setLink({ href }).run()
  }
  const buttons: [label: string, act: () => void][] = [
    [tools.bold, () => chain()?.toggleBold().run()],
    [tools.italic, () => chain()?.toggleItalic().run()],
    [tools.heading, () => chain()?.toggleHeading({ level: 2 }).run()],
    [tools.list, () => chain()?.toggleBulletList().run()],
    [tools.numbers, () => chain()?.toggleOrderedList().run()],
    [tools.quote, () => chain()?.toggleBlockquote().run()],
    [tools.link, link],
    [text.fact, onFact],
    [text.picture, onPicture],
  ]
  return (
    <div className="ed-tools" role="toolbar" aria-label={text.title}>
      {buttons.map(([label, act]) => (
        <button
          key={label}
          type="button"
          disabled={!editor}
          // The words stay marked.
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
