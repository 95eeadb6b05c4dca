import { useMutation } from '@tanstack/react-query'
import { lighthouseImported, type SeoReport } from '#src/features/seo-report/contract.ts'
import {
  type LighthouseRun,
  lighthouseRunOf,
  lighthouseRunsKept,
} from '#src/features/seo-report/domain/lighthouse-file.ts'
import { seoText } from '#src/features/seo-report/text/text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { FileField } from '#src/shared/ui/field/file-field.app.tsx'
import { FiguresTable } from './figures-table.app.tsx'

/** What the chosen files say. Throws what is wrong with the first that cannot be used, in the office's words. */
async function runsIn(files: readonly File[], language: Language): Promise<LighthouseRun[]> {
  const text = seoText[language]
  const runs: LighthouseRun[] = []
  for (const file of files) {
    const run = lighthouseRunOf(await file.text(), location.hostname)
    if (typeof run === 'string') throw new Error(`${file.name}: ${text.lighthouseProblems[run]}`)
    runs.push(run)
  }
  return runs
}

/** The scores of each page over its newest runs; reports are brought in here, several at a time. */
export function LighthousePanel({
  lighthouse,
  language,
  mayImport,
  onDone,
}: {
  lighthouse: SeoReport['lighthouse']
  language: Language
  mayImport: boolean
  onDone: () => void
}) {
  const text = seoText[language]
  const figure = (value: number) => formatNumber(value, language)
  const bring = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const runs = await runsIn(files, language)
      return lighthouseImported.parse(await apiRequest('POST', '/api/admin/lighthouse', { runs }))
    },
    onSuccess: onDone,
  })
  return (
    <section className="panel stack" aria-labelledby="lighthouse-title">
      <h2 id="lighthouse-title">{text.lighthouse}</h2>
      {lighthouse.length === 0 ? (
        <p>{text.lighthouseNone}</p>
      ) : (
        <FiguresTable
          columns={[text.page, text.category, text.median, text.band, text.runs]}
          words={[0, 1]}
          rows={lighthouse.map(({ path, category, median, least, most, runs }) => ({
            id: `${path} ${category}`,
            cells: [
              path,
              text.categories[category] ?? category,
              figure(median),
              `${figure(least)}–${figure(most)}`,
              figure(runs),
            ],
          }))}
        />
      )}
      {lighthouse.some(({ runs }) => runs < lighthouseRunsKept) ? <p className="xs mut">{text.lighthouseFew}</p> : null}
      {mayImport ? (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault()
            const files = new FormData(event.currentTarget).getAll('files')
            bring.mutate(files.filter((file) => file instanceof File))
          }}
        >
          <FileField
            label={text.lighthouseFiles}
            language={language}
            name="files"
            accept=".json,application/json"
            multiple
            required
          />
          <Button type="submit" tone="secondary" busy={bring.isPending}>
            {text.searchSend}
          </Button>
        </form>
      ) : null}
      <p role="status">
        {bring.isSuccess ? text.lighthouseDone(figure(bring.data.runs)) : null}
        {bring.isError ? failureText(bring.error, { offline: text.offline, fallback: bring.error.message }) : null}
      </p>
    </section>
  )
}
