import type { Offer } from '#src/features/calculators/domain/frame/offer.ts'
import { formatMoney, formatUnit } from '#src/shared/i18n/format.ts'
import type { Words } from './written.ts'

/** The three options that the answers lead to, before the quote is opened. */
export function ThreeOptions({
  offers,
  withSaving,
  words: { frame, language },
}: {
  offers: readonly Offer[]
  withSaving: boolean
  words: Words
}) {
  const { offers: text } = frame
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  const hours = (cutHours: number) => (cutHours > 0 ? text.hours(formatUnit(cutHours, 'h', language)) : text.stops)
  return (
    <div className="c-offers">
      <table className="stk">
        <caption>{text.title}</caption>
        <thead>
          <tr>
            <th scope="col">{text.option}</th>
            <th scope="col" className="n">
              {text.installed}
            </th>
            {withSaving ? (
              <th scope="col" className="n">
                {text.saving}
              </th>
            ) : null}
            <th scope="col">{text.powerCut}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ name, priceEur, savingEur, cutHours }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="n" data-l={text.installed}>
                {formatMoney(priceEur, 'price', language)}
              </td>
              {withSaving ? (
                <td className="n" data-l={text.saving}>
                  {savingEur.p90 > 0 ? (
                    <>
                      {frame.atLeast(eur(savingEur.p90))}
                      <br />
                      {frame.likely(eur(savingEur.p50))}
                    </>
                  ) : (
                    text.none
                  )}
                </td>
              ) : null}
              <td data-l={text.powerCut}>{hours(cutHours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="xs mut">{text.note}</p>
    </div>
  )
}
