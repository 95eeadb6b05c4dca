import { fileWords } from '#src/features/crm/text/file-words.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type ListState, listSearch } from './list-url.ts'
import { SaveFile } from './save-file.app.tsx'

/** The leads that the list shows, all its pages, as a file that the import reads. */
export function ExportLeads({ state, total, language }: { state: ListState; total: number; language: Language }) {
  return (
    <SaveFile
      path={`/api/crm/leads.csv${listSearch({ ...state, page: 1 })}`}
      fileName="leads.csv"
      label={fileWords[language].export(formatNumber(total, language))}
      language={language}
    />
  )
}
