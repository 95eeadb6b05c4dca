import type { ReactNode } from 'react'
import type { ImportReport } from '#src/features/crm/imports/contract.ts'
import { mergeWords } from '#src/features/crm/text/merge-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

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
  children?: ReactNode
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
