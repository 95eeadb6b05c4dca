import type { Language } from '#src/shared/i18n/language.ts'

/**
 * The language that the browser would rather read than the page's: the first English or Spanish of its list, when it is the other one. null for a
 * reader of neither, who loses nothing by this page.
 */
export function offeredLanguage(preferred: readonly string[], page: string): Language | null {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split('-')[0]
    if (code === page) return null
    if (code === 'en' || code === 'es') return code
  }
  return null
}
