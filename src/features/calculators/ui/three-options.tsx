import type { Offer } from '#src/features/calculators/domain/frame/offer.ts'
import { formatKwp, formatMoney, formatUnit } from '#src/shared/i18n/format.ts'
import type { Words } from './written.ts'

/** The three options that the answers lead to, before the quote is opened. */
export function ThreeOptions({
  offers,
  withSaving,
  ofTypicalBill,
  words: { frame, language },
}: {
  offers: readonly Offer[]
  withSaving: boolean
  /** Nobody asked for the bill: the usual one stands for it. */
  ofTypicalBill: boolean
  words: Words
}) {
  const { offers: text } = frame
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  const kit = ({ kwp, batteryKwh, machines }: Offer) =>
    [
      ...(kwp > 0 ? [text.panels(formatKwp(kwp, language))] : []),
      ...(batteryKwh > 0 ? [text.battery(formatUnit(batteryKwh, 'kWh', language))] : []),
      ...machines.map((machine) => text.machines[machine]),
    ].join(', ')
  const hours = (cutHours: number) => (cutHours > 0 ? text.hours(formatUnit(cutHours, 'h', language)) : text.stops)
  return (
    <div className="c-offers">
      <table className="stk">
        <caption>{ofTypicalBill ? text.typical : withSaving ? text.title : text.whole}</caption>
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
          {offers.map((offer) => (
            <tr key={offer.name}>
              <th scope="row">
                {offer.name}
                <span className="c-note">{kit(offer)}</span>
              </th>
              <td className="n" data-l={text.installed}>
                {formatMoney(offer.priceEur, 'price', language)}
              </td>
              {withSaving ? (
                <td className="n" data-l={text.saving}>
                  {offer.savingEur.p90 > 0 ? (
                    <>
                      {frame.atLeast(eur(offer.savingEur.p90))}
                      <br />
                      {frame.likely(eur(offer.savingEur.p50))}
                    </>
                  ) : (
                    text.none
                  )}
                </td>
              ) : null}
              <td data-l={text.powerCut}>{hours(offer.cutHours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="xs mut">{text.note}</p>
    </div>
  )
}
