import { useMemo } from 'react'
import { type Rating, type VitalName, vitalNames } from '#src/features/vitals/domain/vital.ts'
import { vitalsText, vitalValue } from '#src/features/vitals/text/vitals-text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { DataTable } from '#src/shared/ui/data-table/data-table.app.tsx'
import type { DataColumn } from '#src/shared/ui/data-table/plain-table.app.tsx'
import type { TableOrder } from '#src/shared/ui/data-table/table-state.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import type { VitalsRow, VitalsState } from './vitals-rows.ts'

/** What a page is called and where it stands; undefined for what is no page of the site. */
export type PageNamer = (page: string, language: Language) => { label: string; path: string | undefined } | undefined

const tones: Record<Rating, 'ok' | 'warn' | 'bad'> = { good: 'ok', 'needs-improvement': 'warn', poor: 'bad' }

/** A row for each page, language and kind of device, with the metrics that anybody reported. */
export function VitalsTable({
  rows,
  state,
  pageSize,
  language,
  nameOf,
  onOrder,
}: {
  rows: VitalsRow[]
  state: VitalsState
  pageSize: number
  language: Language
  nameOf: PageNamer
  onOrder: (order: TableOrder) => void
}) {
  const columns = useMemo(() => vitalsColumns(language, nameOf), [language, nameOf])
  return (
    <div className="rows">
      <DataTable
        caption={vitalsText[language].caption}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        state={state}
        pageSize={pageSize}
        onOrder={onOrder}
      />
    </div>
  )
}

function vitalsColumns(language: Language, nameOf: PageNamer): DataColumn<VitalsRow>[] {
  const text = vitalsText[language]
  const label = ({ page, language: written }: VitalsRow) => nameOf(page, written)?.label ?? text.unknownPage
  return [
    {
      id: 'page',
      header: text.page,
      order: label,
      cell: (row) => {
        const path = nameOf(row.page, row.language)?.path
        if (path === undefined) return label(row)
        return (
          <a href={path} target="_blank" rel="noreferrer" lang={row.language}>
            {label(row)}
          </a>
        )
      },
    },
    {
      id: 'language',
      header: text.language,
      order: (row) => row.language,
      cell: (row) => row.language.toUpperCase(),
    },
    {
      id: 'device',
      header: text.device,
      order: ({ device }) => text.devices[device],
      cell: ({ device }) => text.devices[device],
    },
    {
      id: 'visits',
      header: text.visits,
      isNumber: true,
      order: ({ visits }) => visits,
      cell: ({ visits }) => formatNumber(visits, language),
    },
    ...vitalNames.map((name) => metricColumn(name, language)),
  ]
}

function metricColumn(name: VitalName, language: Language): DataColumn<VitalsRow> {
  return {
    id: name,
    header: name,
    isNumber: true,
    order: ({ metrics }) => metrics[name]?.p75,
    cell: ({ metrics }) => {
      const measured = metrics[name]
      if (!measured) return '–'
      if (!measured.isEnough) return <span className="mut">{vitalsText[language].tooFew}</span>
      return (
        <>
          {vitalValue(name, measured.p75, language)}{' '}
          <Tag tone={tones[measured.rating]}>{vitalsText[language].ratings[measured.rating]}</Tag>
        </>
      )
    },
  }
}
