import { unbrokenDate } from '#src/features/quote/text/values.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatDate, formatEur, formatPercent, monthNames } from '#src/shared/i18n/format.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import type { DescribedOption, ResultParts } from './result-context.ts'

/** What the price holds, a line an item, and what it does not. */
export function Holds({ words, described, text }: ResultParts & DescribedOption) {
  const leftOut = described.notes.find(({ id }) => id === 'not-included')
  return (
    <>
      <ul className="r-holds">
        {words.items.map((item) => (
          <li key={item.id}>
            <Icon name="check" size={20} /> {item.name}
          </li>
        ))}
      </ul>
      <p className="sm mut r-key">{[text.items.fitted, leftOut?.text].filter(Boolean).join(' ')}</p>
    </>
  )
}

/** Every item with its price and its VAT, and the sums. */
export function ItemTable({ option, words, estimate, text, language }: ResultParts & DescribedOption) {
  const eur = (cents: number) => formatEur(eurFromCents(cents), language, 2)
  const rates = [...new Set(option.items.map((item) => item.vatRatePercent))]
  const [rate] = rates
  const vatHead =
    rates.length === 1 && rate !== undefined ? text.items.vat(formatPercent(rate, language)) : text.items.vatPlain
  const { asOf, confirmedByOwner } = estimate.priceBook
  const date = unbrokenDate(asOf, language)
  return (
    <div>
      <div className="tblw">
        <table className="stk">
          <thead>
            <tr>
              <th scope="col">{text.items.item}</th>
              <th scope="col" className="n">
                {text.items.net}
              </th>
              <th scope="col" className="n">
                {vatHead}
              </th>
            </tr>
          </thead>
          <tbody>
            {option.items.map((item, index) => (
              <tr key={item.id}>
                <th scope="row">
                  {words.items[index]?.name}
                  {words.items[index]?.basis && <span className="xs mut r-basis">{words.items[index].basis}</span>}
                </th>
                <td className="n" data-l={text.items.net}>
                  {eur(item.netCents)}
                </td>
                <td className="n" data-l={vatHead}>
                  {eur(item.vatCents)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.items.subtotal}</th>
              <td className="n" data-l={text.items.net}>
                {eur(option.netCents)}
              </td>
              <td className="n" data-l={vatHead}>
                {eur(option.vatCents)}
              </td>
            </tr>
            <tr className="r-total">
              <th scope="row">{text.items.total}</th>
              <td className="n" colSpan={2}>
                <b>{eur(option.priceCents)}</b>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="sm mut">{confirmedByOwner ? text.items.confirmed(date) : text.items.unconfirmed(date)}</p>
    </div>
  )
}

/** What keeps running without the grid, what goes off, and for how long. */
export function PowerCut({ option, words, text }: ResultParts & DescribedOption) {
  const { powers, doesNotPower } = words.backup
  if (option.backup.powers.length === 0) return null
  return (
    <div>
      <h3>{text.powerCut.title}</h3>
      <p>{words.backup.sentence}</p>
      {words.backup.sums.length > 0 && (
        <details className="why">
          <summary>{text.powerCut.why}</summary>
          <div>
            {words.backup.sums.map((sum) => (
              <p key={sum}>{sum}</p>
            ))}
          </div>
        </details>
      )}
      <dl className="r-runs">
        <dt>{text.powerCut.runs}</dt>
        <dd>{powers.join(', ')}</dd>
        {doesNotPower.length > 0 && (
          <>
            <dt>{text.powerCut.doesNotRun}</dt>
            <dd>{doesNotPower.join(', ')}</dd>
          </>
        )}
      </dl>
    </div>
  )
}

/** The incentives that apply, each with its date, its source and what it asks. */
export function Incentives({ words, text, language }: ResultParts & DescribedOption) {
  return (
    <div className="stack">
      <h3>{text.incentives.title}</h3>
      {words.incentives.length === 0 ? (
        <p>{text.incentives.none}</p>
      ) : (
        <>
          {words.incentives.map((incentive) => (
            <div key={incentive.id} className="r-incentive">
              <p>
                <b>{incentive.name}</b>{' '}
                <span className="nw">
                  {incentive.amountEur === null
                    ? text.incentives.unknownAmount
                    : formatEur(incentive.amountEur, language)}
                </span>{' '}
                <Tag tone={incentive.status === 'verified' ? 'ok' : 'warn'}>
                  {incentive.status === 'verified' ? text.incentives.verified : text.incentives.single}
                </Tag>
              </p>
              <ul className="sm">
                {incentive.conditions.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
              <p className="xs mut">
                {text.incentives.asOf(asDate(incentive.asOf, language))}{' '}
                <a href={incentive.source.url} rel="nofollow noopener">
                  {incentive.source.title}
                </a>
              </p>
            </div>
          ))}
          <p className="sm mut">{text.incentives.notCounted}</p>
        </>
      )}
    </div>
  )
}

/** A full date or a month in the reader's way; anything else as it stands. */
export function asDate(asOf: string, language: ResultParts['language']): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(asOf)) return formatDate(asOf, language)
  const month = /^(\d{4})-(\d{2})$/.exec(asOf)
  return month ? `${monthNames(language)[Number(month[2]) - 1] ?? ''} ${month[1]}` : asOf
}
