import { recall } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { draftKey } from './draft-key.ts'

/**
 * Fetches the script of a contact form when somebody turns to it, or has a draft to go on with, so that a page that is only read carries none. Sent
 * before the script is there, the form waits for it; should it not come, the form posts as without script.
 */
const form = document.querySelector<HTMLFormElement>('form[data-contact-form]')
let isReady = false
let coming: Promise<void> | undefined

function fetchScript(): Promise<void> {
  coming ??= import('./contact-form.client.ts').then(() => {
    isReady = true
  })
  return coming
}

if (form) {
  // This runs when the page has loaded, so nothing has to be waited for.
  if (recall('sessionStorage', draftKey)) fetchScript()
  form.addEventListener('focusin', fetchScript, { once: true })
  form.addEventListener('submit', (event) => {
    if (isReady) return
    event.preventDefault()
    fetchScript().then(
      () => form.requestSubmit(),
      () => form.submit(),
    )
  })
}
