import { useState } from 'react'
import type { Mapping } from '#src/features/crm/domain/csv/lead-columns.ts'
import { type CommitRequest, type ImportReport, importDecisions } from '#src/features/crm/imports/contract.ts'
import { fileWords } from '#src/features/crm/text/file-words.ts'
import { mergeWords } from '#src/features/crm/text/merge-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button, ButtonLink } from '#src/shared/ui/button/button.tsx'
import { ImportMapping } from './import-mapping.app.tsx'
import { ImportCounts } from './import-report.app.tsx'
import { ImportRows } from './import-rows.app.tsx'
import { type Decision, importedRows, rowsByDecision } from './import-sum.ts'

/** What was read of a file, to be decided: nothing of it is saved yet. */
export function CheckedImport({
  report,
  language,
  isBusy,
  onCommit,
  onCorrected,
  mapping,
}: {
  report: ImportReport
  language: Language
  isBusy: boolean
  onCommit: (request: CommitRequest) => void
  onCorrected: (report: ImportReport) => void
  /** Undefined when the file is not at hand. */
  mapping: { isBusy: boolean; onCheck: (mapping: Mapping) => void } | undefined
}) {
  const words = workText[language]
  const [decision, setDecision] = useState<Decision>('fill')
  const [rowDecisions, setRowDecisions] = useState<Record<string, Decision>>({})
  return (
    <>
      <ImportCounts report={report} language={language}>
        <span className="tag">{mergeWords[language].trial}</span>
        <ButtonLink tone="secondary" href="/crm/import">
          {words.anotherFile}
        </ButtonLink>
      </ImportCounts>
      <div className="two">
        <ImportRows
          report={report}
          language={language}
          decision={decision}
          rowDecisions={rowDecisions}
          onDecision={(all) => {
            setDecision(all)
            setRowDecisions({})
          }}
          onRowDecision={(row, one) => setRowDecisions({ ...rowDecisions, [row]: one })}
          onCorrected={onCorrected}
        />
        <aside className="panel stack">
          <h2>{words.import}</h2>
          <p>
            <b>{sumWords(report, decision, rowDecisions, language)}</b>
          </p>
          <p>{words.notWritten}</p>
          <Button wide tone="sea" busy={isBusy} onClick={() => onCommit({ duplicates: decision, rows: rowDecisions })}>
            {isBusy
              ? words.importing
              : words.importNow(formatNumber(importedRows(report, decision, rowDecisions), language))}
          </Button>
          <ButtonLink wide tone="secondary" href="/crm/import">
            {fileWords[language].later}
          </ButtonLink>
          <p className="note">{mergeWords[language].wholeUndo}</p>
        </aside>
      </div>
      {mapping && (
        <ImportMapping
          heads={report.heads}
          mapping={report.mapping}
          isOpen={false}
          isBusy={mapping.isBusy}
          language={language}
          onCheck={mapping.onCheck}
        />
      )}
    </>
  )
}

/** What the import will do, in a sentence. */
function sumWords(report: ImportReport, all: Decision, rows: Record<string, Decision>, language: Language): string {
  const words = mergeWords[language]
  const counts = rowsByDecision(report, all, rows)
  const figure = (count: number) => formatNumber(count, language)
  const fates = importDecisions.filter((one) => counts[one] > 0).map((one) => words.fates[one](figure(counts[one])))
  return words.sum(figure(report.ready), fates.length > 0 ? fates.join(' ') : words.fates.fill(figure(0)))
}
