import { useState } from 'react'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { fileWords } from '#src/features/crm/text/file-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { ImportFile } from './import-file.app.tsx'
import { ImportList } from './import-list.app.tsx'
import { OpenImport } from './import-open.app.tsx'
import { ImportSteps } from './import-report.app.tsx'

/** Leads from a file: chosen, checked, imported, and taken back as a whole. The import that is open stands in the address. */
export function ImportScreen({
  language,
  brand,
  search,
  onSearch,
}: {
  language: Language
  brand: string
  search: string
  onSearch: (search: string, mode: 'push' | 'replace') => void
}) {
  const words = workText[language]
  // The file of the import that was begun here: with it the columns can be read in another way.
  const [begun, setBegun] = useState<{ id: string; file: File }>()
  const openId = new URLSearchParams(search).get('import')
  useTitle(`${words.importTitle} | ${brand}`)
  const onBegun = (id: string, file: File) => {
    setBegun({ id, file })
    onSearch(`?import=${id}`, openId ? 'replace' : 'push')
  }
  return (
    <>
      <div className="sbar">
        <nav>
          {openId ? (
            <a href="/crm/import">{fileWords[language].allImports}</a>
          ) : (
            <a href="/crm">{crmText[language].leads}</a>
          )}
        </nav>
        <h1>{words.importTitle}</h1>
      </div>
      <div className="list-body">
        {openId ? (
          <OpenImport
            key={openId}
            id={openId}
            file={begun?.id === openId ? begun.file : undefined}
            language={language}
            onBegun={onBegun}
          />
        ) : (
          <>
            <ImportSteps step={0} language={language} />
            <ImportFile language={language} onBegun={onBegun} />
            <ImportList language={language} />
          </>
        )}
      </div>
    </>
  )
}
