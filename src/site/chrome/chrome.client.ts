import { watchBrowserErrors } from '#src/shared/http/browser-errors.ts'

/** The only script of every page: quiets harmless browser errors, remembers the language and makes the drawer behave for keyboards. */

watchBrowserErrors(window)

try {
  localStorage.setItem('language', document.documentElement.lang)
} catch {
  // Storage may be switched off; the address alone says the language.
}

const drawer = document.querySelector<HTMLDetailsElement>('details.menu')
const summary = drawer?.querySelector('summary')
if (drawer && summary) {
  drawer.addEventListener('keydown', (event) => {
    if (!drawer.open) return
    if (event.key === 'Escape') {
      drawer.open = false
      summary.focus()
    }
    if (event.key !== 'Tab') return
    const last = [...drawer.querySelectorAll('a')].at(-1)
    const leaving = event.shiftKey ? summary : last
    if (document.activeElement !== leaving) return
    event.preventDefault()
    const target = event.shiftKey ? last : summary
    target?.focus()
  })
  document.addEventListener('click', (event) => {
    if (drawer.open && event.target instanceof Node && !drawer.contains(event.target)) drawer.open = false
  })
}
