import type { ReactNode } from 'react'
import { publicContacts } from '#src/features/emergency-chat/domain/contacts.ts'
import type { ReplyAction } from '#src/features/emergency-chat/domain/reply.ts'
import type { ChatLanguage } from '#src/features/emergency-chat/domain/triage-types.ts'
import { widgetText } from '#src/features/emergency-chat/text/widget-text.ts'
import type { ChatMessage } from './chat-message.ts'
import type { ChatSite } from './chat-site.ts'
import { formatDay } from './checked-day.ts'
import { dial, numbersIn } from './dial.ts'

/** One message. Safety text is a list under a heading, everything else is sentences. */
export function ChatBubble({ message, children }: { message: ChatMessage; children?: ReactNode }) {
  const lines = message.content.split('\n').filter((line) => line.trim() !== '')
  const text = widgetText(message.language)
  if (message.type === 'user')
    return (
      <div className="ec-m ec-me">
        <span className="ec-vh">{text.you}: </span>
        {message.content}
      </div>
    )
  return (
    <div className={message.type === 'emergency' ? 'ec-m ec-em' : 'ec-m'} lang={message.language}>
      {message.type === 'emergency' ? (
        <>
          <b>{text.now}</b>
          <ol>
            {lines.map((line) => (
              <li key={line}>
                <Dialled line={line} />
              </li>
            ))}
          </ol>
        </>
      ) : (
        lines.map((line, at) => (
          <p key={line} className={message.guide && at === 0 ? 'ec-h' : undefined}>
            <Dialled line={line} />
          </p>
        ))
      )}
      {children}
    </div>
  )
}

/** A line whose numbers can be called. */
export function Dialled({ line }: { line: string }) {
  return numbersIn(line).map(({ text, tel }, at) =>
    tel ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a line never change
      <a key={at} href={tel}>
        {text}
      </a>
    ) : (
      text
    ),
  )
}

/** The public list, 112 first. */
export function ContactList({ language, phone }: { language: ChatLanguage; phone: string }) {
  const { checked } = widgetText(language)
  return (
    <ul className="ec-contacts" lang={language}>
      {publicContacts({ language, phone }).map(({ id, name, number, tel, coverage, checkedOn, mark }) => (
        <li key={id}>
          {tel ? <a href={dial(tel)}>{number}</a> : <b>{number}</b>}
          <span>
            {name}
            <small>
              {coverage}
              {mark === 'own' || !checkedOn ? null : ` · ${checked[mark](formatDay(checkedOn, language))}`}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ActionsProps {
  actions: readonly ReplyAction[]
  language: ChatLanguage
  site: ChatSite
  onBook(): void
  onContacts(): void
}

/** What may be done next, as links that dial or lead on and as buttons. */
export function Actions({ actions, language, site, onBook, onContacts }: ActionsProps) {
  const text = widgetText(language)
  const numberOf = (id: string) => publicContacts({ language }).find((contact) => contact.id === id)?.tel ?? ''
  const addresses: Partial<Record<ReplyAction, string>> = {
    'call-112': 'tel:112',
    'call-distributor': dial(numberOf('electricity-faults')),
    'call-gas': dial(numberOf('gas')),
    'call-us': `tel:${site.phone.e164}`,
    whatsapp: `https://wa.me/${site.whatsapp.slice(1)}?text=${encodeURIComponent(text.whatsappGreeting)}`,
    quote: site.quotePath,
  }
  if (actions.length === 0) return null
  return (
    <div className="ec-actions" lang={language}>
      {actions.map((action) => {
        const label = text.actions[action]
        const address = addresses[action]
        if (address)
          return (
            <a key={action} className={action === 'call-112' ? 'ec-chip ec-alarm' : 'ec-chip'} href={address}>
              {label}
            </a>
          )
        return (
          <button key={action} className="ec-chip" type="button" onClick={action === 'contacts' ? onContacts : onBook}>
            {label}
          </button>
        )
      })}
      {actions.includes('book') ? (
        <a className="ec-chip" href={site.consultationPath}>
          {text.chooseTime}
        </a>
      ) : null}
    </div>
  )
}
