import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { Triager } from '#src/features/emergency-chat/domain/create-triage.ts'
import { recall, remember } from '#src/shared/ui/browser-memory/browser-memory.ts'
import tokens from '#src/shared/ui/styles/tokens.css?inline'
import { askServer } from './ask-server.ts'
import css from './chat.css?inline'
import bookingCss from './chat-booking.css?inline'
import { openKey } from './chat-memory.ts'
import type { ChatSite } from './chat-site.ts'
import { ChatWindow } from './chat-window.tsx'
import { conversation } from './conversation.ts'
import { followKeyboard } from './follow-keyboard.ts'
import { greetingLanguage } from './greeting-language.ts'
import { keepForOffline } from './keep-for-offline.ts'
import { nextAnswer } from './next-answer.ts'

/** The emergency chat of a page: fetched at the first wish to open it. */

const messagesKey = 'emergency-chat'
const root = document.documentElement
/** Where a chat is a sheet over the page. */
const isNarrow = () => matchMedia('(max-width: 760px)').matches

/** Makes the chat of this page. It opens by `open`, with the focus in its input, or by `restore`, which leaves the focus where it is. */
export function createChat(site: ChatSite, triage: Triager) {
  // Styles come with the script, and as an object: the content-security policy knows no style element that a script writes.
  // With all tokens, since a page carries only those that it uses itself; as the chat's own, since the root's would have every style of the page computed anew.
  const styles = new CSSStyleSheet()
  styles.replaceSync(tokens.replaceAll(':root', '.ec') + css + bookingCss)
  document.adoptedStyleSheets.push(styles)

  const language = greetingLanguage(site.language, navigator.languages)
  const chat = conversation({
    pageLanguage: site.language,
    greetingLanguage: language,
    phone: site.phone.display,
    nextAnswer: (of) => nextAnswer(site.answerBy(new Date()), new Date(), of),
    triage,
    ask: askServer,
    memory: {
      recall: () => recall('sessionStorage', messagesKey),
      keep: (text) => remember('sessionStorage', messagesKey, text),
    },
  })
  const place = document.createElement('div')
  document.body.append(place)
  const tree = createRoot(place)
  let isOpen = false
  let isDrawn = false
  let opened = 0
  let cameFrom: HTMLElement | undefined
  followKeyboard(place)

  // Closed, it is only hidden: what was being written is there when it opens again.
  function draw(): void {
    root.classList.toggle('chat-open', isOpen)
    remember('sessionStorage', openKey, isOpen ? '1' : null)
    const window = <ChatWindow {...{ chat, site, language, isOpen, opened }} onClose={close} />
    // Made for the first time, it takes a slow phone longer than a finger waits: React pauses in between.
    if (isDrawn) tree.render(window)
    else startTransition(() => tree.render(window))
    isDrawn = true
  }
  function show(): void {
    isOpen = true
    chat.greet()
    draw()
  }
  function close(): void {
    isOpen = false
    draw()
    if (cameFrom?.isConnected) cameFrom.focus()
  }
  document.addEventListener('keydown', ({ key }) => {
    const at = document.activeElement
    if (isOpen && key === 'Escape' && (at === document.body || place.contains(at))) close()
  })
  // On a phone the sheet would cover the page just asked for; the same page in the other language is meant to have it.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]:not([href^="#"])') : null
    if (isOpen && isNarrow() && link && !link.hasAttribute('data-language')) remember('sessionStorage', openKey, null)
  })

  return {
    /** Opens it; closed, it gives the focus back to `from`. */
    open(from: HTMLElement | undefined): void {
      if (!isOpen) cameFrom = from
      opened++
      show()
      keepForOffline()
    },
    /** Opens it as it was on the page before. */
    restore(): void {
      cameFrom = document.querySelector<HTMLElement>('[data-chat]') ?? undefined
      show()
    },
  }
}
