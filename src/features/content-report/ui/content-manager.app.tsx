import { type ReactNode, useMemo } from 'react'
import type { PagesResponse } from '#src/features/content-report/contract.ts'
import { isDue } from '#src/features/content-report/domain/review.ts'
import { contentReportText } from '#src/features/content-report/text/content-report-text.ts'
import { formatDate, formatNumber } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ChoiceFilter } from '#src/shared/ui/choice-filter/choice-filter.tsx'
import { pagesOf } from '#src/shared/ui/data-table/table-state.ts'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { Pager } from '#src/shared/ui/pager/pager.tsx'
import { SearchField } from '#src/shared/ui/search-field/search-field.app.tsx'
import { HowTo } from './how-to.app.tsx'
import { fittingTexts, type PageListState, pageListSearch, pageListState, textsOf } from './page-list.ts'
import { PageTable } from './page-table.app.tsx'
import { WithReport } from './report-frame.app.tsx'

const pageSize = 50

interface Shown {
  language: Language
  /** Path of this screen. */
  path: string
  search: string
  onSearch: (search: string, mode: 'push' | 'replace') => void
  /** The screen's other views, below its title. */
  tabs?: ReactNode
}

/** Every text of the site: what it rests on, when it was looked through, which are due, and how one is changed. */
export function ContentManager({ brand, language, path, search, onSearch, tabs }: Shown & { brand: string }) {
  const { pages: text } = contentReportText[language]
  const state = useMemo(() => pageListState(search), [search])
  useTitle(`${text.title} | ${brand}`)
  const show = (change: Partial<PageListState>) => onSearch(pageListSearch({ ...state, page: 1, ...change }), 'replace')
  return (
    <>
      <div className="sbar">
        <h1>{text.title}</h1>
        <Filters state={state} language={language} onChange={show} />
      </div>
      {tabs}
      <div className="list-body">
        <WithReport language={language}>
          {(report) => (
            <Texts report={report} state={state} language={language} path={path} onShow={show}>
              <Button tone="secondary" onClick={() => onSearch('', 'push')}>
                {text.clear}
              </Button>
            </Texts>
          )}
        </WithReport>
        <HowTo title={text.howTitle} steps={text.how} />
      </div>
    </>
  )
}

function Texts({
  report,
  state,
  language,
  path,
  onShow,
  children,
}: {
  report: PagesResponse
  state: PageListState
  language: Language
  path: string
  onShow: (change: Partial<PageListState>) => void
  /** The way out of a search that finds nothing. */
  children: ReactNode
}) {
  const { pages: text, pager } = contentReportText[language]
  const texts = useMemo(() => textsOf(report), [report])
  const fitting = useMemo(() => fittingTexts(texts, state), [texts, state])
  const figure = (value: number) => formatNumber(value, language)
  const due = fitting.filter((one) => isDue(one.due)).length
  const pages = pagesOf(fitting.length, pageSize)
  const page = Math.min(state.page, pages)
  return (
    <>
      <p className="xs mut" role="status">
        {text.found(figure(fitting.length), figure(due), formatDate(report.builtOn, language))}
      </p>
      {fitting.length > 0 ? (
        <div className="panel rows">
          <PageTable
            texts={fitting}
            report={report}
            state={{ ...state, page }}
            pageSize={pageSize}
            language={language}
            onOrder={(order) => onShow({ order })}
          />
        </div>
      ) : (
        <div className="empty stack">
          <p>{text.none}</p>
          {children}
        </div>
      )}
      <Pager
        page={page}
        pages={pages}
        words={{ ...pager, page: pager.page(figure(page), figure(pages)) }}
        hrefOf={(wanted) => path + pageListSearch({ ...state, page: wanted })}
      />
      <p className="xs mut">{text.dueWhen}</p>
    </>
  )
}

function Filters({
  state,
  language,
  onChange,
}: {
  state: PageListState
  language: Language
  onChange: (change: Partial<PageListState>) => void
}) {
  const { pages: text, languages: names, kinds } = contentReportText[language]
  return (
    <>
      <SearchField id="page-search" value={state.q} onChange={(q) => onChange({ q })}>
        {text.search} <span className="vh">{text.searchHint}</span>
      </SearchField>
      <ChoiceFilter
        label={text.language}
        all={text.all}
        value={state.language}
        choices={languages.map((value) => ({ value, label: names[value] }))}
        onChange={(value) => onChange({ language: value })}
      />
      <ChoiceFilter
        label={text.kind}
        all={text.all}
        value={state.kind}
        choices={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        onChange={(kind) => onChange({ kind })}
      />
      <ChoiceFilter
        label={text.show}
        all={text.all}
        value={state.onlyDue ? 'due' : undefined}
        choices={[{ value: 'due', label: text.onlyDue }]}
        onChange={(value) => onChange({ onlyDue: value === 'due' })}
      />
    </>
  )
}
