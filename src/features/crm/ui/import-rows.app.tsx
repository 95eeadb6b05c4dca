import { type ImportReport, importDecisions } from '#src/features/crm/imports/contract.ts'
import { fileWords } from '#src/features/crm/text/file-words.ts'
import { mergeWords } from '#src/features/crm/text/merge-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { importsPath } from './import-data.ts'
import { RefusedRow } from './import-refused-row.app.tsx'
import type { Decision } from './import-sum.ts'
import { SaveFile } from './save-file.app.tsx'

const mostShown = 50

/** How many of the rows stand here. */
function shownOf(count: number, language: Language): string {
  return mergeWords[language].shown(formatNumber(Math.min(count, mostShown), language), formatNumber(count, language))
}

/** The rows that need a look: who seems to be here, with what becomes of each, and what is wrong. */
export function ImportRows({
  report,
  language,
  decision,
  rowDecisions,
  onDecision,
  onRowDecision,
  onCorrected,
}: {
  report: ImportReport
  language: Language
  decision: Decision
  rowDecisions: Readonly<Record<string, Decision>>
  onDecision: (all: Decision) => void
  onRowDecision: (row: number, one: Decision) => void
  onCorrected: (report: ImportReport) => void
}) {
  const words = workText[language]
  const reasons: Record<string, string> = words.reasons
  const { duplicates, duplicateRows } = report
  return (
    <div className="stack">
      {duplicates.length > 0 && (
        <section className="panel rows">
          <div className="rows-head">
            <h2>
              {words.probablyHere} <span className="mut sm">{shownOf(duplicateRows, language)}</span>
            </h2>
            <span className="row at-end">
              <span aria-hidden="true">{words.forDuplicates}</span>
              <DecisionChoice label={words.forDuplicates} value={decision} language={language} onChange={onDecision} />
            </span>
          </div>
          <table className="stk">
            <caption className="vh">{words.probablyHere}</caption>
            <tbody>
              {duplicates.slice(0, mostShown).map(({ row, name, ofRow, because }) => (
                <tr key={row}>
                  <th scope="row">{`${words.rowWord} ${row}`}</th>
                  <td>{name}</td>
                  <td>
                    {[
                      ofRow === null ? null : `${words.rowWord} ${ofRow}`,
                      ...because.map((reason) => reasons[reason] ?? reason),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </td>
                  <td>
                    <DecisionChoice
                      label={`${words.rowWord} ${row}`}
                      value={rowDecisions[row] ?? decision}
                      language={language}
                      onChange={(one) => onRowDecision(row, one)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <RefusedRows report={report} language={language} onCorrected={onCorrected} />
    </div>
  )
}

/** The rows that were refused, with what is wrong: put right here, or saved as a file to put right elsewhere. */
export function RefusedRows({
  report: { importId, errors, errorRows },
  language,
  onCorrected,
}: {
  report: ImportReport
  language: Language
  /** Undefined when the import is over. */
  onCorrected: ((report: ImportReport) => void) | undefined
}) {
  const words = workText[language]
  const files = fileWords[language]
  if (errors.length === 0) return null
  return (
    <section className="panel rows">
      <div className="rows-head">
        <h2>
          {words.withError} <span className="mut sm">{shownOf(errorRows, language)}</span>
        </h2>
        <span className="at-end">
          <SaveFile
            path={`${importsPath}/${importId}/refused.csv`}
            fileName="refused.csv"
            label={files.refused}
            language={language}
          />
        </span>
      </div>
      <p className="mut sm rows-note">{files.refusedHint}</p>
      <table className="stk">
        <caption className="vh">{words.withError}</caption>
        <thead>
          <tr>
            {[words.rowWord, words.column, words.inFile, words.what].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...Map.groupBy(errors, ({ row }) => row)].slice(0, mostShown).map(([row, wrong]) => (
            <RefusedRow
              key={row}
              importId={importId}
              row={row}
              errors={wrong}
              columns={words.columns}
              language={language}
              onCorrected={onCorrected}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function DecisionChoice({
  value,
  label,
  language,
  onChange,
}: {
  value: Decision
  label: string
  language: Language
  onChange: (one: Decision) => void
}) {
  return (
    <select
      className="in"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(importDecisions.find((one) => one === event.target.value) ?? 'skip')}
    >
      {importDecisions.map((one) => (
        <option key={one} value={one}>
          {workText[language].decisions[one]}
        </option>
      ))}
    </select>
  )
}
