import { type InboxState, inboxStates } from '#src/features/crm/inbox/states.ts'

/** What the inbox shows, as its address has it. */
export interface InboxView {
  state: InboxState
  q: string
  leadId: string | undefined
}

/** The view of an address's query; what is no view is the open conversations. */
export function inboxView(search: string): InboxView {
  const query = new URLSearchParams(search)
  return {
    state: inboxStates.find((state) => state === query.get('state')) ?? 'open',
    q: query.get('q') ?? '',
    leadId: query.get('lead') ?? undefined,
  }
}

/** The query of a view, empty for the open conversations. */
export function inboxSearch({ state, q, leadId }: InboxView): string {
  const query = new URLSearchParams()
  if (state !== 'open') query.set('state', state)
  if (q !== '') query.set('q', q)
  if (leadId) query.set('lead', leadId)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
