import type { ReactNode } from 'react'
import { type ImportReport, importDecisions } from '#src/features/crm/imports/contract.ts'
import { mergeWords } from '#src/features/crm/text/merge-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { RefusedRow } from './import-refused-row.app.tsx'
import type { Decision } from './import-sum.ts'

const mostShown = 50

/** Where the import stands: file, check, import, undo. */
export function ImportSteps({ step, language }: { step: number; language: Language }) {
  return (
    <ol className="import-steps">
      {mergeWords[language].steps.map((words, at) => (
        <li key={words} className={at < step ? 'past' : undefined} aria-current={at === step ? 'step' : undefined}>
          <span aria-hidden="true">{at < step ? '✓' : at + 1}</span> {words}
        </li>
      ))}
    </ol>
  )
}

/** What was found in the file, as a bar and in figures that add up to its rows. */
export function ImportCounts({
  report,
  language,
  children,
}: {
  report: ImportReport
  language: Language
  children: ReactNode
}) {
  const words = workText[language]
  const figures = [
    ['ok', report.ready, words.ready],
    ['warn', report.duplicateRows, words.probablyHere],
    ['bad', report.errorRows, words.withError],
  ] as const
  return (
    <section className="panel import-counts" aria-label={report.fileName}>
      <div className="row">
        <h2>{report.fileName}</h2>
        <span className="mut">{mergeWords[language].rowsRead(formatNumber(report.rows, language))}</span>
        <span className="at-end">{children}</span>
      </div>
      <div className="import-bar" aria-hidden="true">
        {figures.map(([tone, count]) => (
          <span key={tone} className={tone} style={{ flexGrow: count }} />
        ))}
      </div>
      <dl className="figures">
        {figures.map(([tone, count, label]) => (
          <div key={label}>
            <dt className="mut sm">{label}</dt>
            <dd className={`tn ${tone}`}>{formatNumber(count, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The rows that need a look: who seems to be here, with what becomes of each, and what is wrong. */
export function ImportRows({
  report: { importId, duplicates, duplicateRows, errors, errorRows },
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
  const columns: Record<string, string> = { ...words.fields, service: words.wants, note: words.note }
  const shownOf = (count: number) =>
    mergeWords[language].shown(formatNumber(Math.min(count, mostShown), language), formatNumber(count, language))
  const refused = Map.groupBy(errors, ({ row }) => row)
  return (
    <div className="stack">
      {duplicates.length > 0 && (
        <section className="panel rows">
          <div className="rows-head">
            <h2>
              {words.probablyHere} <span className="mut sm">{shownOf(duplicateRows)}</span>
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
      {errors.length > 0 && (
        <section className="panel rows">
          <div className="rows-head">
            <h2>
              {words.withError} <span className="mut sm">{shownOf(errorRows)}</span>
            </h2>
          </div>
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
              {[...refused].slice(0, mostShown).map(([row, wrong]) => (
                <RefusedRow
                  key={row}
                  importId={importId}
                  row={row}
                  errors={wrong}
                  columns={columns}
                  language={language}
                  onCorrected={onCorrected}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
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
