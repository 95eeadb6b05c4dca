import { todayWords } from '#src/features/crm/text/today-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import type { DoneRequest, Today } from '#src/features/crm/today/contract.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'
import { Button, ButtonLink } from '#src/shared/ui/button/button.tsx'
import { wallTime } from './clock-words.ts'
import { whatsAppLink } from './reach.ts'
import { DoneButton, Queue, QueueRow, ReachLink, Who } from './today-queue.app.tsx'
import { clockTime } from './today-side.app.tsx'

type Task = Today['tasks'][number]

/** What is to be done before the day ends: failed mails, what other features hand in, opened quotes, tasks; done ones stay for the day. */
export function Evening({
  today,
  now,
  language,
  onFinish,
  onPutOff,
  onReopen,
  onTickOff,
  onTakeBack,
}: {
  today: Today
  now: Date
  language: Language
  onFinish: (task: Task) => void
  onPutOff: (task: Task) => void
  onReopen: (task: Task) => void
  onTickOff: (what: DoneRequest, name: string) => void
  onTakeBack: (id: string) => void
}) {
  const words = workText[language]
  const { failedMails, waiting, openedQuotes, tasks, day } = today
  const count = failedMails.length + waiting.length + openedQuotes.length + tasks.length
  return (
    <Queue title={words.beforeEvening} count={count}>
      {count === 0 && <p className="empty">{words.nothingDue}</p>}
      <ul className="queue">
        {failedMails.map(({ id, lead }) => (
          <QueueRow
            key={id}
            tag={<span className="tag bad">{words.mailFailed}</span>}
            actions={
              <>
                <Open href={`/crm/leads/${lead.id}`} words={todayWords[language].correct} />
                <DoneButton
                  words={words.done}
                  onDone={() => onTickOff({ kind: 'failed-mail', leadId: lead.id, mailId: id }, nameOf(lead))}
                />
              </>
            }
          >
            <Who lead={lead} language={language} more={words.mailFailedText} />
          </QueueRow>
        ))}
        {waiting.map(({ kind, id, title, detail, dueAt, href }) => (
          <QueueRow
            key={`${kind} ${id}`}
            tag={
              <span className={dueAt && Date.parse(dueAt) < now.getTime() ? 'tag bad' : 'tag warn'}>
                {dueAt ? clockTime(dueAt, day, language) : words.heldBack}
              </span>
            }
            actions={<Open href={href} words={words.take} />}
          >
            <b>
              <a href={href}>{title[language]}</a>
            </b>{' '}
            <span className="mut">{detail?.[language]}</span>
          </QueueRow>
        ))}
        {openedQuotes.map(({ lead, times, lastAt }) => (
          <QueueRow
            key={lead.id}
            tag={<span className="tag">{openedWords(times, lastAt, now, language)}</span>}
            actions={
              <>
                {lead.phone && <Open href={whatsAppLink(lead.phone)} words={todayWords[language].write} isOutside />}
                <ReachLink lead={lead} language={language} />
                <DoneButton
                  words={words.done}
                  onDone={() => onTickOff({ kind: 'opened-quote', leadId: lead.id }, nameOf(lead))}
                />
              </>
            }
          >
            <Who lead={lead} language={language} more={words.openedText} />
          </QueueRow>
        ))}
        {tasks.map((task) => (
          <QueueRow
            key={task.id}
            tag={
              <span className={Date.parse(task.dueAt) < now.getTime() ? 'tag bad' : 'tag'}>
                {taskWords(task.dueAt, day, language)}
              </span>
            }
            actions={
              <>
                <Button tone="secondary" onClick={() => onPutOff(task)}>
                  {words.putOff}
                  <span className="vh">{` ${task.title}`}</span>
                </Button>
                <DoneButton words={words.done} onDone={() => onFinish(task)} />
              </>
            }
          >
            <b>{task.lead ? <a href={`/crm/leads/${task.lead.id}`}>{task.title}</a> : task.title}</b>{' '}
            <span className="mut">{task.lead?.name}</span>
          </QueueRow>
        ))}
        <DoneRows today={today} language={language} onReopen={onReopen} onTakeBack={onTakeBack} />
      </ul>
    </Queue>
  )
}

const nameOf = ({ name, reference }: { name: string; reference: string }) => name || reference

/** What was done today, in the order in which it was, each with its way back until the day ends. */
function DoneRows({
  today: { doneTasks, done, day },
  language,
  onReopen,
  onTakeBack,
}: {
  today: Today
  language: Language
  onReopen: (task: Task) => void
  onTakeBack: (id: string) => void
}) {
  const words = workText[language]
  const own = todayWords[language]
  const rows = [
    ...doneTasks.map((task) => ({
      id: task.id,
      at: task.doneAt,
      title: task.title,
      more: task.lead?.name,
      undo: () => onReopen(task),
    })),
    ...done.map((one) => ({
      id: one.id,
      at: one.at,
      title: nameOf(one.lead),
      more: own.doneKinds[one.kind],
      undo: () => onTakeBack(one.id),
    })),
  ].toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
  return rows.map(({ id, at, title, more, undo }) => (
    <QueueRow
      key={id}
      isDone
      tag={<span className="tag ok">{at ? own.doneAt(clockTime(at, day, language)) : words.done}</span>}
      actions={
        <button type="button" className="plain" onClick={undo}>
          {words.undo}
          <span className="vh">{` ${title}`}</span>
        </button>
      }
    >
      <s>{title}</s> <span className="mut">{more}</span>
    </QueueRow>
  ))
}

function Open({ href, words, isOutside }: { href: string; words: string; isOutside?: boolean }) {
  return (
    <ButtonLink tone="secondary" href={href} {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {words}
    </ButtonLink>
  )
}

/** A task of today has its hour, one that was left over its day too. */
function taskWords(dueAt: string, day: string, language: Language): string {
  const words = todayWords[language]
  const due = new Date(dueAt)
  return madridDate(due) === day ? words.taskToday(wallTime(due)) : words.taskEarlier(clockTime(dueAt, day, language))
}

function openedWords(times: number, lastAt: string, now: Date, language: Language): string {
  const words = todayWords[language]
  if (times > 1) return words.openedTimes(formatNumber(times, language))
  return words.openedOnce(formatRelativeTime(lastAt, now, language).toLowerCase())
}
