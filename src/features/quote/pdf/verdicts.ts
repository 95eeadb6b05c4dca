import type { Language } from '#src/shared/i18n/language.ts'
import type { WordedEstimate } from './worded.ts'
import type { QuotePdfWords } from './words.types.ts'

export interface Verdict {
  title: string
  text: string
}

/** Options that are not worth it, with the reasons; those with the same reasons share one note. Where none is worth it, one note says what holds for all of them, and then what each adds. */
export function verdictsOf(
  { described }: WordedEstimate,
  names: string[],
  text: QuotePdfWords,
  language: Language,
): Verdict[] {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const { options } = described
  const refused = options.filter((option) => !option.worthIt)
  const shared = refused.length === options.length ? sharedReasons(options) : []
  const byReason = new Map<string, string[]>()
  options.forEach((option, i) => {
    const reason = option.because.filter((one) => !shared.includes(one)).join(' ')
    if (option.worthIt || reason === '') return
    byReason.set(reason, [...(byReason.get(reason) ?? []), names[i] ?? option.name])
  })
  const own = [...byReason]
  if (refused.length < options.length)
    return own.map(([reason, of]) => ({ title: text.notWorthIt(list.format(of)), text: reason }))
  const added = own.map(([reason, of]) => `${list.format(of)}: ${reason}`)
  return [{ title: text.noneWorthIt, text: [...shared, ...added].join(' ') }]
}

/** What is said of every option alike. */
function sharedReasons([first, ...others]: readonly { because: readonly string[] }[]): string[] {
  return first?.because.filter((reason) => others.every(({ because }) => because.includes(reason))) ?? []
}
