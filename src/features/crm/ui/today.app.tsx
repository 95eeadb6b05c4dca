import { useState } from 'react'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { todayWords } from '#src/features/crm/text/today-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { type DoneRequest, doneMade, type Today, type TodayScope } from '#src/features/crm/today/contract.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { AnswerClockTag } from './answer-clock-tag.app.tsx'
import { NewLeadButton } from './new-lead.app.tsx'
import { TodayBar } from './today-bar.app.tsx'
import { donePath, useIsOnline, useQueuedChanges, useToday, useTodayChange } from './today-data.ts'
import { Evening } from './today-evening.app.tsx'
import { DoneButton, Queue, QueueRow, ReachLink, Who } from './today-queue.app.tsx'
import { clockTime, TodaySide } from './today-side.app.tsx'
import { Visits } from './today-visits.app.tsx'
import { type Undoable, UndoLine } from './undo-line.app.tsx'
import { tomorrowMorning } from './usual-due.ts'

interface Props {
  language: Language
  brand: string
  mayCreate: boolean
  hasShortcuts: boolean
  /** Whose work is shown. */
  whose: TodayScope
  onWhose: (whose: TodayScope) => void
  /** Looks for leads by these words. */
  onFind: (words: string) => void
}

/** What must be done now, one action a row, each with its way back. */
export function TodayScreen({ language, brand, mayCreate, hasShortcuts, whose, onWhose, onFind }: Props) {
  const words = workText[language]
  const text = crmText[language]
  const [done, setDone] = useState<Undoable>()
  const today = useToday(whose)
  useTitle(`${words.today} | ${brand}`)
  return (
    <>
      <TodayBar language={language} whose={whose} hasShortcuts={hasShortcuts} onWhose={onWhose} onFind={onFind}>
        {mayCreate && <NewLeadButton language={language} hasShortcuts={hasShortcuts} />}
      </TodayBar>
      <div className="list-body">
        <Signal today={today} language={language} />
        <UndoLine done={done} label={words.undo} />
        {today.isPending && <TodaySkeleton label={text.loading} />}
        {today.isError && !today.data && (
          <LoadFailure
            message={failureText(today.error, { offline: text.offline, fallback: text.failed })}
            retry={text.retry}
            onRetry={() => today.refetch()}
          />
        )}
        {today.data && (
          <Lists
            today={today.data}
            language={language}
            onDone={setDone}
            {...(whose === 'mine' ? { onEveryone: () => onWhose('everyone') } : {})}
          />
        )}
      </div>
    </>
  )
}

/** What does not reach the server: a list that is older than it should be, and changes that wait here. */
function Signal({ today, language }: { today: ReturnType<typeof useToday>; language: Language }) {
  const words = todayWords[language]
  const isOnline = useIsOnline()
  const queued = useQueuedChanges()
  const isOld = today.data && (today.isRefetchError || !isOnline)
  return (
    <div role="status" className="stack">
      {isOld && today.data && (
        <p className="note bad">
          <b>{words.notRefreshed(clockTime(new Date(today.dataUpdatedAt).toISOString(), today.data.day, language))}</b>{' '}
          {words.fromThen}{' '}
          {isOnline && (
            <button type="button" className="plain" onClick={() => today.refetch()}>
              {words.tryAgain}
            </button>
          )}
        </p>
      )}
      {queued > 0 && (
        <p className="note">
          <b>{words.queued(formatNumber(queued, language))}</b> {words.sentLater}
        </p>
      )}
    </div>
  )
}

function TodaySkeleton({ label }: { label: string }) {
  return (
    <>
      <div className="panel">
        <Skeleton label={label} widths={[30, 92, 84, 88]} />
      </div>
      <div className="panel">
        <Skeleton label={label} widths={[20, 100, 100]} />
      </div>
    </>
  )
}

function Lists({
  today,
  language,
  onDone,
  onEveryone,
}: {
  today: Today
  language: Language
  onDone: (done: Undoable | undefined) => void
  onEveryone?: () => void
}) {
  const words = workText[language]
  const now = useNow()
  const send = useTodayChange(language)
  const change = (to: string, body: unknown) => send({ to, body })
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
  async function tickOff(what: DoneRequest, said: string) {
    const { id } = doneMade.parse(await send({ method: 'POST', to: donePath, body: what }))
    onDone({ words: said, undo: () => void takeBack(id) })
  }
  async function takeBack(id: string) {
    await send({ method: 'DELETE', to: `${donePath}/${id}` })
    onDone(undefined)
  }
  return (
    <>
      <Queue title={words.answerNow} count={today.answerNow.length} hint={words.answerHint}>
        {today.answerNow.length === 0 && <NobodyWaits today={today} now={now} language={language} />}
        <ul className="queue">
          {today.answerNow.map((lead) => (
            <QueueRow
              key={lead.id}
              isHot={lead.urgency === 'critical'}
              tag={<AnswerClockTag lead={lead} now={now} language={language} fallback={words.waits} />}
              actions={
                <>
                  <ReachLink lead={lead} language={language} />
                  <DoneButton
                    words={words.done}
                    onDone={() => void tickOff({ kind: 'answer', leadId: lead.id }, words.calledDone(lead.name))}
                  />
                </>
              }
            >
              <Who lead={lead} language={language} more={lead.takenBy ?? words.noOwner} wrote={lead.wrote} />
            </QueueRow>
          ))}
        </ul>
        {today.othersAnswer > 0 && onEveryone && (
          <p className="q-more">
            {todayWords[language].othersAnswer(formatNumber(today.othersAnswer, language))}{' '}
            <button type="button" className="plain" onClick={onEveryone}>
              {todayWords[language].showThem}
            </button>
          </p>
        )}
      </Queue>
      <Visits today={today} now={now} language={language} />
      <div className="two">
        <Evening
          today={today}
          now={now}
          language={language}
          onFinish={(task) => void finish(task)}
          onPutOff={(task) => void putOff(task)}
          onReopen={(task) => void change(`/api/crm/tasks/${task.id}`, { done: false })}
          onTickOff={(what, name) => void tickOff(what, todayWords[language].tickedOff(name))}
          onTakeBack={(id) => void takeBack(id)}
        />
        <TodaySide today={today} now={now} language={language} />
      </div>
    </>
  )
}

/** Nothing waits: what comes next instead. */
function NobodyWaits({ today, now, language }: { today: Today; now: Date; language: Language }) {
  const words = workText[language]
  const next = today.visits.find(({ start }) => Date.parse(start) > now.getTime())
  return (
    <p className="empty">
      {words.everyoneAnswered}{' '}
      {next && `${todayWords[language].nextVisit(clockTime(next.start, today.day, language), next.town)} `}
      <a href="/crm">{words.openBoard}</a>
    </p>
  )
}
