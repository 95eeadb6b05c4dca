import { useMemo } from 'react'
import type { PagesResponse } from '#src/features/content-report/contract.ts'
import { contentReportText } from '#src/features/content-report/text/content-report-text.ts'
import { formatDate, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { DataTable } from '#src/shared/ui/data-table/data-table.app.tsx'
import type { DataColumn } from '#src/shared/ui/data-table/plain-table.app.tsx'
import type { TableOrder } from '#src/shared/ui/data-table/table-state.ts'
import { DueTags } from './due-tags.app.tsx'
import { FigureList, SourceList } from './page-evidence.app.tsx'
import type { ListedText, PageListState } from './page-list.ts'

/** The texts of content/, a row a text: the title leads to the page, the line below it is the file. */
export function PageTable({
  texts,
  report,
  state,
  pageSize,
  language,
  onOrder,
}: {
  texts: ListedText[]
  report: PagesResponse
  state: PageListState
  pageSize: number
  language: Language
  onOrder: (order: TableOrder) => void
}) {
  const columns = useMemo(() => pageColumns(report, language), [report, language])
  return (
    <DataTable
      caption={contentReportText[language].pages.caption}
      columns={columns}
      rows={texts}
      rowId={({ file }) => file}
      state={state}
      pageSize={pageSize}
      onOrder={onOrder}
    />
  )
}

function pageColumns(report: PagesResponse, language: Language): DataColumn<ListedText>[] {
  const text = contentReportText[language]
  const { columns } = text.pages
  const kindOf = ({ kind }: ListedText) => text.kinds[kind] ?? kind
  const figure = (value: number) => formatNumber(value, language)
  return [
    {
      id: 'title',
      header: columns.title,
      order: ({ title }) => title,
      cell: ({ title, path, file, language: written }) => (
        <>
          <a href={path} target="_blank" rel="noreferrer" lang={written}>
            {title}
          </a>
          <span className="file">{file}</span>
        </>
      ),
    },
    {
      id: 'language',
      header: columns.language,
      order: ({ language: written }) => written,
      cell: ({ language: written }) => written.toUpperCase(),
    },
    { id: 'kind', header: columns.kind, order: kindOf, cell: kindOf },
    {
      id: 'words',
      header: columns.words,
      isNumber: true,
      order: ({ words }) => words,
      cell: ({ words }) => figure(words),
    },
    {
      id: 'titleLength',
      header: columns.titleLength,
      isNumber: true,
      order: ({ title }) => title.length,
      cell: ({ title }) => figure(title.length),
    },
    {
      id: 'descriptionLength',
      header: columns.descriptionLength,
      isNumber: true,
      order: ({ description }) => description.length,
      cell: ({ description }) => figure(description.length),
    },
    {
      id: 'figures',
      header: columns.figures,
      order: ({ figures }) => figures.length,
      cell: (row) => <FigureList text={row} report={report} language={language} />,
    },
    {
      id: 'sources',
      header: columns.sources,
      order: ({ sources }) => sources.length,
      cell: ({ sources }) => <SourceList keys={sources} report={report} language={language} />,
    },
    {
      id: 'reviewed',
      header: columns.reviewed,
      order: ({ reviewed }) => reviewed,
      cell: ({ reviewed }) => <time dateTime={reviewed}>{formatDate(reviewed, language)}</time>,
    },
    {
      id: 'state',
      header: columns.state,
      order: ({ due }) => (due.review ? 1000 : 0) + due.figures.length,
      cell: ({ due }) => <DueTags due={due} language={language} />,
    },
  ]
}
