import { useId } from 'react'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useTaskChange, useTasks } from './task-data.ts'

/** What is due for a lead, ticked off here and taken back; nothing while there is none. */
export function LeadTasks({ leadId, language }: { leadId: string; language: Language }) {
  const words = workText[language]
  const text = crmText[language]
  const id = useId()
  const tasks = useTasks(leadId)
  const change = useTaskChange(leadId, language)
  if (!tasks.data || tasks.data.length === 0) return null
  return (
    <section className="panel stack-s" aria-labelledby={id}>
      <h2 id={id}>{leadWords[language].tasks}</h2>
      <ul className="checks">
        {tasks.data.map((task) => (
          <li key={task.id} className="apart">
            <span>
              {task.done ? <s>{task.title}</s> : <b>{task.title}</b>}{' '}
              <span className="mut sm">{formatInstant(task.dueAt, language)}</span>
            </span>
            <Button
              tone="secondary"
              small
              onClick={() => change.mutate({ method: 'PATCH', path: `/${task.id}`, body: { done: !task.done } })}
            >
              {task.done ? words.undo : words.done}
            </Button>
          </li>
        ))}
      </ul>
      {change.isError && (
        <p className="note bad" role="alert">
          {failureText(change.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
    </section>
  )
}
