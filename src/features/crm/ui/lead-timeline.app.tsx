import type { TimelineEntry } from '#src/features/crm/contract.ts'
import type { MessageView } from '#src/features/crm/messages/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'
import { Leaving } from './mail-form.app.tsx'
import { newestFirst } from './stage-change.ts'
import { timelineWords } from './timeline-words.ts'

/** Everything that happened to a lead, newest first. */
export function LeadTimeline({
  leadId,
  timeline,
  messages,
  now,
  language,
}: {
  leadId: string
  timeline: TimelineEntry[]
  /** What staff wrote by mail, with what became of it. */
  messages: MessageView[]
  now: Date
  language: Language
}) {
  const text = crmText[language]
  if (timeline.length === 0) return <p className="mut">{text.timeline.empty}</p>
  return (
    <ol className="tlx">
      {newestFirst(timeline).map((entry) => {
        const { title, detail } = timelineWords(entry, text)
        return (
          <li key={entry.id}>
            <b>{title}</b>{' '}
            <time dateTime={entry.at} title={formatInstant(entry.at, language)}>
              {[formatRelativeTime(entry.at, now, language), entry.actor].filter(Boolean).join(' · ')}
            </time>
            {detail && <p className="mut typed">{detail}</p>}
            {entry.kind === 'mail-written' && (
              <WrittenMail
                message={messages.find(({ id }) => id === entry.data.messageId)}
                leadId={leadId}
                language={language}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}

const tones: Record<MessageView['state'], string> = {
  leaving: 'tag warn',
  queued: 'tag warn',
  stopped: 'tag',
  sent: 'tag ok',
  filed: 'tag warn',
  failed: 'tag bad',
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
    <>
      <p className="row">
        <span className={tones[message.state]}>{words.mailStates[message.state]}</span>
        {message.state === 'filed' && <span className="xs mut">{words.filedWhy}</span>}
        {message.lastError && message.state === 'failed' && <span className="xs mail-error">{message.lastError}</span>}
      </p>
      {message.state === 'leaving' && <Leaving message={message} leadId={leadId} language={language} />}
      <details>
        <summary>{words.text}</summary>
        <p className="typed">{message.body}</p>
      </details>
    </>
  )
}
