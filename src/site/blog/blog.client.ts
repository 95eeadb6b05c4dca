import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'

/** What a visitor's browser adds to the blog: how long ago the day of a post is, and the cards of one subject alone. */

/** A post has a day and no hour, so on that day it is of today. */
const today = { en: 'Today', es: 'Hoy' } as const
const isToday = (day: string) => new Date().toISOString().startsWith(day)

for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-ago]')) {
  const language = time.dataset.ago === 'es' ? 'es' : 'en'
  time.title = time.textContent
  time.textContent = isToday(time.dateTime) ? today[language] : formatRelativeTime(time.dateTime, new Date(), language)
}

const chips = [...document.querySelectorAll<HTMLAnchorElement>('a.chip[data-subject]')]

function show(subject: string): void {
  for (const chip of chips) {
    if (chip.dataset.subject === subject) chip.setAttribute('aria-current', 'true')
    else chip.removeAttribute('aria-current')
  }
  for (const card of document.querySelectorAll<HTMLElement>('.nbs > .nb'))
    card.hidden = subject === '' ? card.dataset.lead !== undefined : card.dataset.subject !== subject
}

const asked = () => {
  const subject = location.hash.slice(1)
  return chips.some((chip) => chip.dataset.subject === subject) ? subject : ''
}
for (const chip of chips)
  chip.addEventListener('click', (event) => {
    event.preventDefault()
    const { subject = '' } = chip.dataset
    history.replaceState(null, '', subject === '' ? location.pathname : `#${subject}`)
    show(subject)
  })
if (asked() !== '') show(asked())
