import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { type InboxItem, inboxList } from '#src/features/crm/inbox/contract.ts'
import { type InboxState, inboxStates } from '#src/features/crm/inbox/states.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { SearchField } from '#src/shared/ui/search-field/search-field.app.tsx'
import { type FreeTimes, InboxConversation } from './inbox-conversation.app.tsx'
import { InboxRows } from './inbox-rows.app.tsx'
import { inboxSearch, inboxView } from './inbox-url.ts'
import { KeyHints } from './key-hints.app.tsx'
import { inboxShortcut, movedIndex } from './shortcut.ts'
import { type Undoable, UndoLine } from './undo-line.app.tsx'
import { useShortcut } from './use-shortcut.ts'
import type { Writer } from './writer.ts'

const path = '/api/crm/inbox'
const emptyWords = { open: 'everyoneAnswered', waiting: 'nothingWaits', done: 'nothingClosed' } as const

/** One list for everything that came in; beside it the conversation with the way to answer, and the record. On a phone one after the other. */
export function InboxScreen({
  language,
  brand,
  search,
  onSearch,
  hasShortcuts,
  writer,
  mayWrite,
  freeTimes,
}: {
  language: Language
  brand: string
  search: string
  onSearch: (search: string, mode: 'push' | 'replace') => void
  hasShortcuts: boolean
  writer: Writer
  mayWrite: boolean
  /** Times that another feature proposes for a visit to the person, to be offered. */
  freeTimes: FreeTimes | undefined
}) {
  const words = talkText[language]
  const text = crmText[language]
  const view = useMemo(() => inboxView(search), [search])
  const client = useQueryClient()
  const [done, setDone] = useState<Undoable>()
  const rows = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const query = new URLSearchParams({ state: view.state, ...(view.q ? { q: view.q } : {}) }).toString()
  const inbox = useQuery({
    queryKey: [`${path}?${query}`],
    select: (data: unknown) => inboxList.parse(data),
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
  useTitle(`${words.inbox} | ${brand}`)
  const hrefOf = (leadId: string | undefined) => `/crm/inbox${inboxSearch({ ...view, leadId })}`

  async function change(item: InboxItem, to: InboxState, isUndo = false) {
    const name = item.lead.name || item.lead.reference
    try {
      await apiRequest(
        'PATCH',
        `${path}/${item.lead.id}`,
        { from: item.state, to },
        {
          headers: { 'accept-language': language },
        },
      )
      const back = { ...item, state: to }
      setDone({
        words: to === 'done' ? words.closed(name) : words.reopened(name),
        ...(isUndo ? {} : { undo: () => void change(back, item.state, true) }),
      })
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 409
      setDone({ words: isStale ? words.movedOn : failureText(error, { offline: text.offline, fallback: text.failed }) })
    }
    await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) })
  }

  async function give(lead: InboxItem['lead'], to: { id: string | null; name: string }, isUndo = false) {
    const name = lead.name || lead.reference
    const before = { id: lead.ownerId, name: lead.takenBy ?? '' }
    try {
      await apiRequest(
        'PATCH',
        `/api/crm/leads/${lead.id}`,
        { owner: { id: to.id } },
        { headers: { 'accept-language': language } },
      )
      const given = to.id === null ? words.givenToNobody(name) : words.given(name, to.name)
      const back = { ...lead, ownerId: to.id, takenBy: to.name }
      setDone(isUndo ? { words: words.givenBack(name) } : { words: given, undo: () => void give(back, before, true) })
    } catch (error) {
      setDone({ words: failureText(error, { offline: text.offline, fallback: text.failed }) })
    }
    await client.invalidateQueries()
  }

  // Beside the list there is room for one: the first, until another is chosen. On a phone the list comes alone.
  const shownId = view.leadId ?? inbox.data?.items[0]?.lead.id
  const chosen = inbox.data?.items.find(({ lead }) => lead.id === shownId)
  useShortcut(hasShortcuts, (press) => {
    const wish = inboxShortcut(press)
    if (wish === undefined) return false
    if (wish === 'search') field.current?.focus()
    else if (wish === 'close' && chosen) void change(chosen, 'done')
    else if (wish === 'give' || wish === 'undo') {
      const marked = document.querySelector(`[data-key="${wish}"]`)
      if (!(marked instanceof HTMLElement)) return false
      marked.click()
      marked.focus()
    } else if (wish === 'next' || wish === 'previous') {
      const links = [...(rows.current?.querySelectorAll('a') ?? [])]
      links[
        movedIndex(
          links.findIndex((link) => link.matches(':focus')),
          wish,
          links.length,
        )
      ]?.focus()
    }
    return true
  })

  return (
    <>
      <div className="sbar">
        <h1>{words.inbox}</h1>
        <SearchField
          ref={field}
          id="inbox-search"
          value={view.q}
          onChange={(q) => onSearch(inboxSearch({ ...view, q }), view.q === '' ? 'push' : 'replace')}
        >
          {words.searchInbox}
        </SearchField>
        {hasShortcuts && (
          <KeyHints
            hints={[
              [['J', 'K'], words.keys.move],
              [['R'], words.keys.reply],
              [['X'], words.keys.close],
              [['G'], words.keys.give],
            ]}
          />
        )}
        <nav className="seg at-end" aria-label={words.inbox}>
          {inboxStates.map((state) => (
            <a
              key={state}
              href={`/crm/inbox${inboxSearch({ ...view, state, leadId: undefined })}`}
              aria-current={state === view.state ? 'page' : undefined}
            >
              {[
                words.inboxStates[state],
                inbox.data && state !== 'done' ? formatNumber(inbox.data.counts[state], language) : undefined,
              ]
                .filter(Boolean)
                .join(' ')}
            </a>
          ))}
        </nav>
      </div>
      <div className="inbox-done">
        <UndoLine done={done} label={workText[language].undo} />
      </div>
      {inbox.isPending && <Skeleton label={text.loading} widths={[40, 100, 100, 100]} />}
      {inbox.isError && (
        <LoadFailure
          message={failureText(inbox.error, { offline: text.offline, fallback: text.failed })}
          retry={text.retry}
          onRetry={() => inbox.refetch()}
        />
      )}
      {inbox.data && (
        <div className={view.leadId ? 'ib conv' : 'ib'}>
          <div className="ibl">
            <h2 className="vh">{words.conversations}</h2>
            {inbox.data.items.length === 0 && <p className="empty">{words[emptyWords[view.state]]}</p>}
            <InboxRows ref={rows} items={inbox.data.items} chosenId={shownId} hrefOf={hrefOf} language={language} />
            {view.state === 'open' && inbox.data.items.length > 0 && (
              <p className="xs mut ib-foot">{words.answeredMove}</p>
            )}
          </div>
          {shownId ? (
            <InboxConversation
              key={shownId}
              leadId={shownId}
              item={chosen}
              backHref={hrefOf(undefined)}
              writer={writer}
              mayWrite={mayWrite}
              hasShortcuts={hasShortcuts}
              language={language}
              onChange={change}
              onGive={(lead, to) => void give(lead, to)}
              freeTimes={freeTimes}
            />
          ) : (
            <p className="ibm mut">{words.choose}</p>
          )}
        </div>
      )}
    </>
  )
}
