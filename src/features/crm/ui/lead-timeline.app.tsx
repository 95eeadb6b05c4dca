import type { TimelineEntry } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'
import { newestFirst } from './stage-change.ts'
import { timelineWords } from './timeline-words.ts'

/** Everything that happened to a lead, newest first. */
export function LeadTimeline({
  timeline,
  now,
  language,
}: {
  timeline: TimelineEntry[]
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
          </li>
        )
      })}
    </ol>
  )
}
