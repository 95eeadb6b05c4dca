import { lazy, Suspense, useState } from 'react'
import type { LeadList } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import type { CrmText } from '#src/features/crm/text/en.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import type { useLeadList } from './lead-data.ts'
import { LeadPager } from './lead-pager.app.tsx'
import { LeadTable } from './lead-table.app.tsx'
import { type ListState, listSearch } from './list-url.ts'
import { type Undoable, UndoLine } from './undo-line.app.tsx'

// Fetched once the rows are there.
const ExportLeads = lazy(async () => ({ default: (await import('./export-leads.app.tsx')).ExportLeads }))
// Fetched when the first row is chosen.
const LeadBulk = lazy(async () => ({ default: (await import('./lead-bulk.app.tsx')).LeadBulk }))

/** The leads as rows, a page at a time; several can be chosen and changed together. */
export function LeadRows({
  leads,
  state,
  language,
  mayMove,
  mayExport,
  testQuotePath,
  onShowAll,
}: {
  leads: ReturnType<typeof useLeadList>
  state: ListState
  language: Language
  mayMove: boolean
  mayExport: boolean
  testQuotePath: string
  onShowAll: () => void
}) {
  const text = crmText[language]
  const now = useNow()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState<Undoable>()
  const rows = leads.data?.items ?? []
  // Who is no longer shown is no longer chosen.
  const chosenRows = rows.filter(({ id }) => chosen.has(id))
  const choice = {
    ids: chosen,
    toggle: (id: string) =>
      setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id])),
    toggleAll: () => setChosen(chosenRows.length === rows.length ? new Set() : new Set(rows.map(({ id }) => id))),
  }
  return (
    <>
      <UndoLine done={done} label={workText[language].undo} />
      {leads.isError && (
        <LoadFailure
          message={failureText(leads.error, { offline: text.offline, fallback: text.failed })}
          retry={text.retry}
          onRetry={() => leads.refetch()}
        />
      )}
      {leads.isPending && <Skeleton label={text.loading} widths={[100, 100, 100, 100, 100, 100]} />}
      {rows.length > 0 && leads.data && (
        <div className="panel rows">
          <div className="rows-head">
            <p className="mut" role="status">
              {foundWords(leads.data, language)}
            </p>
            <span className="row at-end">
              <span className="xs mut">
                {text.list.asOf(formatRelativeTime(new Date(leads.dataUpdatedAt), now, language))}
              </span>
              {mayExport && (
                <Suspense>
                  <ExportLeads state={state} total={leads.data.total} language={language} />
                </Suspense>
              )}
              <Button tone="secondary" busy={leads.isFetching} onClick={() => leads.refetch()}>
                {leads.isFetching ? text.list.refreshing : text.list.refresh}
              </Button>
            </span>
          </div>
          <LeadTable
            rows={rows}
            language={language}
            now={now}
            isBusy={leads.isPlaceholderData}
            choice={mayMove ? choice : undefined}
          />
          {chosenRows.length > 0 && (
            <Suspense>
              <LeadBulk leads={chosenRows} language={language} onClear={() => setChosen(new Set())} onDone={setDone} />
            </Suspense>
          )}
        </div>
      )}
      {leads.data?.items.length === 0 && (
        <NoLeads text={text} state={state} testQuotePath={testQuotePath} onShowAll={onShowAll} />
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
    </>
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
  if (total === 1) return list.foundOne
  const first = (page - 1) * pageSize + 1
  const last = first + items.length - 1
  const figure = (value: number) => formatNumber(Math.min(value, total), language)
  return list.found(figure(total), figure(first), figure(last))
}
