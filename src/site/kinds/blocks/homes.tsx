import { likelyWords } from '#src/features/figures/public.ts'
import type { Estimate, Option } from '#src/features/quote/domain/public.ts'
import { paybackYearsOf } from '#src/features/quote/text/payback-span.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { shownEur } from '#src/shared/domain/rounding.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { formatDate, formatEur, formatKwh, formatMoney, formatWholeHours } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { RangeBar } from '#src/shared/ui/range-bar/range-bar.tsx'
import { rangePosition } from '#src/shared/ui/range-bar/range-position.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { pageWords } from '#src/site/content/page-words.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { FlatTower } from '#src/site/kinds/art/homes/flat-tower.tsx'
import { SlopeVilla } from '#src/site/kinds/art/homes/slope-villa.tsx'
import { TerracedHouse } from '#src/site/kinds/art/homes/terraced-house.tsx'
import { kindText } from '#src/site/kinds/text/text.ts'
import { pathOf } from '#src/site/routes.ts'
import { optionCard, type ShownHome } from './option-card.ts'
import './homes.css'
import './top.css'

/** What the bars below each other and their key are made of. */
interface Compared {
  estimate: Pick<Estimate, 'assumptions'>
  option: Pick<Option, 'savingEur' | 'system' | 'paybackYears'>
  name?: string
}

const drawings = { apartment: FlatTower, townhouse: TerracedHouse, villa: SlopeVilla, finca: SlopeVilla } as const

/** The least of a saving on the bars' common scale, in steps of 500 €. */
export const scaleOf = (homes: readonly Pick<Compared, 'option'>[]) =>
  Math.max(500, Math.ceil(Math.max(...homes.map(({ option }) => option.savingEur.p10)) / 500) * 500)

/** Worked homes on one ground line: what each costs, makes and saves, when it pays back, and whether we advise it. */
export function Homes({
  homes,
  language,
  heading,
  which,
  others,
}: {
  homes: readonly ShownHome[]
  language: Language
  heading: string
  /** The one home whose options they are, as a sentence. */
  which?: string
  /** The town on whose page other homes stand. */
  others?: Town | undefined
}) {
  const [first] = homes
  if (!first) return null
  const text = kindText(language).homes
  const maxEur = scaleOf(homes)
  return (
    <section className="sec tight" aria-labelledby="homes">
      <div className="wrap">
        <div className="k-top">
          <h2 id="homes">{heading}</h2>
          <p className="mut">
            {which ? `${which} ` : null}
            {text.note(formatDate(first.estimate.madeOn, language))}
          </p>
        </div>
        <div className="k-homes">
          {homes.map((home) => (
            <HomeColumn
              key={`${home.name}${home.estimate.answers.buildYear}${home.option.id}${home.estimate.answers.monthlyBillEur}`}
              home={home}
              language={language}
              maxEur={maxEur}
            />
          ))}
        </div>
        <p className="k-key mut">{keyOf(homes, language)}</p>
        {others ? (
          <p className="sm mut">
            {text.others}{' '}
            <a href={pathOf(`hub.solar.${others}`, language)}>{pageWords(`hub.solar.${others}`, language).label}</a>.
          </p>
        ) : null}
      </div>
    </section>
  )
}

/** Below the bars: what they mean, and of the paybacks shown what those count that last so long. */
export function keyOf(homes: readonly Compared[], language: Language): string {
  const text = kindText(language).homes
  const replaced = homes.flatMap(({ estimate }) => estimate.assumptions).find(({ id }) => id === 'replacements')?.values
  const { inverterYear, batteryYear } = replaced ?? {}
  const stores = homes.filter(({ option }) => option.system.batteryKwh > 0)
  return text.key({
    endAlike: endAlike(homes),
    inverterYear: lasts(homes, inverterYear) ? String(inverterYear) : undefined,
    batteryYear: lasts(stores, batteryYear) ? String(batteryYear) : undefined,
  })
}

/** Whether a payback that is shown reaches a year. */
const lasts = (homes: readonly Compared[], year: unknown) =>
  homes.some(({ option: { paybackYears } }) => (paybackYears.p10 ?? Infinity) >= Number(year))

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Options of one home whose best year is cut off by the bill: their bars end alike, though their likely savings do not. */
function endAlike(homes: readonly Compared[]): boolean {
  const options = homes.filter(({ name }) => name).map(({ option }) => option.savingEur)
  return options.some((one, at) =>
    options
      .slice(at + 1)
      .some(
        (other) =>
          shownEur(one.p10, 'estimate') === shownEur(other.p10, 'estimate') &&
          shownEur(one.p50, 'estimate') !== shownEur(other.p50, 'estimate'),
      ),
  )
}

function HomeColumn({ home, language, maxEur }: { home: ShownHome; language: Language; maxEur: number }) {
  const { estimate, option, name } = home
  const text = kindText(language).homes
  const card = optionCard(home, language)
  const { propertyType, buildYear, occupancy, monthlyBillEur } = estimate.answers
  const Draw = drawings[propertyType]
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  const { savingEur, productionKwh, backup } = option
  const [low, high] = [eur(savingEur.p90), eur(savingEur.p10)]
  return (
    <article className={name ? undefined : 'k-drawn'}>
      {name ? null : (
        <div className="k-hd">
          <svg viewBox="-20 0 400 302" aria-hidden="true">
            <Draw battery={option.system.batteryKwh > 0} />
          </svg>
        </div>
      )}
      <div className="k-hb">
        <h3>{name ?? `${text.kinds[propertyType]} ${text.built(String(buildYear))}`}</h3>
        <p className="sm mut">
          {name ? null : `${capital(contentText(language).example.occupancies[occupancy])}. `}
          {name || monthlyBillEur === undefined ? null : `${text.bill(formatEur(monthlyBillEur, language))} `}
          {propertyType === 'apartment' && option.system.panels > 0 ? `${text.ofShared} ` : null}
          {card.kit}
        </p>
        <p className="num n2 k-pp">{formatMoney(eurFromCents(option.priceCents), 'price', language)}</p>
        <dl className="kv sm">
          {productionKwh.p50 > 0 ? (
            <>
              <dt>{text.makes}</dt>
              <dd>{formatKwh(productionKwh.p50, language)}</dd>
            </>
          ) : null}
          {card.runsOn ? null : (
            <>
              <dt>{text.pays}</dt>
              <dd>{paybackYearsOf(option.paybackYears, language)}</dd>
            </>
          )}
          <dt>{text.cut}</dt>
          <dd>
            {backup.powers.length > 0 ? text.cutHours(formatWholeHours(backup.hours.p90, language)) : text.cutOff}
          </dd>
          {card.runsOn ? null : (
            <>
              <dt>{text.saves}</dt>
              <dd>{text.likely(eur(savingEur.p50))}</dd>
            </>
          )}
        </dl>
        {card.runsOn ? (
          <p className="sm">{card.runsOn}</p>
        ) : (
          <RangeBar
            position={rangePosition(savingEur, maxEur)}
            scale={{ zero: eur(0), max: eur(maxEur) }}
            label={likelyWords(savingEur, 'eur', language)}
            low={low}
            // Where both ends round to one amount, it stands once.
            high={high === low ? null : high}
          />
        )}
        <p className="sm">
          <Tag tone={card.tone}>{card.tag}</Tag> {card.reason ? <span>{card.reason}</span> : null}
        </p>
      </div>
    </article>
  )
}
