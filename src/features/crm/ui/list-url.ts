import { type LeadView, leadViews } from '#src/features/crm/contract.ts'
import { type LeadStage, leadStages } from '#src/features/crm/domain/stages.ts'
import { type Service, services, type Town, towns } from '#src/shared/domain/vocabulary.ts'

/** The list's state lives in the address, so that back, reload and a sent link show the same rows. */
export interface ListState {
  q: string
  stage: LeadStage | undefined
  /** Mine, nobody's, or a member of staff's by id. */
  owner?: string | undefined
  town?: Town | undefined
  service?: Service | undefined
  /** Neither lost nor in aftercare. */
  open?: 'yes' | undefined
  tab?: LeadView | undefined
  page: number
}

const ownerPattern = /^(me|nobody|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/

/** Reads the state from a query string. What makes no sense counts as absent. */
export function listState(search: string): ListState {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page'))
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    stage: leadStages.find((stage) => stage === params.get('stage')),
    owner: ownerPattern.exec(params.get('owner') ?? '')?.[0],
    town: towns.find((town) => town === params.get('town')),
    service: services.find((service) => service === params.get('service')),
    open: params.get('open') === 'yes' ? 'yes' : undefined,
    tab: leadViews.find((tab) => tab === params.get('tab')),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The query string of a state: '' or '?…', defaults left out, always in the same order. */
export function listSearch({ q, stage, owner, town, service, open, tab, page }: ListState): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (stage) params.set('stage', stage)
  for (const [name, value] of Object.entries({ owner, town, service, open, tab })) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text && `?${text}`
}

/** The state after a change. A new search or stage starts again at page 1. */
export function changedList(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change }
}

/** How many pages `total` rows fill; at least one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, pageSize)))
}

/** The query string of the board over these leads; a page is a matter of the list. */
export function boardSearch(state: ListState): string {
  const search = listSearch({ ...state, stage: undefined, page: 1 })
  return search ? `?view=board&${search.slice(1)}` : '?view=board'
}
