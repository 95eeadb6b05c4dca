import { openKey } from '#src/features/emergency-chat/ui/chat-memory.ts'
import { recall } from '#src/shared/ui/browser-memory/browser-memory.ts'

const fetchChat = () => import('./emergency-chat.client.ts').then(({ chat }) => chat)

/**
 * The one place where the emergency chat attaches. A plain click on a link marked `data-chat` asks `window` by the event `openEmergencyChat`, and
 * other code that wants the chat does the same. The chat is fetched then; should it not come, the link's page, the emergency page, does. A chat that was
 * open on the page before opens again.
 */
export function attachChatLauncher(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-chat]')
  addEventListener('openEmergencyChat', (event) => {
    event.preventDefault()
    const from = document.activeElement
    // The press is answered on the screen first: asking for so many files takes a slow phone as long as drawing does.
    requestAnimationFrame(() =>
      setTimeout(() =>
        fetchChat().then(
          (chat) => chat.open(from instanceof HTMLElement && from !== document.body ? from : undefined),
          () => location.assign(links[0]?.href ?? '/emergency'),
        ),
      ),
    )
  })
  for (const link of links)
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      // Not every browser gives a link that is clicked the focus, and it is to come back here.
      link.focus()
      if (!dispatchEvent(new Event('openEmergencyChat', { cancelable: true }))) event.preventDefault()
    })
  if (recall('sessionStorage', openKey)) fetchChat().then((chat) => chat.restore())
}
