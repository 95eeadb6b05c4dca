import { leadSourceWords } from '#src/features/crm/text/public.ts'
import type { SeoReport } from '#src/features/seo-report/contract.ts'
import { seoText } from '#src/features/seo-report/text/text.ts'
import { otherPage } from '#src/shared/domain/visit.ts'
import { formatEur, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { FiguresTable } from './figures-table.app.tsx'

/** What each first page brought, with a bar for its won value, and all of them together. */
export function ValuePanel({ value, language }: { value: SeoReport['value']; language: Language }) {
  const text = seoText[language]
  const landingWords = (landing: string | null, isOfVisit: boolean) => {
    if (landing === null) return text.noPage
    const page = landing === otherPage ? text.otherPage : landing
    return isOfVisit ? page : text.ofForm(page)
  }
  const figure = (count: number) => formatNumber(count, language)
  const sum = (of: 'leads' | 'quoted' | 'won' | 'wonEur') => value.reduce((total, row) => total + row[of], 0)
  const mostEur = Math.max(1, ...value.map(({ wonEur }) => wonEur))
  return (
    <section className="panel stack" aria-labelledby="value-title">
      <h2 id="value-title">{text.value}</h2>
      {value.length === 0 ? (
        <p className="mut">{text.valueNone}</p>
      ) : (
        <FiguresTable
          columns={[text.landing, text.source, text.leads, text.quoted, text.won, text.wonEur]}
          words={[0, 1]}
          rows={value.map(({ landing, source, isOfVisit, leads, quoted, won, wonEur }) => ({
            id: `${landing} ${source} ${isOfVisit}`,
            cells: [
              landingWords(landing, isOfVisit),
              leadSourceWords[language][source] ?? source,
              figure(leads),
              figure(quoted),
              figure(won),
              <span key="won" className="seo-won">
                <i aria-hidden="true">
                  <i style={{ width: `${(100 * wonEur) / mostEur}%` }} />
                </i>
                {formatEur(wonEur, language)}
              </span>,
            ],
          }))}
          foot={[
            text.together,
            '',
            figure(sum('leads')),
            figure(sum('quoted')),
            figure(sum('won')),
            <span key="won" className="seo-won">
              <i aria-hidden="true" />
              {formatEur(sum('wonEur'), language)}
            </span>,
          ]}
        />
      )}
      {value.some(({ landing, isOfVisit }) => landing !== null && !isOfVisit) ? (
        <p className="xs mut">{text.ofFormNote}</p>
      ) : null}
    </section>
  )
}
