import { clearCookie, cookieNames } from './cookies.ts'

declare global {
  interface Window {
    /** Commands waiting for a tag of the gtag kind. */
    dataLayer?: unknown[]
    gtag?: (...command: unknown[]) => void
  }
}

/** Loads the tag and tells it the page's path. Only after consent. */
export function startAnalytics(source: string): void {
  window.dataLayer ??= []
  const waiting = window.dataLayer
  // The tag reads the `arguments` object itself, not an array of it.
  window.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: the tag's own protocol
    waiting.push(arguments)
  }
  window.gtag('js', new Date())
  window.gtag('config', new URL(source, location.href).searchParams.get('id') ?? '', { page_path: location.pathname })
  const script = document.createElement('script')
  script.async = true
  script.src = source
  document.head.append(script)
}

/** Removes the tag's cookies that a script can reach. */
export function forgetAnalytics(): void {
  for (const name of cookieNames()) if (/^_g(a|id|at)/.test(name)) clearCookie(name)
}
