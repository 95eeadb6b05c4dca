import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { workText } from '#src/features/crm/text/work.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useShortcut } from './use-shortcut.ts'

const form = () => import('./new-lead-form.app.tsx')
const NewLeadForm = lazy(async () => ({ default: (await form()).NewLeadForm }))

/** The button, and the sheet in which a lead is typed in during a call. Its form comes once the screen stands, so that it is there when the telephone rings. */
export function NewLeadButton({ language, hasShortcuts = true }: { language: Language; hasShortcuts?: boolean }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => void form(), [])
  useShortcut(hasShortcuts, ({ key, ctrlKey, metaKey, altKey, isTyping }) => {
    if (key.toLowerCase() !== 'c' || ctrlKey || metaKey || altKey || isTyping) return false
    open()
    return true
  })
  function open() {
    if (!sheet.current || sheet.current.open) return
    sheet.current.showModal()
    setIsOpen(true)
  }
  const words = workText[language]
  return (
    <>
      <Button tone="sea" onClick={open}>
        {words.newLead} <kbd>C</kbd>
      </Button>
      <dialog
        ref={sheet}
        className="sheet"
        aria-label={words.newLeadTitle}
        data-new-lead
        onClose={() => setIsOpen(false)}
      >
        <Suspense>{isOpen && <NewLeadForm language={language} onClose={() => sheet.current?.close()} />}</Suspense>
      </dialog>
    </>
  )
}
