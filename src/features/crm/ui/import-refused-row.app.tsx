import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { type ImportReport, importReport, type RowProblem } from '#src/features/crm/imports/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { mergeWords } from '#src/features/crm/text/merge-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

/** What is wrong with a row of the file, a line each, and the fields to put it right here, without going back to the file. */
export function RefusedRow({
  importId,
  row,
  errors,
  columns,
  language,
  onCorrected,
}: {
  importId: string
  row: number
  errors: readonly RowProblem[]
  columns: Readonly<Record<string, string>>
  language: Language
  /** Undefined when the import is over. */
  onCorrected: ((report: ImportReport) => void) | undefined
}) {
  const words = workText[language]
  const text = crmText[language]
  const { correctHere, checkRow } = mergeWords[language]
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const wrongColumns = [...new Map(errors.map((one) => [one.column, one])).values()]
  const correct = useMutation({
    mutationFn: async (values: Record<string, string>) =>
      importReport.parse(
        await apiRequest(
          'PATCH',
          `/api/crm/imports/${importId}/rows/${row}`,
          { values },
          { headers: { 'accept-language': language } },
        ),
      ),
    onSuccess: (report) => onCorrected?.(report),
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    correct.mutate(Object.fromEntries(wrongColumns.map(({ column }) => [column, String(typed.get(column) ?? '')])))
  }
  return (
    <>
      {errors.map(({ column, code, value, message }, at) => (
        <tr key={`${column} ${code}`}>
          <th scope="row">{row}</th>
          <td data-l={words.column}>{columns[column] ?? column}</td>
          <td data-l={words.inFile}>
            <code>{value}</code>
          </td>
          <td data-l={words.what}>
            {message}{' '}
            {at === 0 && onCorrected && (
              <Button
                tone="secondary"
                small
                aria-expanded={isOpen}
                aria-label={`${correctHere}: ${words.rowWord} ${row}`}
                onClick={() => setIsOpen(!isOpen)}
              >
                {correctHere}
              </Button>
            )}
          </td>
        </tr>
      ))}
      {isOpen && (
        <tr>
          <td colSpan={4}>
            <form className="stack-s" onSubmit={submit}>
              <div className="import-map">
                {wrongColumns.map(({ column, value }) => (
                  <label key={column} className="f" htmlFor={`${id}-${column}`}>
                    <span>{columns[column] ?? column}</span>
                    <input id={`${id}-${column}`} className="in" name={column} defaultValue={value} />
                  </label>
                ))}
              </div>
              {correct.error && (
                <p className="note bad" role="alert">
                  {failureText(correct.error, { offline: text.offline, fallback: text.failed })}
                </p>
              )}
              <p>
                <Button type="submit" tone="sea" busy={correct.isPending}>
                  {checkRow}
                </Button>
              </p>
            </form>
          </td>
        </tr>
      )}
    </>
  )
}
