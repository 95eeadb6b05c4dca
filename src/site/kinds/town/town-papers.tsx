import incentives from '#facts/incentives/state-2026.json' with { type: 'json' }
import townFacts from '#facts/local/towns.json' with { type: 'json' }
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { published } from '#src/site/published/reading.ts'
import './town-papers.css'
import { papersText } from './town-papers.text.ts'

/** The last year in which work is paid and finished for the deduction. */
const taxYear = incentives.deductions['irpf-self-consumption'].completeBy.slice(0, 4)

/** Where we have read that the work may start once the declaration is filed (source `permits-marbella`). */
const mayStart: ReadonlySet<Town> = new Set<Town>(['marbella'])

const known: Partial<Record<Town, { ibiSolarPercent: number }>> = incentives.towns

/** What is asked for before panels go up, in order; then what town and state give back, each with the day it was checked. */
export function TownPapers({ town, language }: { town: Town; language: Language }) {
  const text = papersText(language)
  const figures = builtFigures()
  const figure = (name: string) => figureText(name, language, figures)
  const { municipality } = townFacts.towns[town]
  const checked = formatDate(incentives.checked, language)
  const rate = known[town]?.ibiSolarPercent
  const taxRate = figure('irpf.self-consumption-rate')
  const steps = text.steps({
    municipality,
    region: figure('law.register-region'),
    distributor: figure('law.register-distributor'),
    mayStart: mayStart.has(town),
  })
  return (
    <section className="sec tight tint" aria-labelledby="papers">
      <div className="wrap">
        <h2 id="papers">{text.heading}</h2>
        <ol className="k-papers">
          {steps.map(({ name, words, who }, at) => (
            <li key={name}>
              <span className="tile" aria-hidden="true">
                {at + 1}
              </span>
              <h3 className="h4">{renderInline(name, language)}</h3>
              {who ? <Tag>{who}</Tag> : null}
              <p className="mut sm">{words}</p>
            </li>
          ))}
        </ol>
        <div className="k-reb">
          <div>
            <h3>{text.rebate.heading}</h3>
            <p className="mut">
              {renderInline(
                rate === undefined
                  ? text.rebate.open({ municipality, most: figure('ibi.state-limit') })
                  : rate > 0
                    ? text.rebate.some({
                        municipality,
                        rate: figure('malaga.ibi-solar'),
                        years: figure('malaga.ibi-solar-years'),
                        cap: figure('malaga.ibi-solar-cap'),
                      })
                    : text.rebate.none({ municipality, most: figure('ibi.state-limit') }),
                language,
              )}
            </p>
            <Tag tone="warn">{rate === undefined ? text.rebate.toRead(checked) : text.rebate.toConfirm(checked)}</Tag>
          </div>
          <div>
            <h3>{text.tax.heading}</h3>
            <p className="mut">
              {published().year > taxYear
                ? text.tax.over({ rate: taxRate, year: taxYear })
                : text.tax.open({
                    rate: taxRate,
                    base: figure('irpf.self-consumption-base'),
                    shared: figure('irpf.building-rate'),
                    year: taxYear,
                  })}
            </p>
            <Tag tone="ok">{text.tax.checked(checked)}</Tag>
          </div>
        </div>
      </div>
    </section>
  )
}
