import { type SubmitEvent, useId } from 'react'
import { leadColumns, type Mapping } from '#src/features/crm/domain/csv/lead-columns.ts'
import { workText } from '#src/features/crm/text/work.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

/** What each column of a file means, to be put right by hand; checked again with it. */
export function ImportMapping({
  heads,
  mapping,
  isOpen,
  isBusy,
  language,
  onCheck,
}: {
  heads: readonly string[]
  mapping: Mapping
  isOpen: boolean
  isBusy: boolean
  language: Language
  onCheck: (mapping: Mapping) => void
}) {
  const words = workText[language]
  const id = useId()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    onCheck(
      Object.fromEntries(
        heads.flatMap((head, at) => {
          const column = leadColumns.find((one) => one === chosen.get(`column-${at}`))
          return column ? [[head, column]] : []
        }),
      ),
    )
  }
  return (
    <details className="panel" open={isOpen}>
      <summary>{words.mappingTitle}</summary>
      <form className="stack-s" onSubmit={submit}>
        <p className="mut">{words.mappingHint}</p>
        <div className="import-map">
          {heads.map((head, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file do not move
            <label key={at} className="f" htmlFor={`${id}-${at}`}>
              <span>{head || words.noHead(String(at + 1))}</span>
              <select id={`${id}-${at}`} className="in" name={`column-${at}`} defaultValue={mapping[head] ?? ''}>
                <option value="">{words.leftOut}</option>
                {leadColumns.map((column) => (
                  <option key={column} value={column}>
                    {words.columns[column]}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        <p>
          <Button type="submit" tone="secondary" busy={isBusy}>
            {words.checkAgain}
          </Button>
        </p>
      </form>
    </details>
  )
}
