import type { UseMutationResult } from '@tanstack/react-query'
import type { JobStepId } from '#src/features/crm/domain/job-steps.ts'
import type { LeadFileView } from '#src/features/crm/files/contract.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { bytesOf, download, fileTypes } from './lead-file-data.ts'

/** Papers of a step of the job, each opened by its name, and a way to add one. */
export function JobFiles({
  step,
  name,
  files,
  path,
  add,
  mayAdd,
  language,
}: {
  step: JobStepId
  /** Of the step. */
  name: string
  files: readonly LeadFileView[]
  path: string
  add: UseMutationResult<unknown, Error, { file: File; step?: JobStepId }>
  mayAdd: boolean
  language: Language
}) {
  const words = leadWords[language]
  const isBusy = add.isPending && add.variables.step === step
  if (files.length === 0 && !mayAdd) return null
  return (
    <p className="job-files">
      {files.map((file) => (
        <button
          key={file.id}
          type="button"
          className="plain"
          onClick={() => void download(bytesOf(`${path}/${file.id}`), file.title, file.type)}
        >
          {file.title}
        </button>
      ))}
      {mayAdd && (
        <label className="file-add plain">
          <Icon name="up" size={14} />
          {isBusy ? words.addingPaper : words.addPaper}
          <input
            type="file"
            aria-label={words.addPaperOf(name)}
            accept={fileTypes}
            aria-busy={isBusy || undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) add.mutate({ file, step }, { onSettled: () => Object.assign(target, { value: '' }) })
            }}
          />
        </label>
      )}
    </p>
  )
}
