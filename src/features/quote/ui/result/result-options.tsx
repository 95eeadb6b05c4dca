import type { Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { endsAtBill, type FitTag, fitTags } from '#src/features/quote/domain/options/result-facts.ts'
import { wholePaybackYears } from '#src/features/quote/domain/options/worth.ts'
import { cutInShort } from '#src/features/quote/text/cut-in-short.ts'
import { statementText, systemLine } from '#src/features/quote/text/describe.ts'
import { paybackInShort, paybackSpan } from '#src/features/quote/text/payback-span.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatMoney, formatPercent, formatUnit } from '#src/shared/i18n/format.ts'
import { BlackoutLine } from '#src/shared/ui/blackout-line/blackout-line.tsx'
import { Note } from '#src/shared/ui/note/note.tsx'
import { RangeBar } from '#src/shared/ui/range-bar/range-bar.tsx'
import { rangePosition, roundScale } from '#src/shared/ui/range-bar/range-position.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { type DescribedOption, pairs, type ResultParts } from './result-context.ts'

/** The strip of three prices for phones, the three options side by side, and what there is to know of their figures. */
export function OptionCards(parts: ResultParts) {
  const { estimate, language, text } = parts
  const options = pairs(parts)
  const tags = fitTags(estimate.options, estimate.home.annualBillEur)
  // All three on one scale: today's bill, or a round figure where something else is saved than electricity.
  const ranges = estimate.options.map((option) => option.savingEur)
  const isOfBill = endsAtBill(estimate)
  const scale = { maxEur: isOfBill ? estimate.home.annualBillEur : roundScale(ranges), isOfBill }
  return (
    <>
      <nav className="trio" aria-label={text.compare}>
        {options.map(({ option, words }) => (
          <a key={option.id} href={`#card-${option.id}`} data-option={option.id}>
            <span>{words.name}</span>
            <span className="num">{formatMoney(eurFromCents(option.priceCents), 'price', language)}</span>
            <span>{paybackInShort(option.paybackYears, language)}</span>
            <span className="r-cutline">
              {option.backup.powers.length > 0
                ? text.cutOf(formatUnit(Math.floor(option.backup.hours.p90), 'h', language))
                : text.cutNone}
            </span>
          </a>
        ))}
      </nav>
      <div className="g c3 r-options">
        {options.map((pair) => (
          <OptionCard
            key={pair.option.id}
            {...pair}
            {...parts}
            tag={tagOf(pair.option, tags.get(pair.option.id), parts)}
            scale={scale}
          />
        ))}
      </div>
      <div className="sm mut r-notes">
        <ReasonsBelow options={options} language={language} />
        <p>{text.hatchKey}</p>
        <p>{parts.described.disclaimer}</p>
      </div>
    </>
  )
}

interface OptionCardProps extends ResultParts, DescribedOption {
  tag: string | undefined
  scale: Scale
}

/** What sets an option apart, in words. */
function tagOf(option: Option, tag: FitTag | undefined, { estimate, language, text }: ResultParts): string | undefined {
  if (tag === 'for-cuts' && isLongestOf(option, estimate.options)) return text.fit.longest
  if (tag !== 'most-of-bill') return tag && text.fit[tag]
  return text.ofBill(formatPercent((100 * option.savingEur.p50) / estimate.home.annualBillEur, language))
}

/** Another option keeps the essentials on too, for less time. */
function isLongestOf({ id, backup }: Option, options: readonly Option[]): boolean {
  const others = options.filter((other) => other.id !== id && other.backup.powers.length > 0)
  return others.length > 0 && others.every((other) => other.backup.hours.p50 < backup.hours.p50)
}

function OptionCard({ option, words, language, text, tag, scale }: OptionCardProps) {
  const { id, backup } = option
  const reasons = reasonsOf({ option, language })
  return (
    <article id={`card-${id}`} className="card opt stack r-pick" data-option={id} aria-labelledby={`name-${id}`}>
      <div className="r-top">
        <h2 id={`name-${id}`} className="r-h3">
          {words.name}
        </h2>
        {tag && <Tag tone={option.worthIt ? 'sea' : undefined}>{tag}</Tag>}
      </div>
      <div>
        <p className="r-price">
          <span className="num n2">{formatMoney(eurFromCents(option.priceCents), 'price', language)}</span>{' '}
          <span className="sm mut">{text.installed}</span>
        </p>
        <p className="sm mut r-system">{systemLine(option, language)}</p>
      </div>
      <Saving option={option} language={language} text={text} scale={scale} />
      <div className="r-verdict">
        {option.worthIt ? (
          reasons.length > 0 && (
            <ul className="sm mut r-reasons r-narrow">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )
        ) : (
          <Note>
            <b>{text.notWorthIt}</b>
            {words.because.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </Note>
        )}
      </div>
      <div className="sm r-cut">
        <BlackoutLine
          // Hatched to what is usual: further would draw a whole day beside a word that says ten hours.
          hours={{ p90: backup.hours.p90, p10: Math.floor(backup.hours.p50) }}
          hoursLabel={
            backup.hours.p10 > 0
              ? text.hours(
                  String(Math.min(24, Math.floor(backup.hours.p90))),
                  String(Math.min(24, Math.floor(backup.hours.p50))),
                )
              : text.noHours
          }
        >
          <span className="mut">{text.inPowerCut}</span>
          <br />
          <b>{cutInShort(option, language)}</b>
        </BlackoutLine>
      </div>
      <div className="r-pickers">
        <a className="btn sec2 wide r-choose" href={`#${id}`} data-option={id}>
          {text.choose(words)}
        </a>
        <a className="btn sea wide r-chosen" href={`#${id}`} data-option={id}>
          {text.chosen}
        </a>
      </div>
    </article>
  )
}

/** Why an option is worth it, without the years where those beside its saving are the same. */
function reasonsOf({ option, language }: Pick<OptionCardProps, 'option' | 'language'>): string[] {
  const { p50 } = option.paybackYears
  return option.because
    .filter(({ id, values }) => id !== 'pays-back' || p50 === null || values.years !== wholePaybackYears(p50))
    .map((reason) => statementText(reason, language))
    .filter((sentence) => sentence !== '')
}

/** On wide screens the reasons of all cards stand below them, each once: in one card they would push down the buttons of all three. */
function ReasonsBelow({ options, language }: { options: DescribedOption[] } & Pick<ResultParts, 'language'>) {
  const namesOf = new Map<string, string[]>()
  for (const { option, words } of options.filter(({ option }) => option.worthIt))
    for (const reason of reasonsOf({ option, language }))
      namesOf.set(reason, [...(namesOf.get(reason) ?? []), words.name])
  if (namesOf.size === 0) return null
  return (
    <ul className="r-reasons r-wide">
      {[...namesOf].map(([reason, names]) => (
        <li key={reason}>
          <b>{names.join(', ')}:</b> {reason}
        </li>
      ))}
    </ul>
  )
}

interface Scale {
  maxEur: number
  /** It ends at today's bill. */
  isOfBill: boolean
}

type SavingProps = Pick<ResultParts, 'language' | 'text'> & { option: Option; scale: Scale }

function Saving({ option, language, text, scale }: SavingProps) {
  const { savingEur } = option
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  if (savingEur.p50 <= 0)
    return (
      <p className="sm">
        <b>{text.costsMore(eur(-savingEur.p50))}</b>
      </p>
    )
  return (
    <div>
      <p className="sm">
        <b>{text.saves(eur(savingEur.p50))}</b>
        <br />
        {text.thenPaysBack(paybackSpan(option.paybackYears, language))}
      </p>
      <RangeBar
        position={rangePosition(savingEur, scale.maxEur)}
        scale={{
          zero: '0',
          max: formatMoney(scale.maxEur, 'estimate', language),
          of: scale.isOfBill ? text.todaysBill : undefined,
        }}
        label={text.savesRange(eur(savingEur.p90), eur(savingEur.p50), eur(savingEur.p10))}
        low={eur(savingEur.p90)}
        high={eur(savingEur.p10)}
      />
    </div>
  )
}
