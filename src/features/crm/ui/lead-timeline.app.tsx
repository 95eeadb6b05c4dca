import { useState } from 'react'
import type { TimelineEntry } from '#src/features/crm/contract.ts'
import { byDay, isShown, type TimelineFilter, timelineFilters } from '#src/features/crm/domain/timeline-days.ts'
import type { MessageView } from '#src/features/crm/messages/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { formatDate, formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon, type IconName } from '#src/shared/ui/icon/icon.tsx'
import { wallTime } from './clock-words.ts'
import { Leaving } from './leaving.app.tsx'
import { newestFirst } from './stage-change.ts'
import { timelineWords } from './timeline-words.ts'

interface Props {
  leadId: string
  timeline: TimelineEntry[]
  /** What staff wrote by mail, with what became of it. */
  messages: MessageView[]
  now: Date
  language: Language
}

/** Everything that happened to a lead, newest first and day by day; or only what was said, or what was changed. */
export function LeadTimeline({ timeline, now, language, ...shown }: Props) {
  const text = crmText[language]
  const words = leadWords[language]
  const [filter, setFilter] = useState<TimelineFilter>('all')
  const days = byDay(
    newestFirst(timeline).filter(({ kind }) => isShown(kind, filter)),
    now,
  )
  return (
    <>
      <div className="apart">
        <h2>{text.timeline.title}</h2>
        <fieldset className="seg">
          <legend className="vh">{words.shows}</legend>
          {timelineFilters.map((one) => (
            <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
              {words.filters[one]}
            </button>
          ))}
        </fieldset>
      </div>
      {days.length === 0 && <p className="mut">{filter === 'all' ? text.timeline.empty : words.nothingOfThese}</p>}
      {days.map(({ date, day, entries }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h3 className="tl-day" id={`day-${date}`}>
            {day === 'today' || day === 'yesterday' ? words[day] : formatDate(day, language)}
          </h3>
          <ol className="happened">
            {entries.map((entry) => (
              <Happened key={entry.id} {...shown} entry={entry} language={language} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

function Happened({
  entry,
  leadId,
  messages,
  language,
}: Pick<Props, 'leadId' | 'messages' | 'language'> & { entry: TimelineEntry }) {
  const { title, detail } = timelineWords(entry, crmText[language])
  return (
    <li>
      <span className="tl-icon">
        <Icon name={iconOf(entry.kind)} size={16} />
      </span>
      <b>{title}</b>
      <time dateTime={entry.at} title={formatInstant(entry.at, language)}>
        {wallTime(new Date(entry.at))}
      </time>
      {(detail || entry.actor) && (
        <div className="mut">
          {detail && <p className="typed">{detail}</p>}
          {entry.actor && <p>{leadWords[language].byPerson(entry.actor)}</p>}
        </div>
      )}
      {entry.kind === 'mail-written' && (
        <WrittenMail
          message={messages.find(({ id }) => id === entry.data.messageId)}
          leadId={leadId}
          language={language}
        />
      )}
    </li>
  )
}

/** By the beginning of a kind: what has none of its own is a change. */
const icons: readonly (readonly [start: string, icon: IconName])[] = [
  ['mail', 'send'],
  ['called', 'phone'],
  ['whatsapp', 'chat'],
  ['inbox', 'chat'],
  ['note', 'pen'],
  ['quote', 'doc'],
  ['pdf', 'doc'],
  ['bill', 'doc'],
  ['file', 'doc'],
  ['photo', 'doc'],
  ['booking', 'book'],
  ['task', 'check'],
  ['job', 'check'],
  ['owner', 'user'],
  ['taken', 'user'],
  ['paid', 'euro'],
  ['urgent', 'alert'],
  ['escalated', 'alert'],
  ['created', 'list'],
]

const iconOf = (kind: string): IconName => icons.find(([start]) => kind.startsWith(start))?.[1] ?? 'arrow'

const marks: Record<MessageView['state'], string> = {
  leaving: 'queued',
  queued: 'queued',
  stopped: 'filed',
  sent: 'sent',
  filed: 'filed',
  failed: 'failed',
}

/** What became of a mail that staff wrote: never 'sent' before a mail server took it. */
function WrittenMail({
  message,
  leadId,
  language,
}: {
  message: MessageView | undefined
  leadId: string
  language: Language
}) {
  const words = talkText[language]
  if (!message) return null
  return (
    <div>
      <p className="row">
        <span className={`mail-mark ${marks[message.state]}`}>{words.mailStates[message.state]}</span>
        {message.state === 'filed' && <span className="xs mut">{words.filedWhy}</span>}
        {message.lastError && message.state === 'failed' && <span className="xs mail-error">{message.lastError}</span>}
      </p>
      {message.state === 'leaving' && <Leaving message={message} leadId={leadId} language={language} />}
      <details>
        <summary>{words.text}</summary>
        <p className="typed">{message.body}</p>
      </details>
    </div>
  )
}
