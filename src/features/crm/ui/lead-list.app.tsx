import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef } from 'react'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { listWords } from '#src/features/crm/text/list-words.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { SearchField } from '#src/shared/ui/search-field/search-field.app.tsx'
import { KeyHints } from './key-hints.app.tsx'
import { useLeadList } from './lead-data.ts'
import { LeadFilters } from './lead-filters.app.tsx'
import { LeadRows } from './lead-rows.app.tsx'
import { LeadTabs, Worth } from './lead-tabs.app.tsx'
import { boardSearch, changedList, type ListState, listSearch, listState } from './list-url.ts'
import { SavedViews } from './saved-views.app.tsx'
import { isMoveShortcut, listShortcut, movedIndex } from './shortcut.ts'
import { useShortcut } from './use-shortcut.ts'

// Fetched when the leads are looked at as a board.
const LeadBoard = lazy(async () => ({ default: (await import('./board.app.tsx')).LeadBoard }))

/** The leads, as a board or as a list: tabs, sums, search, filters, keys. Its state is `search`, the query of the address. */
export function LeadListScreen({
  language,
  brand,
  search,
  hasShortcuts,
  lastLeadId,
  testQuotePath,
  onSearch,
  mayMove,
  mayExport,
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
  mayMove: boolean
  mayExport: boolean
  /** What can be done with all of them. */
  children?: ReactNode
}) {
  const text = crmText[language]
  const words = listWords[language]
  const state = useMemo(() => listState(search), [search])
  const isBoard = new URLSearchParams(search).get('view') === 'board'
  const searchOf = isBoard ? boardSearch : listSearch
  const leads = useLeadList(state)
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useTitle(`${text.leads} | ${brand}`)
  const show = (change: Partial<ListState>, mode: 'push' | 'replace' = 'push') =>
    onSearch(searchOf(changedList(state, change)), mode)
  useLeadKeys(hasShortcuts, body, () => field.current?.focus())
  const isLoaded = leads.data !== undefined
  useEffect(() => {
    if (isLoaded && lastLeadId)
      body.current?.querySelector<HTMLAnchorElement>(`a[data-lead="${CSS.escape(lastLeadId)}"]`)?.focus()
  }, [isLoaded, lastLeadId])

  return (
    <>
      <div className="sbar">
        <h1>{text.leads}</h1>
        <SearchField
          ref={field}
          id="lead-search"
          value={state.q}
          hint={hasShortcuts ? '/' : undefined}
          onChange={(q) => show({ q }, state.q === '' ? 'push' : 'replace')}
        >
          {text.list.search} <span className="vh">{text.list.searchHint}</span>
        </SearchField>
        <ViewSwitch state={state} isBoard={isBoard} language={language} />
        {hasShortcuts && (
          <KeyHints
            hints={[
              [['J', 'K'], words.keys.move],
              [['Enter'], words.keys.open],
              ...(isBoard && mayMove ? [[['M', '1–0'], words.keys.stage] as const] : []),
            ]}
          />
        )}
        <span className="row at-end">{children}</span>
      </div>
      <SavedViews
        search={listSearch({ ...state, page: 1 })}
        language={language}
        hrefOf={(saved) => `/crm${searchOf(listState(saved))}`}
      >
        <LeadTabs state={state} language={language} searchOf={searchOf} />
      </SavedViews>
      <div className="lead-sums">
        <Worth language={language} />
        <LeadFilters state={state} hasStages={!isBoard} language={language} onShow={show} />
      </div>
      {leads.data && leads.data.waiting > 0 && (
        <div className="strip" role="status">
          <p className="note">{text.list.onTheirWay(formatNumber(leads.data.waiting, language))}</p>
        </div>
      )}
      <div className="list-body" ref={body}>
        {isBoard ? (
          <Suspense fallback={<Skeleton label={text.loading} widths={[100, 100, 100]} />}>
            <LeadBoard state={state} language={language} mayMove={mayMove} />
          </Suspense>
        ) : (
          <LeadRows
            leads={leads}
            state={state}
            language={language}
            mayMove={mayMove}
            mayExport={mayExport}
            testQuotePath={testQuotePath}
            onShowAll={() => onSearch('', 'push')}
          />
        )}
      </div>
    </>
  )
}

function ViewSwitch({ state, isBoard, language }: { state: ListState; isBoard: boolean; language: Language }) {
  const words = listWords[language]
  return (
    <nav className="seg" aria-label={words.views}>
      <a href={`/crm${boardSearch(state)}`} aria-current={isBoard ? 'page' : undefined}>
        {words.board}
      </a>
      <a href={`/crm${listSearch({ ...state, page: 1 })}`} aria-current={isBoard ? undefined : 'page'}>
        {words.list}
      </a>
    </nav>
  )
}

/** J and K go from lead to lead, M to where one can be moved. */
function useLeadKeys(isOn: boolean, body: RefObject<HTMLDivElement | null>, search: () => void): void {
  useShortcut(isOn, (press) => {
    const wish = listShortcut(press)
    const rows = [...(body.current?.querySelectorAll<HTMLAnchorElement>('a[data-lead]') ?? [])]
    const at = rows.findIndex((link) => link.matches(':focus'))
    if (wish === 'search') search()
    else if (wish) rows[movedIndex(at, wish, rows.length)]?.focus()
    else if (isMoveShortcut(press)) {
      const menu = rows[at]?.closest('.kc')?.querySelector<HTMLSelectElement>('.move')
      if (!menu) return false
      // Not opened: an open menu of the browser keeps the digits to itself.
      menu.focus()
    } else return false
    return true
  })
}
