import { Fragment } from 'react'
import { likelyWords, quantityText } from '#src/features/figures/public.ts'
import { wholePaybackYears } from '#src/features/quote/domain/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatDate, formatKwh, formatKwp, formatMoney, formatWholeHours } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { RangeBar } from '#src/shared/ui/range-bar/range-bar.tsx'
import { rangePosition } from '#src/shared/ui/range-bar/range-position.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { keyOf, scaleOf } from '#src/site/kinds/blocks/homes.tsx'
import { kindText } from '#src/site/kinds/text/text.ts'
import { indexRows } from './house-index.ts'
import { hubText } from './text.ts'

/** One home as it stands on the battery's page, with panels, then with what is added to them. */
const steps = [
  { home: 'villa-5', services: ['service.solar-panels'] },
  { home: 'villa-5-b5', services: ['service.solar-panels', 'service.battery-storage'] },
  {
    home: 'villa-5-b5-backup',
    services: ['service.solar-panels', 'service.battery-storage', 'service.blackout-protection'],
  },
] as const

/** Jobs that are done together, by what they are for: panels, a battery with them, and backup as well, each with its price, its saving and its years. */
export function Together({ language }: { language: Language }) {
  const figures = builtFigures()
  const text = hubText(language).together
  const { homes: words } = kindText(language)
  const estimate = figures.estimate(steps[0].home)
  const columns = steps.map(({ home, services }, at) => ({
    ...figures.days(home, 'system'),
    services,
    says: text.columns[at],
    estimate,
    name: home,
  }))
  const [panels, stored] = columns
  if (!panels || !stored) return null
  const maxEur = scaleOf(columns)
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  const years = (value: number) => quantityText({ value: wholePaybackYears(value), unit: 'years' }, language)
  const addsEur = stored.option.savingEur.p50 - panels.option.savingEur.p50
  const aloneYears = eurFromCents(stored.option.priceCents - panels.option.priceCents) / addsEur
  const replaced = estimate.assumptions.find(({ id }) => id === 'replacements')?.values.batteryYear
  const alone = {
    adds: eur(addsEur),
    years: years(aloneYears),
    replaced: replaced === undefined ? undefined : String(replaced),
  }
  return (
    <section className="sec tight tint" aria-labelledby="homes">
      <div className="wrap">
        <div className="k-top">
          <h2 id="homes">{text.heading}</h2>
          <p className="mut">
            {`${text.home({ kwp: formatKwp(panels.option.system.kwp, language), use: formatKwh(panels.useKwh, language) })} ${words.note(formatDate(estimate.madeOn, language))}`}
          </p>
        </div>
        <div className="k-homes">
          {columns.map(({ name, services, says, option: { savingEur, paybackYears, priceCents, backup, system } }) => (
            <article key={name}>
              <div className="k-hb">
                <div>
                  <h3>{says?.name}</h3>
                  <p className="k-made">
                    {services.map((service, at) => (
                      <Fragment key={service}>
                        {at > 0 ? ' + ' : null}
                        <span className="tile">{indexRows.findIndex(({ route }) => route === service) + 1}</span>
                      </Fragment>
                    ))}
                  </p>
                </div>
                <p className="sm mut">{says?.what(formatKwh(system.batteryKwh, language))}</p>
                <p className="num n2 k-pp">{formatMoney(eurFromCents(priceCents), 'price', language)}</p>
                <dl className="kv sm">
                  <dt>{words.pays}</dt>
                  <dd>{paybackYears.p50 === null ? text.never : years(paybackYears.p50)}</dd>
                  <dt>{words.cut}</dt>
                  <dd>
                    {backup.powers.length > 0
                      ? words.cutHours(formatWholeHours(backup.hours.p90, language))
                      : words.cutOff}
                  </dd>
                  <dt>{words.saves}</dt>
                  <dd>{words.likely(eur(savingEur.p50))}</dd>
                </dl>
                <RangeBar
                  position={rangePosition(savingEur, maxEur)}
                  scale={{ zero: eur(0), max: eur(maxEur) }}
                  label={likelyWords(savingEur, 'eur', language)}
                  low={eur(savingEur.p90)}
                  high={eur(savingEur.p10)}
                />
                <p className="sm">
                  {services.length > 1 ? <Tag>{says?.tag}</Tag> : <Tag tone="ok">{says?.tag}</Tag>}{' '}
                  <span>{says?.why(alone)}</span>
                </p>
              </div>
            </article>
          ))}
        </div>
        <p className="k-key mut">{keyOf(columns, language)}</p>
      </div>
    </section>
  )
}
