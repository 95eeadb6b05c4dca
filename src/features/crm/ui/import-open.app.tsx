import { useMutation } from '@tanstack/react-query'
import type { CommitRequest } from '#src/features/crm/imports/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { fileWords } from '#src/features/crm/text/file-words.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { beginImport } from './begin-import.ts'
import { CheckedImport } from './import-checked.app.tsx'
import { importHeaders, importsPath, useImport } from './import-data.ts'
import { EndedImport } from './import-ended.app.tsx'
import { ImportFailure } from './import-failure.app.tsx'
import { ImportProgress } from './import-progress.app.tsx'
import { ImportSteps } from './import-report.app.tsx'

const stepOf = { reading: 1, checked: 1, importing: 2, committed: 3, undoing: 3, undone: 3 } as const

/** One import as it stands: being read, to be decided, at work, or over. */
export function OpenImport({
  id,
  file,
  language,
  onBegun,
}: {
  id: string
  /** Where it was begun on this page: with it the columns can be read in another way. */
  file: File | undefined
  language: Language
  onBegun: (id: string, file: File) => void
}) {
  const text = crmText[language]
  const words = fileWords[language]
  const { report, isAtWork, progress, reload, show } = useImport(id, language)
  const act = useMutation({
    mutationFn: ({ path, body }: { path: 'commit' | 'undo'; body?: CommitRequest }) =>
      apiRequest('POST', `${importsPath}/${id}/${path}`, body, { headers: importHeaders(language) }),
    onSettled: reload,
  })
  const again = useMutation({
    mutationFn: beginImport(language),
    onSuccess: (begun, asked) => onBegun(begun, asked.file),
  })
  const { data } = report
  if (report.isError && !data)
    return (
      <LoadFailure
        message={failureText(report.error, { offline: text.offline, fallback: text.failed })}
        retry={text.retry}
        onRetry={reload}
      />
    )
  if (!data) return <Skeleton label={text.loading} widths={[40, 100, 100]} />
  return (
    <>
      <ImportSteps step={stepOf[data.state]} language={language} />
      <ImportFailure error={act.error ?? again.error} language={language} />
      {data.isBrokenOff && <p className="note bad">{words.brokenOffHelp}</p>}
      {isAtWork && <ImportProgress report={data} progress={progress} language={language} />}
      {data.state === 'checked' && (
        <CheckedImport
          report={data}
          language={language}
          isBusy={act.isPending}
          onCommit={(body) => act.mutate({ path: 'commit', body })}
          onCorrected={show}
          mapping={
            file && {
              isBusy: again.isPending,
              onCheck: (mapping) => again.mutate({ file, mapping }),
            }
          }
        />
      )}
      {(data.state === 'committed' || data.state === 'undone') && (
        <EndedImport
          report={data}
          language={language}
          isBusy={act.isPending}
          onUndo={() => act.mutate({ path: 'undo' })}
        />
      )}
    </>
  )
}
