import { type SubmitEvent, useId, useState } from 'react'
import type { LeadChange } from '#src/features/crm/many/contract.ts'
import { listWords } from '#src/features/crm/text/list-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { usualDue } from './usual-due.ts'

/** One task for each of the chosen leads, with a day that is there already. */
export function LeadBulkTask({
  isBusy,
  language,
  onTask,
}: {
  isBusy: boolean
  language: Language
  onTask: (task: NonNullable<LeadChange['task']>) => void
}) {
  const words = workText[language]
  const { taskForEach, taskForWhom } = listWords[language]
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const dueAt = new Date(String(values.get('dueAt')))
    if (!Number.isNaN(dueAt.getTime())) onTask({ title: String(values.get('title')), dueAt: dueAt.toISOString() })
  }
  if (!isOpen)
    return (
      <Button tone="secondary" onClick={() => setIsOpen(true)}>
        {taskForEach}
      </Button>
    )
  return (
    <form className="bulk-task" onSubmit={submit}>
      <label className="f" htmlFor={`${id}-title`}>
        <span>{words.taskTitle}</span>
        <input
          id={`${id}-title`}
          className="in"
          name="title"
          required
          maxLength={300}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the form opens because somebody asked for it
          autoFocus
        />
      </label>
      <label className="f" htmlFor={`${id}-due`}>
        <span>{words.due}</span>
        <input
          id={`${id}-due`}
          className="in"
          name="dueAt"
          type="datetime-local"
          defaultValue={usualDue(new Date())}
          required
        />
      </label>
      <Button type="submit" tone="sea" busy={isBusy}>
        {words.addTask}
      </Button>
      <p className="xs mut">{taskForWhom}</p>
    </form>
  )
}
