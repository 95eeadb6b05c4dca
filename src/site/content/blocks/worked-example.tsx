import { backupSentence, paybackPhrase, systemLine, textOf } from '#src/features/quote/text/describe.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatDate, formatEur, formatEurRange } from '#src/shared/i18n/format.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import type { BlockProps } from '#src/site/content/block-list.ts'
import { exampleEstimate } from '#src/site/content/model.ts'
import { contentText } from '#src/site/content/text/text.ts'
import type { OnPage } from './on-page.ts'

/** Three computed options for a typical home, said to be an example, with what went in. */
export function WorkedExample({ language, blockId, ...example }: BlockProps<'worked-example'> & OnPage) {
  const { example: text } = contentText(language)
  const estimate = exampleEstimate({ ...example })
  const names = textOf(language).options
  const ten = (eur: number) => Math.round(eur / 10) * 10
  return (
    <figure className="blk card we" aria-labelledby={blockId}>
      <p id={blockId}>
        <b>{text.heading}.</b>{' '}
        {text.home({
          type: text.types[example.type],
          town: townNames[example.town],
          year: String(example.year),
          occupancy: text.occupancies[example.occupancy],
          bill: formatEur(example.bill, language),
        })}
      </p>
      <ul>
        {estimate.options.map((option) => (
          <li key={option.id}>
            <p className="we-o">
              <b>{names[option.id]}</b>
              <span className="num">{formatEur(eurFromCents(option.priceCents), language)}</span>
            </p>
            <p className="sm mut">{systemLine(option, language)}</p>
            <dl className="kv sm">
              <dt>{text.saving}</dt>
              <dd>{formatEurRange({ p90: ten(option.savingEur.p90), p10: ten(option.savingEur.p10) }, language)}</dd>
              <dt>{text.payback}</dt>
              <dd>
                {paybackPhrase(option.paybackYears, language)}{' '}
                {option.worthIt ? null : <Tag tone="warn">{text.not}</Tag>}
              </dd>
            </dl>
            <p className="sm">
              {text.cut}: {backupSentence(option, language)}
            </p>
          </li>
        ))}
      </ul>
      <figcaption>{text.caption(formatDate(estimate.madeOn, language))}</figcaption>
    </figure>
  )
}
