import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Example } from '#src/shared/ui/example.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { DataTable } from './data-table.app.tsx'
import type { TableOrder } from './table-state.ts'

interface Row {
  name: string
  words: number
  done: boolean
}
const rows: Row[] = [
  { name: 'Estepona', words: 640, done: true },
  { name: 'Málaga', words: 1210, done: false },
  { name: 'Mijas', words: 880, done: true },
]
const words = {
  en: { caption: 'Example', name: 'Page', words: 'Words', state: 'State', done: 'up to date', due: 'to be checked' },
  es: { caption: 'Ejemplo', name: 'Página', words: 'Palabras', state: 'Estado', done: 'al día', due: 'por revisar' },
}
const ignore = () => undefined

const show = (language: Language, order: TableOrder | null) => {
  const text = words[language]
  return (
    <div className="staff">
      <DataTable
        caption={text.caption}
        columns={[
          { id: 'name', header: text.name, cell: ({ name }) => name, order: ({ name }) => name },
          {
            id: 'words',
            header: text.words,
            cell: (row) => formatNumber(row.words, language),
            order: (row) => row.words,
            isNumber: true,
          },
          {
            id: 'state',
            header: text.state,
            cell: ({ done }) => <Tag tone={done ? 'ok' : 'warn'}>{done ? text.done : text.due}</Tag>,
          },
        ]}
        rows={rows}
        rowId={({ name }) => name}
        state={{ order, page: 1 }}
        pageSize={10}
        onOrder={ignore}
      />
    </div>
  )
}

export const example: Example = {
  name: 'Data table',
  use: 'Staff: a long table, put in order by its headings; on narrow screens rows become blocks.',
  states: [
    { name: 'As it comes', show: (language) => show(language, null) },
    { name: 'By number, descending', show: (language) => show(language, { by: 'words', isDescending: true }) },
  ],
}
