import type { ImportReport, ImportProgress as Progress } from '#src/features/crm/imports/contract.ts'
import { fileWords } from '#src/features/crm/text/file-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** How far the reading of a file, its import or the undo has come. Whoever leaves finds it again. */
export function ImportProgress({
  report: { state, rows, fileName },
  progress,
  language,
}: {
  report: Pick<ImportReport, 'state' | 'rows' | 'fileName'>
  progress: Progress | undefined
  language: Language
}) {
  const { readingRows, undoingRows, mayLeave } = fileWords[language]
  const words = state === 'reading' ? readingRows : state === 'undoing' ? undoingRows : workText[language].importingRows
  const done = progress?.done ?? 0
  const figure = (value: number) => formatNumber(value, language)
  const label = words(figure(done), figure(rows))
  return (
    <section className="panel stack-s" aria-label={fileName}>
      <h2>{fileName}</h2>
      <progress className="wide" value={done} max={rows} aria-label={label} />
      <p role="status">{label}</p>
      <p className="mut">{mayLeave}</p>
    </section>
  )
}
