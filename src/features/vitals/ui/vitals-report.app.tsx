import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { type VitalsSummary, vitalsSummary } from '#src/features/vitals/contract.ts'
import { devices } from '#src/features/vitals/domain/vital.ts'
import { vitalsText } from '#src/features/vitals/text/vitals-text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatDate, formatNumber } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ChoiceFilter } from '#src/shared/ui/choice-filter/choice-filter.tsx'
import { pagesOf } from '#src/shared/ui/data-table/table-state.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { Pager } from '#src/shared/ui/pager/pager.tsx'
import { VitalLimits } from './vital-limits.app.tsx'
import { fittingRows, type VitalsState, vitalsRows, vitalsSearch, vitalsState } from './vitals-rows.ts'
import { type PageNamer, VitalsTable } from './vitals-table.app.tsx'

const pageSize = 50

interface Shown {
  language: Language
  /** Path of the screen that shows this. */
  path: string
  search: string
  onSearch: (search: string, mode: 'push' | 'replace') => void
  /** Names a route id and says where it is in a language. */
  nameOf: PageNamer
}

/** 28 days unless the address asks for 90. */
export const daysOf = (search: string): 28 | 90 => (new URLSearchParams(search).get('days') === '90' ? 90 : 28)

/** The web vitals of the last weeks with their ratings; while there are none, what will stand here and how it is measured. */
export function VitalsReport({ language, ...shown }: Shown) {
  const text = vitalsText[language]
  const days = daysOf(shown.search)
  const summary = useQuery({
    queryKey: [`/api/vitals/summary?days=${days}`],
    select: (answer: unknown) => vitalsSummary.parse(answer),
    refetchOnMount: 'always',
  })
  return (
    <section className="panel stack" aria-labelledby="vitals-title">
      <h2 id="vitals-title">{text.title}</h2>
      {summary.isPending && <Skeleton label={text.loading} widths={[40, 100, 100, 100]} />}
      {summary.isError && (
        <LoadFailure
          message={failureText(summary.error, { offline: text.offline, fallback: text.failed })}
          retry={text.retry}
          onRetry={() => summary.refetch()}
        />
      )}
      {summary.data?.rows.length === 0 && (
        <div className="empty stack">
          <h3>{text.emptyTitle}</h3>
          <p>{text.empty}</p>
        </div>
      )}
      {summary.data && summary.data.rows.length > 0 && (
        <Measurements summary={summary.data} language={language} {...shown} />
      )}
      <VitalLimits language={language} />
      <p className="xs mut">{text.how}</p>
    </section>
  )
}

function Measurements({ summary, language, path, search, onSearch, nameOf }: Shown & { summary: VitalsSummary }) {
  const text = vitalsText[language]
  const state = useMemo(() => vitalsState(search), [search])
  const rows = useMemo(() => fittingRows(vitalsRows(summary), state), [summary, state])
  const show = (change: Partial<VitalsState>) => onSearch(vitalsSearch({ ...state, page: 1, ...change }), 'replace')
  const figure = (value: number) => formatNumber(value, language)
  const pages = pagesOf(rows.length, pageSize)
  const page = Math.min(state.page, pages)
  return (
    <>
      <Filters state={state} language={language} onChange={show} />
      <p className="xs mut" role="status">
        {text.found(figure(rows.length), formatDate(summary.since, language))}
      </p>
      {rows.length > 0 ? (
        <VitalsTable
          rows={rows}
          state={{ ...state, page }}
          pageSize={pageSize}
          language={language}
          nameOf={nameOf}
          onOrder={(order) => show({ order })}
        />
      ) : (
        <NoMatch words={text.noMatch}>
          <Button tone="secondary" onClick={() => onSearch('', 'push')}>
            {text.clear}
          </Button>
        </NoMatch>
      )}
      <Pager
        page={page}
        pages={pages}
        words={{ ...text.pager, page: text.pager.page(figure(page), figure(pages)) }}
        hrefOf={(wanted) => path + vitalsSearch({ ...state, page: wanted })}
      />
    </>
  )
}

function NoMatch({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="empty stack">
      <p>{words}</p>
      {children}
    </div>
  )
}

function Filters({
  state,
  language,
  onChange,
}: {
  state: VitalsState
  language: Language
  onChange: (change: Partial<VitalsState>) => void
}) {
  const text = vitalsText[language]
  return (
    <div className="row">
      <ChoiceFilter
        label={text.language}
        all={text.all}
        value={state.language}
        choices={languages.map((value) => ({ value, label: text.languages[value] }))}
        onChange={(value) => onChange({ language: value })}
      />
      <ChoiceFilter
        label={text.device}
        all={text.all}
        value={state.device}
        choices={devices.map((value) => ({ value, label: text.devices[value] }))}
        onChange={(device) => onChange({ device })}
      />
      <ChoiceFilter
        label={text.show}
        all={text.all}
        value={state.onlyShort ? 'short' : undefined}
        choices={[{ value: 'short', label: text.onlyShort }]}
        onChange={(value) => onChange({ onlyShort: value === 'short' })}
      />
    </div>
  )
}
