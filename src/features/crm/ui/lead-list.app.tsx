import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { LeadList } from '#src/features/crm/contract.ts'
import { leadStages } from '#src/features/crm/domain/stages.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import type { CrmText } from '#src/features/crm/text/en.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { SearchField } from '#src/shared/ui/search-field/search-field.app.tsx'
import { useLeadList } from './lead-data.ts'
import { LeadFilters } from './lead-filters.app.tsx'
import { LeadPager } from './lead-pager.app.tsx'
import { LeadTable } from './lead-table.app.tsx'
import { changedList, type ListState, listSearch, listState } from './list-url.ts'
import { SavedViews } from './saved-views.app.tsx'
import { listShortcut, movedIndex } from './shortcut.ts'
import { useShortcut } from './use-shortcut.ts'

/** The leads: search, stage, pages, keys. Its state is `search`, the query of the address. */
export function LeadListScreen({
  language,
  brand,
  search,
  hasShortcuts,
  lastLeadId,
  testQuotePath,
  onSearch,
  views,
  children,
}: {
  language: Language
  brand: string
  search: string
  hasShortcuts: boolean
  /** The lead that was open before: its row gets the focus back. */
  lastLeadId: string | undefined
  /** Where the quote form can be tried without making a lead. */
  testQuotePath: string
  onSearch: (search: string, mode: 'push' | 'replace') => void
  /** Ways to look at the leads, and what can be done with all of them. */
  views?: ReactNode
  /** Another view in the place of the list. */
  children?: ReactNode
}) {
  const text = crmText[language]
  const state = useMemo(() => listState(search), [search])
  const leads = useLeadList(state)
  const now = useNow()
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useTitle(`${text.leads} | ${brand}`)

  const show = (change: Partial<ListState>, mode: 'push' | 'replace' = 'push') =>
    onSearch(listSearch(changedList(state, change)), mode)
  const links = () => [...(body.current?.querySelectorAll<HTMLAnchorElement>('a[data-lead]') ?? [])]

  useShortcut(hasShortcuts, (press) => {
    const wish = listShortcut(press)
    if (wish === undefined) return false
    if (wish === 'search') field.current?.focus()
    else {
      const rows = links()
      rows[
        movedIndex(
          rows.findIndex((link) => link.matches(':focus')),
          wish,
          rows.length,
        )
      ]?.focus()
    }
    return true
  })
  const isLoaded = leads.data !== undefined
  useEffect(() => {
    if (isLoaded && lastLeadId)
      body.current?.querySelector<HTMLAnchorElement>(`a[data-lead="${CSS.escape(lastLeadId)}"]`)?.focus()
  }, [isLoaded, lastLeadId])

  return (
    <>
      <div className="sbar">
        <h1>{text.leads}</h1>
        {views}
        <SearchField
          ref={field}
          id="lead-search"
          value={state.q}
          onChange={(q) => show({ q }, state.q === '' ? 'push' : 'replace')}
        >
          {text.list.search} <span className="vh">{text.list.searchHint}</span>
        </SearchField>
        {!children && (
          <label className="row stage-filter">
            <span>{text.list.stage}</span>
            <select
              className="in"
              value={state.stage ?? ''}
              onChange={(event) => show({ stage: leadStages.find((stage) => stage === event.target.value) })}
            >
              <option value="">{text.list.allStages}</option>
              {leadStages.map((stage) => (
                <option key={stage} value={stage}>
                  {text.stages[stage]}
                </option>
              ))}
            </select>
          </label>
        )}
        {!children && <LeadFilters state={state} language={language} onShow={show} />}
        {hasShortcuts && !children && <Keys text={text} />}
        <span className="row at-end">
          {leads.dataUpdatedAt > 0 && (
            <span className="xs mut">
              {text.list.asOf(formatRelativeTime(new Date(leads.dataUpdatedAt), now, language))}
            </span>
          )}
          <Button tone="secondary" busy={leads.isFetching} onClick={() => leads.refetch()}>
            {leads.isFetching ? text.list.refreshing : text.list.refresh}
          </Button>
        </span>
      </div>
      {leads.data && leads.data.waiting > 0 && (
        <div className="strip" role="status">
          <p className="note">{text.list.onTheirWay(formatNumber(leads.data.waiting, language))}</p>
        </div>
      )}
      {children}
      {!children && <SavedViews search={listSearch({ ...state, page: 1 })} language={language} />}
      <div className="list-body" ref={body} hidden={Boolean(children)}>
        <p className="xs mut" role="status">
          {leads.data && foundWords(leads.data, language)}
        </p>
        {leads.isError && (
          <LoadFailure
            message={failureText(leads.error, { offline: text.offline, fallback: text.failed })}
            retry={text.retry}
            onRetry={() => leads.refetch()}
          />
        )}
        {leads.isPending && <Skeleton label={text.loading} widths={[100, 100, 100, 100, 100, 100]} />}
        {leads.data && leads.data.items.length > 0 && (
          <div className="panel rows">
            <LeadTable rows={leads.data.items} language={language} now={now} isBusy={leads.isPlaceholderData} />
          </div>
        )}
        {leads.data?.items.length === 0 && (
          <NoLeads text={text} state={state} testQuotePath={testQuotePath} onShowAll={() => onSearch('', 'push')} />
        )}
        {leads.data && (
          <LeadPager
            page={leads.data.page}
            total={leads.data.total}
            pageSize={leads.data.pageSize}
            language={language}
            hrefOf={(page) => `/crm${listSearch({ ...state, page })}`}
          />
        )}
      </div>
    </>
  )
}

function Keys({ text: { list } }: { text: CrmText }) {
  return (
    <span className="xs mut keys">
      <kbd>/</kbd> {list.keys.search} <kbd>J</kbd> <kbd>K</kbd> {list.keys.move} <kbd>Enter</kbd> {list.keys.open}
    </span>
  )
}

function NoLeads({
  text: { list },
  state,
  testQuotePath,
  onShowAll,
}: {
  text: CrmText
  state: ListState
  testQuotePath: string
  onShowAll: () => void
}) {
  if (listSearch(state) !== '')
    return (
      <div className="empty stack">
        <h2>{list.noMatchTitle}</h2>
        <p>{list.noMatch}</p>
        <Button tone="secondary" onClick={onShowAll}>
          {list.clear}
        </Button>
      </div>
    )
  return (
    <div className="empty stack">
      <h2>{list.emptyTitle}</h2>
      <p>{list.empty}</p>
      <p>
        <a href={testQuotePath}>{list.emptyLink}</a>
      </p>
    </div>
  )
}

function foundWords({ items, total, page, pageSize }: LeadList, language: Language): string {
  const { list } = crmText[language]
  if (total === 0) return list.foundNone
  if (total === 1) return list.foundOne
  const first = (page - 1) * pageSize + 1
  const last = first + items.length - 1
  const figure = (value: number) => formatNumber(Math.min(value, total), language)
  return list.found(figure(total), figure(first), figure(last))
}
