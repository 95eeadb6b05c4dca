/** Keeps the visitor on the page of the consultation: times are fetched as the form changes, sending is JSON, a draft stays on the device. */

import { consultationBody, consultationValues } from '#src/features/booking/domain/form-body.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { randomKey } from '#src/shared/http/random-key.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { retryWhenOnline } from '#src/shared/http/retry-online.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { broughtBy } from '#src/shared/ui/browser-memory/brought-by.ts'
import {
  type FormDraft,
  forgetUnsent,
  keepDraft,
  keepUnsent,
  setControl,
} from '#src/shared/ui/browser-memory/form-draft.ts'
import { clearErrors, showErrors, showFailure } from '#src/shared/ui/error-summary/form-errors.client.ts'
import { signsOf } from '#src/shared/ui/form-trap/form-signs.ts'
import { fieldId, fieldOf, ownWords } from './field-id.ts'
import { holdChosen, holdOfTab } from './slot-hold.client.ts'

const path = '/api/consultations'
const draftKey = 'consultation-draft'
const keptFields = ['topic', 'town', 'timeZone', 'name', 'reach', 'address']

function attach(form: HTMLFormElement): void {
  const draft = keepDraft(form, draftKey, keptFields)
  takeFromLink(form)
  guessZone(form)
  form.classList.add('is-live')
  const box = form.querySelector<HTMLElement>('[data-week]')
  if (!box) return
  // A page that came back from a post has its times.
  if (!box.querySelector('.slot')) void showWeek(form, box, {})
  form.addEventListener('change', (event) => {
    const name =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement ? event.target.name : ''
    if (['topic', 'mode', 'town', 'timeZone'].includes(name))
      void showWeek(form, box, { slot: chosenSlot(form)?.value })
    showCard(form)
    if (name === 'slot') void keepChosen(form, box)
  })
  const forget = form.querySelector<HTMLElement>('[data-forget]')
  let stopRetrying: (() => void) | undefined
  form.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    if (button.dataset.take !== undefined) {
      event.preventDefault()
      void showWeek(form, box, { take: button.dataset.take }).then(() => chosenSlot(form)?.focus())
    } else if (button === forget) {
      stopRetrying?.()
      forgetUnsent(path)
      clearErrors(form)
      forget.hidden = true
    } else if (button.dataset.weekButton !== undefined) {
      event.preventDefault()
      void showWeek(form, box, { week: button.value }).then(() => refocus(form, button.textContent))
    }
  })
  let attempt = { body: '', key: '' }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = form.querySelector<HTMLButtonElement>('[data-confirm-button]')
    if (!button || button.getAttribute('aria-busy') === 'true') return
    // It says what is missing, and leads there.
    if (button.ariaDisabled === 'true')
      return (
        box.querySelector<HTMLElement>('.slot input:enabled') ?? document.getElementById(fieldId('slot'))
      )?.focus()
    const values = { ...consultationValues(new FormData(form)), hold: holdOfTab() }
    const body = { ...consultationBody(values, form.dataset.consultation ?? 'en'), ...broughtBy() }
    const sent = JSON.stringify(body)
    // The same answers sent again are the same booking; changed ones are another.
    if (attempt.body !== sent) attempt = { body: sent, key: randomKey() }
    const { key } = attempt
    const signed = { ...body, ...signsOf(form, draft.wasKept) }
    const label = button.textContent
    button.setAttribute('aria-busy', 'true')
    button.textContent = form.dataset.sending ?? ''
    stopRetrying?.()
    keepUnsent(path, key, signed, draftKey)
    void send(form, box, draft, signed, key, 'first').then((outcome) => {
      if (outcome === 'again') stopRetrying = retryWhenOnline(() => send(form, box, draft, signed, key, 'again'))
      forget?.toggleAttribute('hidden', outcome !== 'again')
      button.removeAttribute('aria-busy')
      button.textContent = label
      showCard(form)
    })
  })
  showCard(form)
}

/** 'again' when it never reached the server: the same may be tried again, with the same key. */
async function send(
  form: HTMLFormElement,
  box: HTMLElement,
  draft: FormDraft,
  body: { slot: string },
  key: string,
  which: 'first' | 'again',
): Promise<'again' | 'done'> {
  try {
    const answer = await apiRequest('POST', path, body, { headers: { 'Idempotency-Key': key } })
    clearErrors(form)
    draft.forget()
    forgetUnsent(path)
    showAnswer(form, answer)
  } catch (error) {
    if (error instanceof TypeError && which === 'again') return 'again'
    if (!(error instanceof TypeError)) forgetUnsent(path)
    const problem = error instanceof ApiError ? error.problem : undefined
    if (problem?.code === 'slot_taken') {
      clearErrors(form)
      await showWeek(form, box, { taken: body.slot })
      box.querySelector<HTMLElement>('[data-taken]')?.focus()
      return 'done'
    }
    const fields = problem?.fields ?? []
    const { nameRequired = '', slotRequired = '', reachRequired = '' } = form.dataset
    const words = { nameRequired, slotRequired, reachRequired }
    if (fields.length > 0)
      showErrors(
        form,
        fields.map((one) => ({ id: fieldId(fieldOf(one.field)), message: ownWords(one, words) })),
      )
    else
      showFailure(
        form,
        failureText(error, { offline: form.dataset.offline ?? '', fallback: form.dataset.failed ?? '' }),
      )
    if (error instanceof TypeError) return 'again'
  }
  return 'done'
}

/** Booked: to the page of the appointment. A wish: the words for it in the form's place. Throws for what is neither. */
function showAnswer(form: HTMLFormElement, answer: unknown): void {
  const { manageUrl, confirmBy, reference }: Record<string, unknown> = Object(answer)
  if (typeof manageUrl === 'string') {
    // On this very host, whatever public name the server gives its links.
    location.assign(new URL(manageUrl, location.origin).pathname)
    return
  }
  if (typeof confirmBy !== 'string' || typeof reference !== 'string') throw new Error('the answer is no receipt')
  const template = document.querySelector<HTMLTemplateElement>('template[data-wished]')
  const receipt = template?.content.firstElementChild?.cloneNode(true)
  if (!(receipt instanceof HTMLElement)) return
  const language = languages.find((code) => code === form.dataset.consultation) ?? 'en'
  const by = receipt.querySelector<HTMLElement>('[data-confirm-by]')
  if (by) by.textContent = (by.dataset.confirmBy ?? '').replace('{}', formatInstant(confirmBy, language))
  const place = receipt.querySelector('[data-reference]')
  if (place) place.textContent = reference
  form.closest('.bk')?.replaceWith(receipt)
  receipt.focus()
}

/** The chosen time is kept for a few minutes; when somebody has it already the times around it are shown. */
async function keepChosen(form: HTMLFormElement, box: HTMLElement): Promise<void> {
  const slot = chosenSlot(form)?.value
  if ((await holdChosen(form)) !== 'taken' || slot === undefined) return
  await showWeek(form, box, { taken: slot })
  box.querySelector<HTMLElement>('[data-taken]')?.focus()
}

let lastAsked = 0

/** Asks the page's own address for the times, as its buttons do without script, and puts that piece of the answer in place. */
async function showWeek(
  form: HTMLFormElement,
  box: HTMLElement,
  wish: { week?: string; take?: string; taken?: string; slot?: string | undefined },
): Promise<void> {
  lastAsked += 1
  const mine = lastAsked
  const fields = new URLSearchParams({ hold: holdOfTab() })
  for (const name of ['topic', 'mode', 'town', 'timeZone']) {
    const value = new FormData(form).get(name)
    if (typeof value === 'string') fields.set(name, value)
  }
  for (const [name, value] of Object.entries(wish)) if (value !== undefined) fields.set(name, value)
  box.setAttribute('aria-busy', 'true')
  try {
    const response = await fetch(form.action, { method: 'POST', body: fields })
    // Its main part alone: the head's styles are here already.
    const [, main = ''] = (await response.text()).split(/(?=<main\b)/)
    const page = new DOMParser().parseFromString(main, 'text/html')
    const fresh = page.querySelector('[data-week]')
    if (!response.ok || !fresh) throw new Error(`times not fetched: ${response.status}`)
    if (mine === lastAsked) {
      box.replaceChildren(...fresh.childNodes)
      if (wish.taken === undefined) void keepChosen(form, box)
    }
  } catch {
    if (mine === lastAsked && !box.querySelector('.slot')) {
      form.classList.remove('is-live')
      const words = document.createElement('p')
      words.className = 'note bad'
      words.textContent = form.dataset.weekFailed ?? ''
      box.prepend(words)
    }
  } finally {
    if (mine === lastAsked) box.removeAttribute('aria-busy')
    showCard(form)
  }
}

/** The button that was pressed is another element now: the one with the same words takes the focus. */
function refocus(form: HTMLFormElement, label: string | null): void {
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('[data-week-button]')]
  const same = buttons.find((button) => button.textContent === label && !button.disabled)
  ;(same ?? form.querySelector<HTMLElement>('.slot input:not(:disabled)'))?.focus()
}

const chosenSlot = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name=slot]:checked')

/** The summary beside the form and the words of the button follow what is chosen. */
function showCard(form: HTMLFormElement): void {
  const card = document.querySelector('[data-card]')
  const slot = chosenSlot(form)
  const part = (name: string) => card?.querySelector<HTMLElement>(`[data-card-${name}]`)
  const fill = (name: string, text: string) => {
    const place = part(name)
    if (place && place.textContent !== text) place.textContent = text
  }
  const option = (name: string) => {
    const select = form.elements.namedItem(name)
    return select instanceof HTMLSelectElement ? (select.selectedOptions[0]?.textContent ?? '') : ''
  }
  fill('when', slot?.dataset.span ?? part('when')?.dataset.nothing ?? '')
  fill('own', slot?.dataset.own ?? '')
  fill('topic', option('topic'))
  const isVisit = form.querySelector<HTMLInputElement>('input[name=mode]:checked')?.value !== 'video'
  const { atHouse = '', byVideo = '' } = part('where')?.dataset ?? {}
  fill('where', isVisit ? atHouse.replace('{}', option('town')) : byVideo)
  const lasts = form.querySelector<HTMLElement>('[data-lasts]')?.dataset.lasts
  fill('takes', lasts || (part('takes')?.dataset.nothing ?? ''))
  const button = form.querySelector<HTMLElement>('[data-confirm-button]')
  if (!button || button.getAttribute('aria-busy') === 'true') return
  button.ariaDisabled = slot ? null : 'true'
  const { confirm = '', choose = '' } = form.dataset
  button.textContent = slot ? confirm.replace('{}', slot.dataset.label ?? '') : choose
}

/** A link may bring along what it is about: `?topic=heat-pump&town=mijas&mode=video&quote=…`. */
function takeFromLink(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search)
  for (const name of ['topic', 'town', 'mode']) setControl(form.elements.namedItem(name), query.get(name) ?? '')
  const token = form.elements.namedItem('quoteToken')
  const quote = query.get('quote')
  if (token instanceof HTMLInputElement && quote) token.value = quote
}

/** The zone of this device, unless it is Spain's or one was chosen. */
function guessZone(form: HTMLFormElement): void {
  const select = form.elements.namedItem('timeZone')
  if (!(select instanceof HTMLSelectElement) || select.value !== '') return
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!zone || zone === 'Europe/Madrid' || zone === 'UTC') return
  if (![...select.options].some((option) => option.value === zone)) {
    const option = document.createElement('option')
    option.value = zone
    option.textContent = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
    select.append(option)
  }
  select.value = zone
}

// At the end, when everything above is there.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-consultation]')) attach(form)
