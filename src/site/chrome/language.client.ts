import { remember } from '#src/shared/ui/browser-memory/browser-memory.ts'

/** Keeps the language of the address, as the specification asks. */
export function rememberLanguage(): void {
  remember('localStorage', 'language', document.documentElement.lang)
}

/** The switch takes the query along, so that answers in the address are not lost. */
export function attachLanguageSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]'))
    link.addEventListener('click', () => {
      link.search = location.search
    })
}
