import { useMutation } from '@tanstack/react-query'
import { type SeoReport, searchImported } from '#src/features/seo-report/contract.ts'
import { searchFileProblems } from '#src/features/seo-report/domain/search-csv.ts'
import { seoText } from '#src/features/seo-report/text/text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, storedToken, uploadForm } from '#src/shared/http/request.ts'
import { formatInstant, formatNumber, formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { FileField } from '#src/shared/ui/field/file-field.app.tsx'
import { FiguresTable } from './figures-table.app.tsx'

const mostShown = 50

/** What is wrong with the file in the office's words; else why it did not arrive. */
function wrongWith(error: unknown, language: Language): string {
  const text = seoText[language]
  const code = error instanceof ApiError ? error.problem?.fields[0]?.code : undefined
  const known = searchFileProblems.find((one) => one === code)
  return known ? text.searchProblems[known] : failureText(error, { offline: text.offline, fallback: text.failed })
}

/** How often each page is shown in search and clicked; the console's export is brought in here. */
export function SearchPanel({
  search,
  language,
  mayImport,
  onDone,
}: {
  search: SeoReport['search']
  language: Language
  mayImport: boolean
  onDone: () => void
}) {
  const text = seoText[language]
  const figure = (value: number, digits = 0) => formatNumber(value, language, digits)
  const bring = useMutation({
    mutationFn: async (form: FormData) =>
      searchImported.parse(
        await uploadForm('/api/admin/search-console', form, { authorization: `Bearer ${storedToken() ?? ''}` }),
      ),
    onSuccess: onDone,
  })
  return (
    <section className="panel stack" aria-labelledby="search-title">
      <h2 id="search-title">{text.search}</h2>
      {search ? (
        <p className="xs mut">{text.imported(formatInstant(search.importedAt, language))}</p>
      ) : (
        <p>{text.searchNone}</p>
      )}
      {search ? (
        <FiguresTable
          columns={[text.page, text.shown, text.clicked, text.rate, text.place]}
          rows={search.rows.slice(0, mostShown).map(({ path, shown, clicks, place }) => ({
            id: path,
            cells: [
              <a key="page" href={path} target="_blank" rel="noreferrer">
                {path}
              </a>,
              figure(shown),
              figure(clicks),
              formatPercent(shown > 0 ? (clicks / shown) * 100 : 0, language, 1),
              figure(place, 1),
            ],
          }))}
        />
      ) : null}
      {search && search.rows.length > mostShown ? (
        <p className="xs mut">{text.searchMost(figure(mostShown), figure(search.rows.length))}</p>
      ) : null}
      {mayImport ? (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault()
            bring.mutate(new FormData(event.currentTarget))
          }}
        >
          <FileField label={text.searchFile} language={language} name="file" accept=".csv,text/csv" required />
          <Button type="submit" tone="secondary" busy={bring.isPending}>
            {text.searchSend}
          </Button>
        </form>
      ) : null}
      <p role="status">
        {bring.isSuccess ? text.searchDone(figure(bring.data.rows)) : null}
        {bring.isError ? wrongWith(bring.error, language) : null}
      </p>
    </section>
  )
}
