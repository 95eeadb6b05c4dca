import type { Language } from '#src/shared/i18n/language.ts'
import { business } from '#src/site/business.ts'
import { siteText } from '#src/site/text/text.ts'

export interface FeedEntry {
  title: string
  summary: string
  path: string
  published: string
  updated: string
}

export const feedPath: Record<Language, string> = { en: '/feed.xml', es: '/es/feed.xml' }

/** Atom (RFC 4287), newest first. `origin` without a slash at the end. Without entries the feed carries no date but that of its making. */
export function atomFeed(entries: readonly FeedEntry[], language: Language, origin: string, builtAt: string): string {
  const sorted = [...entries].sort((a, b) => b.published.localeCompare(a.published) || a.path.localeCompare(b.path))
  const updated =
    sorted
      .map((entry) => instant(entry.updated))
      .sort()
      .at(-1) ?? builtAt
  const rows = sorted.map(
    (
      entry,
    ) => `<entry><id>${origin}${entry.path}</id><title>${escaped(entry.title)}</title><link href="${origin}${entry.path}"/>
<published>${instant(entry.published)}</published><updated>${instant(entry.updated)}</updated><summary>${escaped(entry.summary)}</summary></entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${origin}${feedPath[language]}</id><title>${escaped(business.name)}</title>
<subtitle>${escaped(siteText(language).pages.home.title)}</subtitle><link rel="self" href="${origin}${feedPath[language]}"/><link href="${origin}${language === 'es' ? '/es' : '/'}"/>
<updated>${updated}</updated><author><name>${escaped(business.name)}</name></author>
${rows.join('\n')}
</feed>
`
}

const instant = (day: string) => `${day}T00:00:00Z`

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
