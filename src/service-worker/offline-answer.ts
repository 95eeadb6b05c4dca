/** What a page's visitor gets when neither the network nor the server answers. Pure, so that it can be tested without a browser. */

/** Written at build time. */
export interface Kept {
  /** Of everything below, so that a new build is a new worker. */
  version: string
  /** Paths of pages. */
  pages: readonly string[]
  /** Scripts and fonts, whose names change with their content. */
  files: readonly string[]
}

const words = {
  en: 'No connection. This page was kept on your device; numbers and first steps hold, prices and hours may have changed.',
  es: 'Sin conexión. Esta página estaba guardada en tu dispositivo; los teléfonos y los primeros pasos valen, los precios y horarios pueden haber cambiado.',
} as const
const elsewhere = {
  en: 'No connection, so the page you asked for is not here. This one is kept on your device for emergencies.',
  es: 'Sin conexión, así que la página que pedías no está. Esta queda guardada en tu dispositivo para urgencias.',
} as const

const languageOf = (path: string) => (path === '/es' || path.startsWith('/es/') ? 'es' : 'en')

/** The path of the kept page that answers `path`: itself, or the emergency page of its language. */
export function keptPathFor(path: string, { pages }: Pick<Kept, 'pages'>): string {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  if (pages.includes(plain)) return plain
  return languageOf(path) === 'es' ? '/es/emergencias' : '/emergency'
}

/** True for requests that are left to the browser: what is not read, what is not ours, data and the staff's pages. */
export function isLeftAlone({ method, url }: { method: string; url: string }, origin: string): boolean {
  const { origin: from, pathname } = new URL(url)
  return method !== 'GET' || from !== origin || /^\/(?:es\/)?(?:api|admin|crm)(?:\/|$)/.test(pathname)
}

/** True when an answer means that nobody is behind the address. */
export function isAway(status: number): boolean {
  return status === 502 || status === 503 || status === 504
}

/** A kept page with a line at its beginning that says so. `path` is what was asked for, `keptPath` what is shown. */
export function withOfflineLine(html: string, path: string, keptPath: string): string {
  const line = (keptPath === path ? words : elsewhere)[languageOf(keptPath)]
  const style = 'margin:0;padding:12px 20px;background:var(--sun-wash);color:var(--ink)'
  return html.replace(/<main\b[^>]*>/, (main) => `${main}<p role="status" style="${style}">${line}</p>`)
}

/** Which caches may go: all but this build's and the one before, which tabs still open may need. `names` in the order in which they were made. */
export function outdated(names: readonly string[], current: string): string[] {
  const others = names.filter((name) => name.startsWith('emergency-') && name !== current)
  return others.slice(0, -1)
}
