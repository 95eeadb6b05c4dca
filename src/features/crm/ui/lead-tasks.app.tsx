import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId } from 'react'
import { taskList } from '#src/features/crm/tasks/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { usualDue } from './usual-due.ts'

/** What is due for a lead: ticked off, and added with a title and a day that is there already. */
export function LeadTasks({ leadId, language }: { leadId: string; language: Language }) {
  const words = workText[language]
  const text = crmText[language]
  const id = useId()
  const client = useQueryClient()
  const key = [`/api/crm/tasks?leadId=${leadId}&state=all`]
  const tasks = useQuery({
    queryKey: key,
    select: (data: unknown) => taskList.parse(data).items,
    refetchOnMount: 'always',
  })
  const act = useMutation({
    mutationFn: ({ method, path, body }: { method: string; path: string; body: unknown }) =>
      apiRequest(method, `/api/crm/tasks${path}`, body, { headers: { 'accept-language': language } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const dueAt = new Date(String(values.get('dueAt')))
    if (Number.isNaN(dueAt.getTime())) return
    const body = { leadId, title: String(values.get('title')), dueAt: dueAt.toISOString() }
    act.mutate({ method: 'POST', path: '', body }, { onSuccess: () => form.reset() })
  }
  return (
    <div className="stack-s">
      <h3>{words.tasks}</h3>
      <ul className="checks">
        {tasks.data?.map((task) => (
          <li key={task.id}>
            <span>
              {task.done ? <s>{task.title}</s> : <b>{task.title}</b>}{' '}
              <span className="mut sm">{formatInstant(task.dueAt, language)}</span>
            </span>
            <Button
              tone="secondary"
              small
              onClick={() => act.mutate({ method: 'PATCH', path: `/${task.id}`, body: { done: !task.done } })}
            >
              {task.done ? words.undo : words.done}
            </Button>
          </li>
        ))}
      </ul>
      {act.isError && (
        <p className="note bad">{failureText(act.error, { offline: text.offline, fallback: text.failed })}</p>
      )}
      <form className="stack-s" onSubmit={add}>
        <label className="f" htmlFor={`${id}-title`}>
          <span>{words.taskTitle}</span>
          <input id={`${id}-title`} data-key="task" className="in" name="title" required maxLength={300} />
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
        <p>
          <Button type="submit" tone="secondary" busy={act.isPending}>
            {words.addTask}
          </Button>
        </p>
      </form>
    </div>
  )
}
