import { likelyWords } from '#src/features/figures/public.ts'
import { wholePaybackYears } from '#src/features/quote/domain/public.ts'
import { backupSentence, paybackPhrase, systemLine, textOf } from '#src/features/quote/text/describe.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatDate, formatEur, formatMoney } from '#src/shared/i18n/format.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import type { BlockProps } from '#src/site/content/block-list.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { contentText } from '#src/site/content/text/text.ts'
import type { OnPage } from './on-page.ts'

/** Three computed options for a typical home, said to be an example, with what went in. */
export function WorkedExample({ language, blockId, home }: BlockProps<'worked-example'> & OnPage) {
  const { example: text } = contentText(language)
  const estimate = builtFigures().estimate(home)
  const { town, propertyType, buildYear, occupancy, monthlyBillEur } = estimate.answers
  const billEur = monthlyBillEur ?? estimate.home.annualBillEur / 12
  const names = textOf(language).options
  const replaced = estimate.assumptions.find(({ id }) => id === 'replacements')?.values
  return (
    <figure className="blk card worked" aria-labelledby={blockId}>
      <p id={blockId}>
        <b>{text.heading}.</b>{' '}
        {text.home({
          type: text.types[propertyType],
          town: townNames[town],
          year: String(buildYear),
          occupancy: text.occupancies[occupancy],
          bill: formatEur(billEur, language),
        })}
      </p>
      <ul>
        {estimate.options.map((option) => (
          <li key={option.id}>
            <p className="worked-o">
              <b>{names[option.id]}</b>
              <span className="num">{formatMoney(eurFromCents(option.priceCents), 'price', language)}</span>
            </p>
            <p className="sm mut">{systemLine(option, language)}</p>
            <dl className="kv sm">
              <dt>{text.saving}</dt>
              <dd>{likelyWords(option.savingEur, 'eur', language)}</dd>
              <dt>{text.payback}</dt>
              <dd>
                {isInYears(option.paybackYears.p50)
                  ? text.years(wholePaybackYears(option.paybackYears.p50))
                  : paybackPhrase(option.paybackYears, language)}{' '}
                {option.worthIt ? null : <NotPaidBack keepsOn={option.backup.powers.length > 0} text={text} />}
              </dd>
            </dl>
            <p className="sm">
              {text.cut}: {backupSentence(option, language)}
            </p>
          </li>
        ))}
      </ul>
      <figcaption>
        {text.caption(formatDate(estimate.madeOn, language))}
        {replaced ? ` ${text.replaced(String(replaced.inverterYear), String(replaced.batteryYear))}` : null}
      </figcaption>
    </figure>
  )
}

/** What does not pay in time but keeps the house on is bought for that. */
function NotPaidBack({ keepsOn, text }: { keepsOn: boolean; text: Record<'not' | 'forBackup', string> }) {
  return keepsOn ? <Tag>{text.forBackup}</Tag> : <Tag tone="warn">{text.not}</Tag>
}

/** Beside its label a payback is a number of years; its phrase stands where there is none, or next to none. */
const isInYears = (years: number | null): years is number => years !== null && years >= 1.5
