import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { guideNames } from '#src/features/emergency-chat/domain/guided-steps.ts'
import type { ChatLanguage } from '#src/features/emergency-chat/domain/triage-types.ts'
import { widgetText } from '#src/features/emergency-chat/text/widget-text.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { BookingForm } from './booking-form.tsx'
import { Actions, ChatBubble, ContactList } from './chat-bubble.tsx'
import type { ChatMessage } from './chat-message.ts'
import type { ChatSite } from './chat-site.ts'
import type { Conversation } from './conversation.ts'
import { GuideButton, GuideView } from './guide-view.tsx'

interface ChatWindowProps {
  chat: Conversation
  site: ChatSite
  language: ChatLanguage
  isOpen: boolean
  /** Counts how often it was opened by hand: each time the input takes the focus. */
  opened: number
  onClose(): void
}

/** The chat as one sees it. 112 stands in the composer, whatever else is shown. */
export function ChatWindow({ chat, site, language, isOpen, opened, onClose }: ChatWindowProps) {
  const { messages, isTyping } = useSyncExternalStore(chat.subscribe, chat.state)
  const text = widgetText(language)
  const title = useId()
  const log = useRef<HTMLDivElement>(null)
  const said = messages.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added, the end of it is shown
  useEffect(() => {
    const place = log.current
    const last = place?.lastElementChild
    // A long answer is shown from its beginning.
    if (place && last instanceof HTMLElement)
      place.scrollTop = Math.min(place.scrollHeight, last.offsetTop - place.offsetTop - 12)
  }, [said, isTyping, isOpen])
  return (
    <section className="ec" role="dialog" aria-modal="false" aria-labelledby={title} lang={language} hidden={!isOpen}>
      <div className="ec-hd">
        <h2 id={title}>
          {text.title}
          <small>{text.subtitle}</small>
        </h2>
        <button type="button" className="ec-numbers" onClick={chat.showContacts}>
          {text.contacts}
        </button>
        <button type="button" className="ec-x" aria-label={text.close} onClick={onClose}>
          <Icon name="x" size={20} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="ec-log" ref={log} role="log" aria-label={text.log} tabIndex={0}>
        {messages.map((message, at) => (
          <Entry key={message.id} {...{ chat, site, message }} isLast={at === messages.length - 1} />
        ))}
        {isTyping ? (
          <p className="ec-m ec-typing">
            <span className="ec-vh">{text.typing}</span>
            <i />
            <i />
            <i />
          </p>
        ) : null}
      </div>
      <Composer language={language} opened={opened} onSend={chat.send} />
    </section>
  )
}

interface EntryProps {
  chat: Conversation
  site: ChatSite
  message: ChatMessage
  isLast: boolean
}

function Entry({ chat, site, message, isLast }: EntryProps) {
  const { id, below, guide, language } = message
  const phone = site.phone.display
  return (
    <>
      <ChatBubble message={message}>
        {below === 'contacts' ? <ContactList language={language} phone={phone} /> : null}
        {below === 'booking' ? (
          <BookingForm site={site} messages={() => chat.state().messages} onReceipt={(words) => chat.book(id, words)} />
        ) : null}
        {guide ? (
          <GuideView
            {...guide}
            language={site.language}
            phone={phone}
            onTap={(answer) => chat.tapGuide(id, answer)}
            onGuide={chat.startGuide}
          />
        ) : null}
      </ChatBubble>
      {below === 'guides' ? (
        <div className="ec-actions">
          <span>{widgetText(language).guides}</span>
          {guideNames.map((name) => (
            <GuideButton key={name} name={name} language={site.language} onGuide={chat.startGuide} />
          ))}
        </div>
      ) : null}
      {isLast ? (
        <Actions
          actions={message.actions}
          language={language}
          site={site}
          onBook={chat.showBooking}
          onContacts={chat.showContacts}
        />
      ) : null}
    </>
  )
}

function Composer({
  language,
  opened,
  onSend,
}: {
  language: ChatLanguage
  opened: number
  onSend(message: string): boolean
}) {
  const [draft, setDraft] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const text = widgetText(language)
  useEffect(() => {
    if (opened > 0) input.current?.focus()
  }, [opened])
  const send = (event?: SubmitEvent) => {
    event?.preventDefault()
    if (onSend(draft)) setDraft('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter is its own.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form className="ec-form" onSubmit={send}>
      <a className="ec-112" href="tel:112" aria-label={text.call112}>
        112
      </a>
      <textarea
        ref={input}
        rows={1}
        aria-label={text.message}
        enterKeyHint="send"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="ec-send" aria-label={text.send}>
        <Icon name="send" size={20} />
      </button>
    </form>
  )
}
