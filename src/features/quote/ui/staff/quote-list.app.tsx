import { useMemo } from 'react'
import { quoteStates } from '#src/features/quote/domain/answers/quote-state.ts'
import type { QuoteList } from '#src/features/quote/quote-list-contract.ts'
import { quoteListText } from '#src/features/quote/text/quote-list-text.ts'
import { quoteStaffText } from '#src/features/quote/text/staff-text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ChoiceFilter } from '#src/shared/ui/choice-filter/choice-filter.tsx'
import { pagesOf } from '#src/shared/ui/data-table/table-state.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { Pager } from '#src/shared/ui/pager/pager.tsx'
import { SearchField } from '#src/shared/ui/search-field/search-field.app.tsx'
import { type QuoteListState, quoteListSearch, quoteListState, useQuoteList } from './quote-list-data.ts'
import { QuoteTable } from './quote-table.app.tsx'

/** Every quote made, newest first, with its state and its documents. Its state is `search`, the query of the address. */
export function QuoteListScreen({
  language,
  brand,
  path,
  search,
  testQuotePath,
  onSearch,
}: {
  language: Language
  brand: string
  /** Path of this screen. */
  path: string
  search: string
  /** Where the quote form can be tried without making a lead. */
  testQuotePath: string
  onSearch: (search: string, mode: 'push' | 'replace') => void
}) {
  const text = quoteListText[language]
  const common = quoteStaffText[language]
  const state = useMemo(() => quoteListState(search), [search])
  const quotes = useQuoteList(state)
  useTitle(`${text.title} | ${brand}`)
  const figure = (value: number) => formatNumber(value, language)
  const show = (change: Partial<QuoteListState>) =>
    onSearch(quoteListSearch({ ...state, page: 1, ...change }), 'replace')
  const counts = quotes.data?.counts
  const pages = quotes.data ? pagesOf(quotes.data.total, quotes.data.pageSize) : 1
  return (
    <>
      <div className="sbar">
        <h1>{text.title}</h1>
        <SearchField id="quote-search" value={state.reference} onChange={(reference) => show({ reference })}>
          {text.search}
        </SearchField>
        <ChoiceFilter
          label={text.state}
          all={text.all}
          value={state.state}
          choices={quoteStates.map((value) => ({
            value,
            label: counts ? text.stateCount(text.states[value], figure(counts[value])) : text.states[value],
          }))}
          onChange={(value) => show({ state: value })}
        />
        <span className="row at-end">
          <Button tone="secondary" busy={quotes.isFetching} onClick={() => quotes.refetch()}>
            {quotes.isFetching ? text.refreshing : text.refresh}
          </Button>
        </span>
      </div>
      <div className="list-body">
        <p className="xs mut" role="status">
          {quotes.data && quotes.data.items.length > 0 && foundWords(quotes.data, language)}
        </p>
        {quotes.isError && (
          <LoadFailure
            message={failureText(quotes.error, { offline: common.offline, fallback: common.failed })}
            retry={common.retry}
            onRetry={() => quotes.refetch()}
          />
        )}
        {quotes.isPending && <Skeleton label={common.loading} widths={[100, 100, 100, 100, 100, 100]} />}
        {quotes.data && quotes.data.items.length > 0 && (
          <div className="panel rows">
            <QuoteTable rows={quotes.data.items} language={language} isBusy={quotes.isPlaceholderData} />
          </div>
        )}
        {quotes.data?.items.length === 0 && (
          <NoQuotes
            isNarrowed={search !== ''}
            language={language}
            testQuotePath={testQuotePath}
            onShowAll={() => onSearch('', 'push')}
          />
        )}
        <Pager
          page={state.page}
          pages={pages}
          words={{ ...text.pager, page: text.pager.page(figure(state.page), figure(pages)) }}
          hrefOf={(page) => path + quoteListSearch({ ...state, page })}
        />
        <p className="xs mut">{text.about}</p>
      </div>
    </>
  )
}

function NoQuotes({
  isNarrowed,
  language,
  testQuotePath,
  onShowAll,
}: {
  isNarrowed: boolean
  language: Language
  testQuotePath: string
  onShowAll: () => void
}) {
  const text = quoteListText[language]
  if (isNarrowed)
    return (
      <div className="empty stack">
        <p>{text.noMatch}</p>
        <Button tone="secondary" onClick={onShowAll}>
          {text.clear}
        </Button>
      </div>
    )
  return (
    <div className="empty stack">
      <h2>{text.emptyTitle}</h2>
      <p>{text.empty}</p>
      <p>
        <a href={testQuotePath}>{text.emptyLink}</a>
      </p>
    </div>
  )
}

function foundWords({ items, total, page, pageSize }: QuoteList, language: Language): string {
  const first = (page - 1) * pageSize + 1
  const figure = (value: number) => formatNumber(value, language)
  return quoteListText[language].found(figure(total), figure(first), figure(first + items.length - 1))
}
