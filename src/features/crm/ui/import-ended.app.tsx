import type { ImportReport } from '#src/features/crm/imports/contract.ts'
import { fileWords } from '#src/features/crm/text/file-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ImportCounts } from './import-report.app.tsx'
import { RefusedRows } from './import-rows.app.tsx'

/** An import that is done or was taken back: what became of it, its refused rows, and the way back. */
export function EndedImport({
  report,
  language,
  isBusy,
  onUndo,
}: {
  report: ImportReport
  language: Language
  isBusy: boolean
  onUndo: () => void
}) {
  const words = fileWords[language]
  const figure = (count: number) => formatNumber(count, language)
  const { state, by, at, created, filled, kept, undoUntil, ready, duplicateRows, errorRows } = report
  const hasRows = ready + duplicateRows + errorRows > 0
  const said =
    state === 'undone'
      ? words.takenBack(figure((created ?? 0) - kept.length))
      : words.made(figure(created ?? 0), figure(filled))
  return (
    <>
      <section className="panel stack-s">
        <h2>{report.fileName}</h2>
        <p className="mut">{[words.states[state], by, formatInstant(at, language)].join(', ')}</p>
        <p role="status">
          <b>{said}</b>
        </p>
        {kept.length > 0 && (
          <>
            <p>{words.kept}</p>
            <ul className="row">
              {kept.map(({ leadId, reference }) => (
                <li key={leadId}>
                  <a href={`/crm/leads/${leadId}`}>{reference}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        {undoUntil && (
          <p className="row">
            <Button tone="secondary" busy={isBusy} onClick={onUndo}>
              {words.takeBack}
            </Button>
            <span className="mut">{`${words.columns.undo} ${formatInstant(undoUntil, language)}`}</span>
          </p>
        )}
        <p>
          <a href="/crm">{workText[language].openBoard}</a>
        </p>
      </section>
      {hasRows ? (
        <>
          <ImportCounts report={report} language={language} />
          <RefusedRows report={report} language={language} onCorrected={undefined} />
        </>
      ) : (
        <p className="note">{words.rowsGone}</p>
      )}
    </>
  )
}
