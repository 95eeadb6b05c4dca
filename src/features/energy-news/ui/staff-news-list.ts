import type { NewsChange, StaffNewsItem } from '#src/features/energy-news/contract.ts'

/** What the staff screen of the news shows, kept in the address. */

export const newsChoices = ['all', 'without-heading', 'hidden'] as const
export type NewsChoice = (typeof newsChoices)[number]

export interface NewsState {
  show: NewsChoice
  q: string
  /** From 1. */
  page: number
}

/** Reads the state from a query string. What makes no sense counts as absent. */
export function newsState(search: string): NewsState {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page'))
  return {
    show: newsChoices.find((one) => one === params.get('show')) ?? 'all',
    q: (params.get('q') ?? '').trim().slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

/** The query string of a state: '' or '?…', defaults left out. */
export function newsSearch({ show, q, page }: NewsState): string {
  const params = new URLSearchParams()
  if (show !== 'all') params.set('show', show)
  if (q) params.set('q', q)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The items that the state lets through; accents and capitals make no difference to a search. */
export function fittingNews(items: readonly StaffNewsItem[], { show, q }: NewsState): StaffNewsItem[] {
  const wanted = plain(q)
  return items.filter(({ isHidden, language, headings, title }) => {
    if (show === 'hidden' && !isHidden) return false
    if (show === 'without-heading' && (isHidden || headings[language === 'en' ? 'es' : 'en'])) return false
    return wanted === '' || [title, headings.en, headings.es].some((text) => text && plain(text).includes(wanted))
  })
}

/** What a form holds of an item. */
export interface NewsDraft {
  en: string
  es: string
  tags: StaffNewsItem['tags']
}

export const draftOf = ({ headings, tags }: StaffNewsItem): NewsDraft => ({
  en: headings.en ?? '',
  es: headings.es ?? '',
  tags,
})

/** What a draft changes of an item: only that, so that two people at one item keep each other's work; undefined for nothing. */
export function changeOf(item: StaffNewsItem, draft: NewsDraft): NewsChange | undefined {
  const [en, es] = [draft.en.trim(), draft.es.trim()]
  const hasOtherTags = draft.tags.length !== item.tags.length || draft.tags.some((tag) => !item.tags.includes(tag))
  const change: NewsChange = {
    ...(en === (item.headings.en ?? '') ? {} : { headingEn: en || null }),
    ...(es === (item.headings.es ?? '') ? {} : { headingEs: es || null }),
    ...(hasOtherTags ? { tags: draft.tags } : {}),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** The change that takes a change back: the same fields as they were. */
export function undoOf(item: StaffNewsItem, change: NewsChange): NewsChange {
  return {
    ...(change.headingEn === undefined ? {} : { headingEn: item.headings.en ?? null }),
    ...(change.headingEs === undefined ? {} : { headingEs: item.headings.es ?? null }),
    ...(change.tags === undefined ? {} : { tags: item.tags }),
    ...(change.isHidden === undefined ? {} : { isHidden: item.isHidden }),
  }
}
