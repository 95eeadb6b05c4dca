import type { Language } from '#src/shared/i18n/language.ts'

/** Subjects of the publication store, by what stands before the colon; `of` is what stands after it. */
const movers: Record<string, Record<Language, (of: string) => string>> = {
  release: { en: (id) => `release ${id}`, es: (id) => `versión ${id} de la web` },
  prices: { en: () => 'price list', es: () => 'lista de precios' },
  switch: { en: () => 'on-call switch', es: () => 'interruptor de guardia' },
  content: { en: (page) => `words of ${page}`, es: (page) => `textos de ${page}` },
  post: { en: (post) => `article ${post}`, es: (post) => `artículo ${post}` },
  review: { en: () => 'a review', es: () => 'una opinión' },
  title: { en: (path) => `title of ${path}`, es: (path) => `título de ${path}` },
  banner: { en: () => 'promotional line', es: () => 'línea promocional' },
  redirects: { en: () => 'redirects', es: () => 'redirecciones' },
  business: { en: () => 'facts of the business', es: () => 'datos de la empresa' },
  booking: { en: () => 'appointment hours', es: () => 'horas de cita' },
  'affiliate-rules': { en: () => 'partner terms', es: () => 'condiciones de colaboración' },
}
const versionWord: Record<Language, string> = { en: 'version', es: 'versión' }

/** What was published, in the office's words, with its version. */
export function moverWords(what: string, version: number | null, language: Language): string {
  const [kind = '', ...of] = what.split(':')
  const said = movers[kind]?.[language](of.join(':')) ?? what
  return version === null ? said : `${said} (${versionWord[language]} ${version})`
}
