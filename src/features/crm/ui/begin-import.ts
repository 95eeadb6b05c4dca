import type { Mapping } from '#src/features/crm/domain/csv/lead-columns.ts'
import { importProgress } from '#src/features/crm/imports/contract.ts'
import { uploadForm } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { importHeaders, importsPath } from './import-data.ts'

/** Sends a file to be checked; gives the id of the import as soon as it is being read. */
export const beginImport =
  (language: Language) =>
  async ({ file, mapping }: { file: File; mapping?: Mapping }): Promise<string> => {
    const form = new FormData()
    form.set('file', file)
    if (mapping) form.set('mapping', JSON.stringify(mapping))
    return importProgress.parse(await uploadForm(importsPath, form, importHeaders(language))).importId
  }
