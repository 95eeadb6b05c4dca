/** Words that are being written stay on this device until they are sent: a lost connection or a closed tab costs nobody an evening. */

import { recall, remember } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { reviewFields } from './form-body.ts'

const form = document.querySelector<HTMLFormElement>('[data-review-form]')
const key = `review-draft:${location.pathname}`

function controlsOf(of: HTMLFormElement, name: string): (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[] {
  return [...of.elements].filter(
    (one): one is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement) &&
      one.name === name,
  )
}

function restore(of: HTMLFormElement): void {
  const words = controlsOf(of, 'words')[0]
  const kept = new URLSearchParams(recall('localStorage', key) ?? '')
  // What the server sent back is newer than what is kept here.
  if (words?.value !== '' || kept.size === 0) return
  for (const name of reviewFields)
    for (const control of controlsOf(of, name)) {
      const value = kept.get(name)
      if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type))
        control.checked = value === control.value
      else if (value !== null) control.value = value
    }
}

if (form) {
  restore(form)
  form.addEventListener('input', () => {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value)
    remember('localStorage', key, fields.toString())
  })
  form.addEventListener('submit', (event) => {
    const button = form.querySelector('button[type=submit]')
    if (!button || button.getAttribute('aria-busy') === 'true') return event.preventDefault()
    button.setAttribute('aria-busy', 'true')
    button.textContent = form.dataset.sending ?? button.textContent
  })
  // Back from the answer by the browser's button: the form works again.
  addEventListener('pageshow', () => form.querySelector('button[type=submit]')?.removeAttribute('aria-busy'))
} else remember('localStorage', key, null)
