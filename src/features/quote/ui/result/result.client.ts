/** The only script of a saved quote: copy the link, share it, print it, go to the form that mails it, and say which option is chosen. The page works without. */

import { showToast } from '#src/shared/ui/toast/show-toast.ts'

const optionIds = ['essential', 'balanced', 'blackout-proof']

function shown<T extends HTMLElement>(selector: string): T | null {
  const found = document.querySelector<T>(selector)
  if (found) found.hidden = false
  return found
}

const copy = shown('[data-copy-link]')
copy?.addEventListener('click', async () => {
  const label = copy.textContent
  try {
    await navigator.clipboard.writeText(location.href)
    copy.textContent = copy.dataset.done ?? ''
    showToast({ text: copy.dataset.done ?? '' })
  } catch {
    // No clipboard on this page or in this browser: say where the link is instead.
    copy.textContent = copy.dataset.failed ?? ''
    showToast({ kind: 'destructive', text: copy.dataset.failed ?? '' })
  }
  setTimeout(() => {
    copy.textContent = label
  }, 4000)
})

if ('share' in navigator)
  shown('[data-share]')?.addEventListener('click', () => {
    navigator.share({ title: document.title, url: location.href }).catch((error: unknown) => {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy?.click()
    })
  })

shown('[data-print]')?.addEventListener('click', () => print())

// The hash says which option is chosen: the way to the form leaves it as it is.
document.querySelector<HTMLElement>('[data-send-it]')?.addEventListener('click', (event) => {
  const form = document.getElementById('keep')
  if (!form) return
  event.preventDefault()
  form.scrollIntoView()
  form.focus({ preventScroll: true })
})

/** The eye sees the chosen card by CSS; this says the same to screen readers. */
function markChosen(): void {
  const named = optionIds.find((id) => location.hash === `#${id}` || location.hash === `#card-${id}`)
  const chosen = named ?? document.querySelector<HTMLElement>('.r-detail.is-first')?.dataset.option
  for (const link of document.querySelectorAll<HTMLElement>('.trio a')) {
    if (link.dataset.option === chosen) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
addEventListener('hashchange', markChosen)
markChosen()
