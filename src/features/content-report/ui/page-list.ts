import type { PagesResponse, ReportedPage } from '#src/features/content-report/contract.ts'
import { type Due, dueOf, isDue } from '#src/features/content-report/domain/review.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { type TableState, tableState, writeTableState } from '#src/shared/ui/data-table/table-state.ts'

/** What the list of texts shows, kept in the address. */
export interface PageListState extends TableState {
  q: string
  language: Language | undefined
  kind: string | undefined
  onlyDue: boolean
}

export const orderedColumns = [
  'title',
  'language',
  'kind',
  'words',
  'titleLength',
  'descriptionLength',
  'figures',
  'sources',
  'reviewed',
  'state',
] as const

/** Reads the state from a query string. What makes no sense counts as absent. */
export function pageListState(search: string): PageListState {
  const params = new URLSearchParams(search)
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    language: languages.find((language) => language === params.get('language')),
    kind: params.get('kind') || undefined,
    onlyDue: params.get('show') === 'due',
    ...tableState(params, orderedColumns),
  }
}

/** The query string of a state: '' or '?…', defaults left out. */
export function pageListSearch(state: PageListState): string {
  const params = new URLSearchParams()
  if (state.q) params.set('q', state.q)
  if (state.language) params.set('language', state.language)
  if (state.kind) params.set('kind', state.kind)
  if (state.onlyDue) params.set('show', 'due')
  writeTableState(params, state)
  const text = params.toString()
  return text && `?${text}`
}

/** A text of content/ with what is due of it. */
export interface ListedText extends ReportedPage {
  file: string
  words: number
  reviewed: string
  due: Due
}

/** The texts of content/, whatever the list shows of them. */
export function textsOf({ pages, figures, today }: PagesResponse): ListedText[] {
  return pages.flatMap((page) => {
    const { file, words, reviewed } = page
    if (file === null || words === null || reviewed === null) return []
    return [{ ...page, file, words, reviewed, due: dueOf(page, figures, today) }]
  })
}

/** Those that fit the search: every word of it in title, path or file, accents apart. */
export function fittingTexts(texts: readonly ListedText[], state: PageListState): ListedText[] {
  const words = plain(state.q).split(/\s+/).filter(Boolean)
  return texts.filter((text) => {
    if (state.language && text.language !== state.language) return false
    if (state.kind && text.kind !== state.kind) return false
    if (state.onlyDue && !isDue(text.due)) return false
    const searched = plain(`${text.title} ${text.path} ${text.file}`)
    return words.every((word) => searched.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
