import { affiliateCookieText } from '#src/features/consent/domain/affiliate-code.ts'
import {
  type Answers,
  type Choice,
  choiceFor,
  type Purpose,
  purposesToAsk,
  withAnswer,
} from '#src/features/consent/domain/consent.ts'
import { consentText } from '#src/features/consent/text/text.ts'
import { partnerCodeIn, partnerCookie } from '#src/shared/domain/partner-code.ts'
import { languageOfPath } from '#src/shared/i18n/language.ts'
import { forgetFirstPage, keepFirstPage } from '#src/shared/ui/browser-memory/first-page.ts'
import { dock } from '#src/shared/ui/dock/dock.client.ts'
import { forgetAnalytics, startAnalytics } from './analytics.client.ts'
import { keepAnswers, keptAnswers } from './consent-memory.ts'
import { analyticsSource } from './consent-need.ts'
import { clearCookie, cookieNames, writeCookie } from './cookies.ts'

/**
 * The consent choice: one question at a time in the dock's line, two equal buttons, and an entry in the footer to change one's mind. It takes
 * the focus only when it was opened from there.
 */

const text = consentText(languageOfPath(location.pathname))
const code = partnerCodeIn(location.search)
const legal = document.querySelector<HTMLElement>('[data-policy]')
let opener: HTMLElement | undefined

/** Asks what is open, does what was allowed before, and puts the entry into the footer. True when it asks. */
export function attachConsent(): boolean {
  const answers = keptAnswers()
  const atHand = purposesAtHand(answers)
  if (atHand.length === 0) return false
  for (const purpose of atHand) if (choiceFor(answers, purpose, Date.now()) === 'accepted') allow(purpose)
  addEntry()
  const open = purposesToAsk(atHand, answers, Date.now())
  ask(open)
  return open.length > 0
}

function purposesAtHand(answers: Answers): Purpose[] {
  const atHand: Purpose[] = []
  if (analyticsSource) atHand.push('analytics')
  if (code || answers.affiliate) atHand.push('affiliate')
  return atHand
}

function addEntry(): void {
  const entry = button(text.settings, () => {
    opener = entry
    ask(purposesAtHand(keptAnswers()))
  })
  legal?.append(entry)
}

function ask([purpose, ...others]: Purpose[]): void {
  document.querySelector('[data-consent]')?.remove()
  if (!purpose) {
    opener?.focus()
    opener = undefined
    return
  }
  // It goes before whatever else the line shows; that comes back another time.
  for (const line of document.querySelectorAll('.banner')) line.remove()
  const box = document.createElement('aside')
  box.className = 'banner deep'
  box.dataset.consent = purpose
  box.tabIndex = -1
  box.setAttribute('aria-label', text.name)
  const question = document.createElement('p')
  const policy = document.createElement('a')
  policy.href = legal?.dataset.policy ?? ''
  policy.textContent = text.policy
  question.append(`${text.questions[purpose]} `, policy)
  const choose = (choice: Choice) => () => {
    settle(purpose, choice)
    ask(others)
  }
  const answersRow = document.createElement('p')
  answersRow.className = 'row'
  answersRow.append(
    button(text.accept, choose('accepted'), 'btn sec2 s'),
    button(text.reject, choose('rejected'), 'btn sec2 s'),
  )
  box.append(question, answersRow)
  // First in the reading order, so that nobody has to go through the page to answer.
  document.querySelector('.skip')?.after(box)
  dock(box)
  if (opener) box.focus()
}

function settle(purpose: Purpose, choice: Choice): void {
  const before = choiceFor(keptAnswers(), purpose, Date.now())
  keepAnswers(withAnswer(keptAnswers(), purpose, choice, Date.now()))
  if (choice === 'accepted') allow(purpose)
  else forbid(purpose, before)
}

const isAllowed = new Set<Purpose>()

function allow(purpose: Purpose): void {
  if (isAllowed.has(purpose)) return
  isAllowed.add(purpose)
  if (purpose === 'analytics') {
    startAnalytics(analyticsSource)
    keepFirstPage()
  }
  // The first partner stays: a later link does not take the place of a code that is remembered.
  else if (code && !cookieNames().includes(partnerCookie))
    writeCookie(affiliateCookieText(code, location.protocol === 'https:'))
}

function forbid(purpose: Purpose, before: Choice | undefined): void {
  isAllowed.delete(purpose)
  if (purpose === 'affiliate') {
    clearCookie(partnerCookie)
    return
  }
  forgetAnalytics()
  forgetFirstPage()
  // A script that runs cannot be taken back; a fresh page does not load it.
  if (before === 'accepted') location.reload()
}

function button(label: string, onClick: () => void, className = ''): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.textContent = label
  made.addEventListener('click', onClick)
  return made
}
