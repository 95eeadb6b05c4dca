import { likelyWords } from '#src/features/figures/public.ts'
import { type Estimate, isExtraForCuts, wholePaybackYears, worthItYears } from '#src/features/quote/domain/public.ts'
import { paybackPhrase, systemLine } from '#src/features/quote/text/describe.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { shownEur } from '#src/shared/domain/rounding.ts'
import {
  formatDate,
  formatEur,
  formatKwh,
  formatMoney,
  formatPercent,
  formatWholeHours,
} from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { RangeBar } from '#src/shared/ui/range-bar/range-bar.tsx'
import { rangePosition } from '#src/shared/ui/range-bar/range-position.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { contentText } from '#src/site/content/text/text.ts'
import { FlatTower } from '#src/site/kinds/art/homes/flat-tower.tsx'
import { SlopeVilla } from '#src/site/kinds/art/homes/slope-villa.tsx'
import { TerracedHouse } from '#src/site/kinds/art/homes/terraced-house.tsx'
import { kindText } from '#src/site/kinds/text/text.ts'
import './homes.css'
import './top.css'

type Option = Estimate['options'][number]

export interface ShownHome {
  estimate: Estimate
  option: Option
  /** What tells it from its neighbours, when they are options of one home. */
  name?: string
}

/** What the bars below each other and their key are made of. */
interface Compared {
  estimate: Pick<Estimate, 'assumptions'>
  option: Pick<Option, 'savingEur' | 'system'>
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
}: {
  homes: readonly ShownHome[]
  language: Language
  heading: string
  /** The one home whose options they are, as a sentence. */
  which?: string
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
      </div>
    </section>
  )
}

/** Below the bars: what they mean, and what a payback counts. */
export function keyOf(homes: readonly Compared[], language: Language): string {
  const text = kindText(language).homes
  const replaced = homes.flatMap(({ estimate }) => estimate.assumptions).find(({ id }) => id === 'replacements')?.values
  const stores = homes.some(({ option }) => option.system.batteryKwh > 0)
  return text.key({
    endAlike: endAlike(homes),
    inverterYear: replaced && String(replaced.inverterYear),
    batteryYear: stores && replaced ? String(replaced.batteryYear) : undefined,
  })
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Worth its money for what it keeps running, not for what it saves. */
function isForCuts({ because }: Option): boolean {
  return because.some(({ id }) => id === 'payback-long' || id === 'never-pays-back')
}

/** Why it is advised: for the light in a cut, for its panels and battery alone when a machine with them does not pay back, or as a whole. */
function worthOf(option: Option, language: Language): string {
  const text = kindText(language).homes
  if (isForCuts(option)) return text.forCuts
  const years = option.because.find(({ id }) => id === 'pays-back')?.values.years
  const { p50 } = option.paybackYears
  const isLater = typeof years === 'number' && (p50 === null || wholePaybackYears(p50) > 2 * years)
  return isLater ? text.forEnergy(years) : text.yes
}

interface Verdict {
  tag: string
  tone: 'ok' | 'warn'
  reason: string | null
}

/** Why the extra does not pay back: it saves less than it costs, or nothing. */
function extraOf({ savingEur }: Option, { options }: Estimate, language: Language): string {
  const { extraKept, extraOnly } = kindText(language).homes
  const balanced = options.find(({ id }) => id === 'balanced')
  return balanced && shownEur(balanced.savingEur.p50, 'estimate') === shownEur(savingEur.p50, 'estimate')
    ? extraKept
    : extraOnly
}

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

/** The verdict in a few words and, where it is yes, a short sentence with what it rests on; at the last year that we advise neither yes nor no. Many towns have this block, and each says the rest itself. */
function verdictOf({ estimate, option, name }: ShownHome, language: Language): Verdict {
  const text = kindText(language).homes
  const { p50 } = option.paybackYears
  if (!option.worthIt) {
    const isLong = p50 !== null && wholePaybackYears(p50) > worthItYears && !name
    return { tag: text.no, tone: 'warn', reason: isLong ? text.tooLong(text.years(worthItYears)) : null }
  }
  // Its payback as a whole would say that the extra earns its price too.
  if (isExtraForCuts(option, estimate.options))
    return { tag: text.extraForCuts, tone: 'ok', reason: name ? extraOf(option, estimate, language) : null }
  const tag = worthOf(option, language)
  if (isForCuts(option) || option.system.panels === 0) return { tag, tone: 'ok', reason: null }
  const isFlat = estimate.answers.propertyType === 'apartment'
  if (p50 !== null && wholePaybackYears(p50) === worthItYears) {
    const last = text.lastYear(text.years(worthItYears))
    return { tag: text.atLimit, tone: 'warn', reason: isFlat ? `${last} ${text.needsVote}` : last }
  }
  const used = text.ownUse(formatPercent(100 * option.selfConsumption, language))
  if (isFlat) return { tag: text.withVote, tone: 'ok', reason: used }
  // Options of one home stand beside each other, and their figures say the rest.
  return { tag, tone: 'ok', reason: name ? null : used }
}

/** Beside its label: the years alone, the phrase only where there are none. */
function paybackYears({ paybackYears }: Option, language: Language): string {
  const { p50 } = paybackYears
  return p50 === null || p50 < 0.5
    ? paybackPhrase(paybackYears, language)
    : kindText(language).homes.years(wholePaybackYears(p50))
}

function HomeColumn({ home, language, maxEur }: { home: ShownHome; language: Language; maxEur: number }) {
  const { estimate, option, name } = home
  const text = kindText(language).homes
  const verdict = verdictOf(home, language)
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
          {systemLine(option, language)}
        </p>
        <p className="num n2 k-pp">{formatMoney(eurFromCents(option.priceCents), 'price', language)}</p>
        <dl className="kv sm">
          {productionKwh.p50 > 0 ? (
            <>
              <dt>{text.makes}</dt>
              <dd>{formatKwh(productionKwh.p50, language)}</dd>
            </>
          ) : null}
          <dt>{text.pays}</dt>
          <dd>{paybackYears(option, language)}</dd>
          <dt>{text.cut}</dt>
          <dd>
            {backup.powers.length > 0 ? text.cutHours(formatWholeHours(backup.hours.p90, language)) : text.cutOff}
          </dd>
          <dt>{text.saves}</dt>
          <dd>{text.likely(eur(savingEur.p50))}</dd>
        </dl>
        <RangeBar
          position={rangePosition(savingEur, maxEur)}
          scale={{ zero: eur(0), max: eur(maxEur) }}
          label={likelyWords(savingEur, 'eur', language)}
          low={low}
          // Where both ends round to one amount, it stands once.
          high={high === low ? null : high}
        />
        <p className="sm">
          <Tag tone={verdict.tone}>{verdict.tag}</Tag> {verdict.reason ? <span>{verdict.reason}</span> : null}
        </p>
      </div>
    </article>
  )
}
