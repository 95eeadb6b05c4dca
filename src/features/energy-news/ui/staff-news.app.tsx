import './staff-news.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type NewsChange, type StaffNewsItem, staffNews, staffNewsItem } from '#src/features/energy-news/contract.ts'
import { staffNewsText } from '#src/features/energy-news/text/staff-text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ChoiceFilter } from '#src/shared/ui/choice-filter/choice-filter.tsx'
import { pagesOf } from '#src/shared/ui/data-table/table-state.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { Pager } from '#src/shared/ui/pager/pager.tsx'
import { SearchField } from '#src/shared/ui/search-field/search-field.app.tsx'
import { fittingNews, type NewsState, newsChoices, newsSearch, newsState, undoOf } from './staff-news-list.ts'
import { StaffNewsRow } from './staff-news-row.app.tsx'

const path = '/api/admin/news'
const perPage = 20

interface Shown {
  language: Language
  /** Path of the screen that shows this. */
  path: string
  search: string
  onSearch: (search: string, mode: 'push' | 'replace') => void
}

interface Done {
  item: StaffNewsItem
  /** What takes it back; undefined once it was taken back. */
  undo: NewsChange | undefined
}

/** The press titles as they were read: a heading in each language, subjects, hidden or not; the last change can be taken back. */
export function StaffNews({ language, path: screen, search, onSearch }: Shown) {
  const text = staffNewsText[language]
  const client = useQueryClient()
  const [done, setDone] = useState<Done>()
  const list = useQuery({
    queryKey: [path],
    select: (answer: unknown) => staffNews.parse(answer).items,
    refetchOnMount: 'always',
  })
  const change = useMutation({
    mutationFn: async ({ item, change: wanted }: { item: StaffNewsItem; change: NewsChange; isUndo: boolean }) =>
      staffNewsItem.parse(
        await apiRequest('PATCH', `${path}/${item.id}`, wanted, { headers: { 'accept-language': language } }),
      ),
    onSuccess: (item, asked) => {
      setDone({ item, undo: asked.isUndo ? undefined : undoOf(asked.item, asked.change) })
      return client.invalidateQueries({ queryKey: [path] })
    },
  })
  const state = newsState(search)
  const show = (next: Partial<NewsState>) => onSearch(newsSearch({ ...state, page: 1, ...next }), 'replace')
  if (list.isPending) return <Skeleton label={text.loading} widths={[40, 100, 100, 100]} />
  if (list.isError)
    return (
      <LoadFailure
        message={failureText(list.error, { offline: text.offline, fallback: text.failed })}
        retry={text.retry}
        onRetry={() => list.refetch()}
      />
    )
  if (list.data.length === 0)
    return (
      <div className="empty stack">
        <h2>{text.emptyTitle}</h2>
        <p>{text.empty}</p>
      </div>
    )
  const fitting = fittingNews(list.data, state)
  const pages = pagesOf(fitting.length, perPage)
  const page = Math.min(state.page, pages)
  const figure = (value: number) => formatNumber(value, language)
  return (
    <>
      <p className="xs mut">{text.about}</p>
      <div className="row apart">
        <SearchField id="news-q" value={state.q} onChange={(q) => show({ q })}>
          {text.search}
        </SearchField>
        <ChoiceFilter
          label={text.show}
          all={text.choices.all}
          value={state.show === 'all' ? undefined : state.show}
          choices={newsChoices.filter((one) => one !== 'all').map((value) => ({ value, label: text.choices[value] }))}
          onChange={(value) => show({ show: value ?? 'all' })}
        />
      </div>
      <div className="sn-done" role="status">
        {done ? (
          <p className="note sea row">
            <span>{(done.undo ? text.saved : text.undone)(titleOf(done.item, language))}</span>
            {done.undo ? (
              <Button
                small
                tone="secondary"
                busy={change.isPending}
                onClick={() => done.undo && change.mutate({ item: done.item, change: done.undo, isUndo: true })}
              >
                {text.undo}
              </Button>
            ) : null}
          </p>
        ) : null}
      </div>
      {change.isError ? (
        <p className="note bad" role="alert">
          {failureText(change.error, { offline: text.offline, fallback: text.failed })}
        </p>
      ) : null}
      <p className="xs mut">{text.found(figure(fitting.length))}</p>
      {fitting.length === 0 ? (
        <div className="empty stack">
          <p>{text.noMatch}</p>
          <Button tone="secondary" onClick={() => onSearch('', 'push')}>
            {text.clear}
          </Button>
        </div>
      ) : null}
      {fitting.slice((page - 1) * perPage, page * perPage).map((item) => (
        <StaffNewsRow
          // Read anew after a change, so that the form stands on what is kept.
          key={`${item.id} ${JSON.stringify([item.headings, item.tags, item.isHidden])}`}
          item={item}
          language={language}
          isBusy={change.isPending}
          onChange={(wanted) => change.mutate({ item, change: wanted, isUndo: false })}
        />
      ))}
      <Pager
        page={page}
        pages={pages}
        words={{ ...text.pager, page: text.pager.page(figure(page), figure(pages)) }}
        hrefOf={(wanted) => screen + newsSearch({ ...state, page: wanted })}
      />
    </>
  )
}

const titleOf = ({ headings, title }: StaffNewsItem, language: Language) => headings[language] ?? title
