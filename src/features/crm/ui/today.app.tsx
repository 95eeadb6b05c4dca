import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { LeadSummary } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { type Today, todayResponse } from '#src/features/crm/today/contract.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatEur, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button, ButtonLink } from '#src/shared/ui/button/button.tsx'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { AnswerClockTag } from './answer-clock-tag.app.tsx'
import { NewLeadButton } from './new-lead.app.tsx'
import { telLink } from './reach.ts'
import { clockTime, dayWords, Week } from './today-side.app.tsx'
import { Visits } from './today-visits.app.tsx'
import { type Undoable, UndoLine } from './undo-line.app.tsx'
import { tomorrowMorning } from './usual-due.ts'

const todayKey = ['/api/crm/today']

interface Props {
  language: Language
  brand: string
  mayCreate: boolean
  hasShortcuts: boolean
}

/** What must be done now, one action a row, each with its way back. */
export function TodayScreen({ language, brand, mayCreate, hasShortcuts }: Props) {
  const words = workText[language]
  const text = crmText[language]
  const [done, setDone] = useState<Undoable>()
  const today = useQuery({
    queryKey: todayKey,
    select: (data: unknown) => todayResponse.parse(data),
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
  useTitle(`${words.today} | ${brand}`)
  return (
    <>
      <div className="sbar">
        <h1>{words.today}</h1>
        {today.data && <span className="mut">{dayWords(today.data.day, language)}</span>}
        {mayCreate && (
          <span className="at-end">
            <NewLeadButton language={language} hasShortcuts={hasShortcuts} />
          </span>
        )}
      </div>
      <div className="list-body">
        <UndoLine done={done} label={words.undo} />
        {today.isPending && <Skeleton label={text.loading} widths={[40, 100, 100, 100]} />}
        {today.isError && (
          <LoadFailure
            message={failureText(today.error, { offline: text.offline, fallback: text.failed })}
            retry={text.retry}
            onRetry={() => today.refetch()}
          />
        )}
        {today.data && <Lists today={today.data} language={language} onDone={setDone} />}
      </div>
    </>
  )
}

function Lists({ today, language, onDone }: { today: Today; language: Language; onDone: (done: Undoable) => void }) {
  const words = workText[language]
  const client = useQueryClient()
  const now = useNow()
  const again = () => client.invalidateQueries({ queryKey: todayKey })
  async function change(path: string, body: unknown) {
    await apiRequest('PATCH', path, body, { headers: { 'accept-language': language } })
    await again()
  }
  async function finish(task: Today['tasks'][number]) {
    await change(`/api/crm/tasks/${task.id}`, { done: true })
    onDone({ words: words.taskDone(task.title), undo: () => void change(`/api/crm/tasks/${task.id}`, { done: false }) })
  }
  async function putOff(task: Today['tasks'][number]) {
    await change(`/api/crm/tasks/${task.id}`, { dueAt: tomorrowMorning(new Date()).toISOString() })
    onDone({
      words: words.taskPutOff(task.title),
      undo: () => void change(`/api/crm/tasks/${task.id}`, { dueAt: task.dueAt }),
    })
  }
  async function called(lead: LeadSummary) {
    await change(`/api/crm/leads/${lead.id}`, {
      touch: { kind: 'called' },
      stage: { from: lead.stage, to: 'contacted' },
    })
    const back = { stage: { from: 'contacted', to: lead.stage } }
    onDone({ words: words.calledDone(lead.name), undo: () => void change(`/api/crm/leads/${lead.id}`, back) })
  }
  const isQuiet = today.tasks.length + today.failedMails.length + today.openedQuotes.length + today.waiting.length === 0
  return (
    <>
      <Panel title={words.answerNow} count={today.answerNow.length} hint={words.answerHint}>
        {today.answerNow.length === 0 && (
          <p className="empty">
            {words.everyoneAnswered} <a href="/crm">{words.openBoard}</a>
          </p>
        )}
        <ul className="queue">
          {today.answerNow.map((lead) => (
            <li key={lead.id} className={lead.urgency === 'critical' ? 'hot' : undefined}>
              <AnswerClockTag lead={lead} now={now} language={language} fallback={words.waits} />
              <Who lead={lead} language={language} more={lead.takenBy ?? words.noOwner} />
              <span className="row">
                {lead.phone ? (
                  <ButtonLink tone="secondary" href={telLink(lead.phone)}>
                    <Icon name="phone" size={18} /> {words.call}
                  </ButtonLink>
                ) : (
                  <ButtonLink tone="secondary" href={`/crm/leads/${lead.id}`}>
                    {words.answer}
                  </ButtonLink>
                )}
                <Button tone="secondary" onClick={() => called(lead)}>
                  <Icon name="check" size={18} /> {words.done}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Visits today={today} now={now} language={language} />
      <div className="two">
        <Panel
          title={words.beforeEvening}
          count={today.tasks.length + today.failedMails.length + today.openedQuotes.length + today.waiting.length}
        >
          {isQuiet && <p className="empty">{words.nothingDue}</p>}
          <ul className="queue">
            {today.failedMails.map(({ id, lead }) => (
              <li key={id}>
                <span className="tag bad">{words.mailFailed}</span>
                <Who lead={lead} language={language} more={words.mailFailedText} />
                <ButtonLink tone="secondary" href={`/crm/leads/${lead.id}`}>
                  {words.take}
                </ButtonLink>
              </li>
            ))}
            {today.waiting.map(({ kind, id, title, detail, dueAt, href }) => (
              <li key={`${kind} ${id}`}>
                <span className={dueAt && Date.parse(dueAt) < now.getTime() ? 'tag bad' : 'tag warn'}>
                  {dueAt ? clockTime(dueAt, today.day, language) : words.waits}
                </span>
                <div>
                  <b>
                    <a href={href}>{title[language]}</a>
                  </b>{' '}
                  {detail?.[language]}
                </div>
                <ButtonLink tone="secondary" href={href}>
                  {words.take}
                </ButtonLink>
              </li>
            ))}
            {today.openedQuotes.map(({ lead, times }) => (
              <li key={lead.id}>
                <span className="tag">{words.openedTimes(formatNumber(times, language))}</span>
                <Who lead={lead} language={language} more={words.openedText} />
                {lead.phone && (
                  <ButtonLink tone="secondary" href={telLink(lead.phone)}>
                    <Icon name="phone" size={18} /> {words.call}
                  </ButtonLink>
                )}
              </li>
            ))}
            {today.tasks.map((task) => (
              <li key={task.id}>
                <span className={Date.parse(task.dueAt) < now.getTime() ? 'tag bad' : 'tag'}>
                  {clockTime(task.dueAt, today.day, language)}
                </span>
                <div>
                  <b>{task.lead ? <a href={`/crm/leads/${task.lead.id}`}>{task.title}</a> : task.title}</b>{' '}
                  {task.lead?.name}
                </div>
                <span className="row">
                  <Button tone="secondary" onClick={() => putOff(task)}>
                    {words.putOff}
                    <span className="vh">{` ${task.title}`}</span>
                  </Button>
                  <Button tone="secondary" onClick={() => finish(task)}>
                    <Icon name="check" size={18} /> {words.done}
                  </Button>
                </span>
              </li>
            ))}
            {today.doneTasks.map((task) => (
              <li key={task.id} className="dn">
                <span className="tag ok">{words.done}</span>
                <s>{task.title}</s>
                <Button tone="secondary" onClick={() => change(`/api/crm/tasks/${task.id}`, { done: false })}>
                  {words.undo}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
        {today.week && <Week week={today.week} language={language} />}
      </div>
    </>
  )
}

function Panel({
  title,
  count,
  hint,
  children,
}: {
  title: string
  count?: number
  hint?: string
  children: ReactNode
}) {
  return (
    <section className="panel q-panel">
      <h2>
        {title} {count !== undefined && <span className="mut">{count}</span>}{' '}
        {hint && <span className="mut sm">{hint}</span>}
      </h2>
      {children}
    </section>
  )
}

function Who({ lead, language, more }: { lead: LeadSummary; language: Language; more: string }) {
  const text = crmText[language]
  const parts = [
    lead.town && townNames[lead.town],
    lead.service && text.services[lead.service],
    lead.language.toUpperCase(),
  ]
  return (
    <div>
      <b>
        <a href={`/crm/leads/${lead.id}`}>{lead.name || lead.reference}</a>
      </b>{' '}
      <span className="mut">
        {[...parts, lead.valueEur === null ? null : formatEur(lead.valueEur, language), more]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  )
}
