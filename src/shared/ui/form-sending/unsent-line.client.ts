import { languages } from '#src/shared/i18n/language.ts'
import { unsentWords } from './unsent-words.ts'

/** The line at the bottom of a page that says what became of a form written without a connection. One at a time: the newest words. */

export const pageLanguage = () => languages.find((code) => code === document.documentElement.lang) ?? 'en'

interface Said {
  text: string
  link?: { href: string; text: string; onClick?: () => void } | undefined
  /** Takes what was kept off the device. */
  forget?: (() => void) | undefined
}

let line: HTMLElement | undefined

export function say({ text, link, forget }: Said): void {
  const words = unsentWords[pageLanguage()]
  const fresh = document.createElement('aside')
  fresh.className = 'banner deep'
  fresh.setAttribute('aria-label', words.label)
  const said = document.createElement('p')
  said.setAttribute('role', 'status')
  said.textContent = text
  fresh.append(said)
  if (link) {
    const way = document.createElement('a')
    way.href = link.href
    way.textContent = link.text
    if (link.onClick) way.addEventListener('click', link.onClick)
    said.append(' ', way)
  }
  if (forget) {
    const button = buttonOf(words.forget)
    button.className = 'btn sec2 s'
    button.addEventListener('click', () => {
      forget()
      say({ text: words.forgotten })
    })
    fresh.append(button)
  }
  const close = buttonOf('×')
  close.setAttribute('aria-label', words.close)
  close.addEventListener('click', unsay)
  fresh.append(close)
  const hadFocus = line?.contains(document.activeElement)
  unsay()
  line = fresh
  // One line at a time: an offer makes room, and is there again on the next page.
  document.querySelector('aside[data-promo]')?.remove()
  const bar = document.querySelector('.bar')
  if (bar) bar.before(fresh)
  else document.body.append(fresh)
  // shared/ui/dock takes it into its care.
  fresh.dispatchEvent(new Event('dock', { bubbles: true }))
  if (hadFocus) close.focus()
}

export function unsay(): void {
  line?.remove()
  line = undefined
}

function buttonOf(text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  return button
}
