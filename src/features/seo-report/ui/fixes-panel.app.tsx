import type { SeoReport } from '#src/features/seo-report/contract.ts'
import { seoText } from '#src/features/seo-report/text/text.ts'
import type { FixAct } from '#src/features/seo-report/text/types.ts'
import { vitalValue } from '#src/features/vitals/text/public.ts'
import { formatEur, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

type Fix = SeoReport['fixes'][number]

/** What is done about a fix, and where; none for a page that has no address of its own. */
export type FixAction = (fix: Pick<Fix, 'kind' | 'where'>) => { act: FixAct; href: string } | undefined

/** What to mend this week: what it is, what it may be worth in a month, and the way to where it is mended. */
export function FixesPanel({
  fixes,
  language,
  nameOf,
  actionOf,
}: {
  fixes: readonly Fix[]
  language: Language
  nameOf: (page: string) => string
  actionOf: FixAction
}) {
  const text = seoText[language]
  const mostEur = Math.max(1, ...fixes.map(({ worthEur }) => worthEur?.most ?? 0))
  return (
    <section className="panel stack" aria-labelledby="fixes-title">
      <h2 id="fixes-title">
        {text.fixes} <span className="mut xs">{text.fixesOrder}</span>
      </h2>
      {fixes.length === 0 ? <p>{text.noFix}</p> : null}
      <ol className="seo-fixes">
        {fixes.map((fix, at) => {
          const action = actionOf(fix)
          return (
            <li key={`${fix.kind} ${fix.where} ${fix.met?.device} ${fix.met?.language}`}>
              <span className="tile" aria-hidden="true">
                {at + 1}
              </span>
              <span>{sentenceOf(fix, language, nameOf)}</span>
              <Worth worthEur={fix.worthEur} mostEur={mostEur} language={language} />
              {action ? (
                <a className={at === 0 ? 'btn sea s' : 'btn sec2 s'} href={action.href}>
                  {text.act[action.act]}
                </a>
              ) : null}
            </li>
          )
        })}
      </ol>
      {fixes.some(({ worthEur }) => worthEur === null) ? <p className="xs mut">{text.noWorth}</p> : null}
      <details className="why">
        <summary>{text.how}</summary>
        <p>{text.howText}</p>
      </details>
    </section>
  )
}

function sentenceOf({ kind, where, met, figures }: Fix, language: Language, nameOf: (page: string) => string): string {
  const text = seoText[language]
  const figure = (value: number) => formatNumber(value, language, value < 100 && !Number.isInteger(value) ? 1 : 0)
  if (kind === 'slow' || kind === 'slow-answer' || kind === 'moves') {
    const [value = 0, visits = 0] = figures
    const shown =
      kind === 'slow'
        ? `${formatNumber(value / 1000, language, 1)} s`
        : kind === 'moves'
          ? formatNumber(value, language, 2)
          : vitalValue('INP', value, language)
    return text.fix[kind](nameOf(where), [shown, figure(visits), met ? text.met(met.device, met.language) : ''])
  }
  if (kind === 'rarely-clicked') return text.fix[kind](where, figures.map(figure))
  return text.fixOf(text.kinds[kind], figure(figures[0] ?? 0), where)
}

/** The range in words and as a hatched bar, on the scale of the most valuable fix. */
function Worth({ worthEur, mostEur, language }: { worthEur: Fix['worthEur']; mostEur: number; language: Language }) {
  if (!worthEur) return null
  const share = (eur: number) => `${(100 * eur) / mostEur}%`
  return (
    <span className="seo-worth">
      <b>{seoText[language].aMonth(`${formatEur(worthEur.least, language)}–${formatEur(worthEur.most, language)}`)}</b>
      <span className="seo-range" aria-hidden="true">
        <i className="hatch" style={{ left: share(worthEur.least), right: `calc(100% - ${share(worthEur.most)})` }} />
      </span>
    </span>
  )
}
