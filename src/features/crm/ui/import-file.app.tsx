import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { workText } from '#src/features/crm/text/work.ts'
import { ApiError } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { FileField } from '#src/shared/ui/field/file-field.app.tsx'
import { beginImport } from './begin-import.ts'
import { ImportFailure } from './import-failure.app.tsx'
import { ImportMapping } from './import-mapping.app.tsx'

/** The file is chosen and sent; heads that we do not know are asked for. */
export function ImportFile({ language, onBegun }: { language: Language; onBegun: (id: string, file: File) => void }) {
  const words = workText[language]
  const [file, setFile] = useState<File>()
  const [heads, setHeads] = useState<string[]>()
  const begin = useMutation({
    mutationFn: beginImport(language),
    onSuccess: (id, asked) => onBegun(id, asked.file),
    onError: async (error, asked) => {
      if (error instanceof ApiError && error.problem?.code === 'import_unreadable') setHeads(await headsOf(asked.file))
    },
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('file')
    if (!(chosen instanceof File)) return
    setFile(chosen)
    setHeads(undefined)
    begin.mutate({ file: chosen })
  }
  return (
    <>
      <ImportFailure error={begin.error} language={language} />
      <form className="panel stack" onSubmit={submit}>
        <p>{words.importIntro}</p>
        <FileField
          id="import-file"
          label={words.chooseFile}
          language={language}
          name="file"
          accept=".csv,.txt,text/csv"
          required
        />
        <p>
          <Button type="submit" tone="sea" busy={begin.isPending}>
            {begin.isPending ? words.checking : words.check}
          </Button>
        </p>
      </form>
      {file && heads && heads.length > 0 && (
        <ImportMapping
          heads={heads}
          mapping={{}}
          isOpen
          isBusy={begin.isPending}
          language={language}
          onCheck={(mapping) => begin.mutate({ file, mapping })}
        />
      )}
    </>
  )
}

/** The first line of a file as the server reads it; empty when it is no text. */
async function headsOf(file: File): Promise<string[]> {
  const { decodeText, parseCsv } = await import('#src/features/crm/domain/csv/csv.ts')
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  return (text === undefined ? undefined : parseCsv(text)[0]?.cells) ?? []
}
