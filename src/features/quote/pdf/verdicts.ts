import type { Language } from '#src/shared/i18n/language.ts'
import type { WordedEstimate } from './worded.ts'
import type { QuotePdfWords } from './words.types.ts'

export interface Verdict {
  title: string
  text: string
}

/** Options that are not worth it, with the reasons; those with the same reasons share one note. */
export function verdictsOf(
  { described }: WordedEstimate,
  names: string[],
  text: QuotePdfWords,
  language: Language,
): Verdict[] {
  const byReason = new Map<string, string[]>()
  described.options.forEach((option, i) => {
    if (option.worthIt) return
    const reason = option.because.join(' ')
    byReason.set(reason, [...(byReason.get(reason) ?? []), names[i] ?? option.name])
  })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return [...byReason].map(([reason, of]) => ({
    title: of.length === names.length ? text.noneWorthIt : text.notWorthIt(list.format(of)),
    text: reason,
  }))
}
