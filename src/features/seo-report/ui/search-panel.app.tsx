import { useMutation } from '@tanstack/react-query'
import { type SeoReport, searchImported } from '#src/features/seo-report/contract.ts'
import { seoText } from '#src/features/seo-report/text/text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { storedToken, uploadForm } from '#src/shared/http/request.ts'
import { formatInstant, formatNumber, formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

/** How often each page is shown in search and clicked; the console's export is brought in here. */
export function SearchPanel({
  search,
  language,
  onDone,
}: {
  search: SeoReport['search']
  language: Language
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
        <div className="tblw">
          <table>
            <thead>
              <tr>
                <th scope="col">{text.page}</th>
                {[text.shown, text.clicked, text.rate, text.place].map((name) => (
                  <th key={name} scope="col" className="n">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {search.rows.slice(0, 50).map(({ path, shown, clicks, place }) => (
                <tr key={path}>
                  <th scope="row">
                    <a href={path} target="_blank" rel="noreferrer">
                      {path}
                    </a>
                  </th>
                  <td className="n">{figure(shown)}</td>
                  <td className="n">{figure(clicks)}</td>
                  <td className="n">{formatPercent(shown > 0 ? (clicks / shown) * 100 : 0, language, 1)}</td>
                  <td className="n">{figure(place, 1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          bring.mutate(new FormData(event.currentTarget))
        }}
      >
        <label>
          {text.searchFile} <input type="file" name="file" accept=".csv,text/csv" required />
        </label>
        <Button type="submit" tone="secondary" busy={bring.isPending}>
          {text.searchSend}
        </Button>
      </form>
      <p role="status">
        {bring.isSuccess ? text.searchDone(figure(bring.data.rows)) : null}
        {bring.isError ? failureText(bring.error, { offline: text.offline, fallback: text.failed }) : null}
      </p>
    </section>
  )
}
