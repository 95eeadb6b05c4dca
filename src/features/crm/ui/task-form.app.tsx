import { type SubmitEvent, useId, useState } from 'react'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useTaskChange } from './task-data.ts'
import { usualDue } from './usual-due.ts'

/** Makes a task of a lead, with a title and a day that is there already. */
export function TaskForm({ leadId, language }: { leadId: string; language: Language }) {
  const words = workText[language]
  const text = crmText[language]
  const id = useId()
  const [said, setSaid] = useState('')
  const add = useTaskChange(leadId, language)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const dueAt = new Date(String(values.get('dueAt')))
    if (Number.isNaN(dueAt.getTime())) return
    const title = String(values.get('title'))
    const body = { leadId, title, dueAt: dueAt.toISOString() }
    const onSuccess = () => {
      form.reset()
      setSaid(words.noted)
    }
    add.mutate({ method: 'POST', path: '', body }, { onSuccess })
  }
  return (
    <form className="stack-s" onSubmit={submit}>
      <label className="f" htmlFor={`${id}-title`}>
        <span>{words.taskTitle}</span>
        <input id={`${id}-title`} className="in" name="title" required maxLength={300} autoComplete="off" />
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
      <div className="row">
        <Button type="submit" tone="sea" busy={add.isPending}>
          {words.addTask}
        </Button>
        <span className="xs" role="status">
          {said}
        </span>
      </div>
      {add.isError && (
        <p className="note bad" role="alert">
          {failureText(add.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
    </form>
  )
}
