/** Puts the server's words into a form as the server itself would: summary at the top, the same words at the field. */

export interface FieldMessage {
  /** id of the control. */
  id: string
  message: string
}

/** Shows a summary with a link to each field, and the words at each field; the summary takes focus. */
export function showErrors(form: HTMLFormElement, errors: readonly FieldMessage[]): void {
  clearErrors(form)
  const list = document.createElement('ul')
  for (const { id, message } of errors) {
    const link = document.createElement('a')
    link.href = `#${id}`
    link.textContent = message
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
    markField(form, id, message)
  }
  showSummary(form, list)
}

/** Shows a failure that belongs to no field. */
export function showFailure(form: HTMLFormElement, message: string): void {
  clearErrors(form)
  const paragraph = document.createElement('p')
  paragraph.textContent = message
  showSummary(form, paragraph)
}

export function clearErrors(form: HTMLFormElement): void {
  form.querySelector('[data-errors]')?.replaceChildren()
  for (const field of form.querySelectorAll('.f.err')) {
    field.classList.remove('err')
    field.querySelector('.msg')?.remove()
    const control = field.querySelector('[aria-invalid]')
    control?.removeAttribute('aria-invalid')
    const hint = control && document.getElementById(`${control.id}-hint`)
    if (hint) control.setAttribute('aria-describedby', hint.id)
    else control?.removeAttribute('aria-describedby')
  }
  document.title = withoutPrefix(form, document.title)
}

function showSummary(form: HTMLFormElement, content: HTMLElement): void {
  const heading = document.createElement('h2')
  heading.id = 'errors-title'
  heading.textContent = form.dataset.errorTitle ?? ''
  const summary = document.createElement('div')
  summary.className = 'summary'
  summary.id = 'errors'
  summary.tabIndex = -1
  summary.setAttribute('role', 'alert')
  summary.setAttribute('aria-labelledby', heading.id)
  summary.append(heading, content)
  form.querySelector('[data-errors]')?.replaceChildren(summary)
  document.title = `${form.dataset.errorPrefix ?? ''} ${withoutPrefix(form, document.title)}`
  summary.focus()
}

function markField(form: HTMLFormElement, id: string, message: string): void {
  const control = document.getElementById(id)
  const field = control?.closest('.f')
  if (!control || !field || !form.contains(control)) return
  const line = document.createElement('p')
  line.className = 'msg'
  line.id = `${id}-error`
  const prefix = document.createElement('span')
  prefix.className = 'vh'
  prefix.textContent = `${form.dataset.errorPrefix ?? ''} `
  line.append(prefix, message)
  const place = control.closest('label') ?? control
  place.before(line)
  field.classList.add('err')
  control.setAttribute('aria-invalid', 'true')
  const hint = document.getElementById(`${id}-hint`)
  control.setAttribute('aria-describedby', hint ? `${hint.id} ${line.id}` : line.id)
}

function withoutPrefix(form: HTMLFormElement, title: string): string {
  const prefix = `${form.dataset.errorPrefix ?? ''} `
  return title.startsWith(prefix) ? title.slice(prefix.length) : title
}
