import { useMutation } from '@tanstack/react-query'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { fileWords } from '#src/features/crm/text/file-words.ts'
import { saveDocument } from '#src/shared/http/save-document.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

/** A table as a file, with the separator that the reader's spreadsheet expects. */
export function SaveFile({
  path,
  fileName,
  label,
  language,
}: {
  /** Without the separator; with or without a query. */
  path: string
  fileName: string
  label: string
  language: Language
}) {
  const save = useMutation({
    mutationFn: () => {
      const separator = language === 'es' ? 'semicolon' : 'comma'
      return saveDocument(`${path}${path.includes('?') ? '&' : '?'}separator=${separator}`, fileName)
    },
  })
  return (
    <>
      <Button tone="secondary" busy={save.isPending} onClick={() => save.mutate()}>
        {save.isPending ? fileWords[language].exporting : label}
      </Button>
      {save.isError && (
        <span className="bad" role="alert">
          {crmText[language].failed}
        </span>
      )}
    </>
  )
}
