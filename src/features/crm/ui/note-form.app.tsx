import { type SubmitEvent, useRef, useState } from 'react'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Field } from '#src/shared/ui/field/field.tsx'
import { useAddNote } from './lead-data.ts'
import { keepDraft, readDraft } from './note-draft.ts'

/** Adds a note to a lead. Control or Command with Enter sends. */
export function NoteForm({
  leadId,
  language,
  hasShortcuts,
}: {
  leadId: string
  language: Language
  hasShortcuts: boolean
}) {
  const text = crmText[language]
  const field = useRef<HTMLTextAreaElement>(null)
  const [note, setNote] = useState(() => readDraft(sessionStorage, leadId))
  const [isKept, setIsKept] = useState(note !== '')
  const [said, setSaid] = useState('')
  const [error, setError] = useState<string>()
  const add = useAddNote(leadId, language)

  function change(value: string) {
    setNote(value)
    setSaid('')
    setIsKept(keepDraft(sessionStorage, leadId, value) && value.trim() !== '')
  }

  async function submit(event?: SubmitEvent) {
    event?.preventDefault()
    if (add.isPending) return
    if (note.trim() === '') {
      setError(text.note.empty)
      field.current?.focus()
      return
    }
    setError(undefined)
    try {
      await add.mutateAsync(note.trim())
      change('')
      setSaid(text.note.saved)
    } catch (failure) {
      setError(failureText(failure, { offline: text.offline, fallback: text.failed }))
      field.current?.focus()
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Field id="note" label={text.note.label} hint={text.note.hint} error={error}>
        {(control) => (
          <textarea
            {...control}
            className="in"
            ref={field}
            rows={2}
            maxLength={4000}
            value={note}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
            }}
          />
        )}
      </Field>
      <div className="row note-foot">
        <Button type="submit" tone="secondary" busy={add.isPending}>
          {add.isPending ? text.note.submitting : text.note.submit}
        </Button>
        {hasShortcuts && (
          <span className="xs mut keys">
            <kbd>N</kbd> {text.note.key}
          </span>
        )}
        {isKept && <span className="xs mut">{text.note.draft}</span>}
        <span className="xs" role="status">
          {said}
        </span>
      </div>
    </form>
  )
}
