import type { Ref } from 'react'
import type { InboxItem } from '#src/features/crm/inbox/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { Icon, type IconName } from '#src/shared/ui/icon/icon.tsx'
import { AnswerClockTag } from './answer-clock-tag.app.tsx'

const icons: Record<string, IconName> = {
  'mail-failed': 'send',
  'photo-sent': 'up',
  'booking-made': 'book',
  'booking-moved': 'book',
  'booking-cancelled': 'book',
  'quote-chosen': 'check',
  'quote-withdrawn': 'x',
}

/** The conversations, each with what came in last and its clock. */
export function InboxRows({
  ref,
  items,
  chosenId,
  hrefOf,
  language,
}: {
  ref: Ref<HTMLUListElement>
  items: InboxItem[]
  chosenId: string | undefined
  hrefOf: (leadId: string) => string
  language: Language
}) {
  const words = talkText[language]
  const text = crmText[language]
  const now = useNow()
  return (
    <ul ref={ref}>
      {items.map(({ lead, kind, at, text: said, failedMail, changedBy, state }) => {
        const isUrgent = lead.urgency === 'critical' || lead.urgency === 'high'
        const isChat = kind === 'created' && lead.urgency !== null
        return (
          <li key={lead.id}>
            <a
              href={hrefOf(lead.id)}
              className={isUrgent ? 'ur' : undefined}
              aria-current={lead.id === chosenId ? 'true' : undefined}
            >
              <span className="ii">
                <Icon name={icons[kind] ?? (isUrgent ? 'alert' : isChat ? 'chat' : 'list')} size={17} />
              </span>
              <b>{lead.name || lead.reference}</b>
              <time dateTime={at}>{formatRelativeTime(at, now, language)}</time>
              <p>
                {kind === 'created' && !isChat
                  ? text.kinds[lead.kind]
                  : (words.incoming[isChat ? 'chat' : kind] ?? kind)}
                {said && kind === 'created' && <span lang={lead.language}>{`: ${said}`}</span>}
              </p>
              <span className="tgs">
                <AnswerClockTag lead={lead} now={now} language={language} />
                {failedMail && <span className="tag bad">{words.mailStates.failed}</span>}
                <span className="tag">
                  {[lead.town && townNames[lead.town], text.languages[lead.language]].filter(Boolean).join(', ')}
                </span>
                {state === 'waiting' && changedBy && <span className="tag">{words.answeredBy(changedBy)}</span>}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
