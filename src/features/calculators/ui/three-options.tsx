import type { OwnOptions } from '#src/features/calculators/domain/frame/calculator.ts'
import { type Offer, type OwnOffer, othersThan, savingWith } from '#src/features/calculators/domain/frame/offer.ts'
import { formatKwp, formatMoney, formatUnit } from '#src/shared/i18n/format.ts'
import type { Words } from './written.ts'

interface Row extends Omit<OwnOffer, 'word'> {
  name: string
}

/** What can be bought: the calculator's own options, then, unless those answer the question alone, the three that the answers lead to, before the quote is opened. */
export function ThreeOptions({
  offers,
  own: { rows: ownRows = [], areAlone, caption, note, heatTodayEur } = {},
  withSaving,
  ofTypicalBill,
  answerEur,
  words,
}: {
  offers: readonly Offer[]
  own?: OwnOptions | undefined
  withSaving: boolean
  /** Nobody asked for the bill: the usual one stands for it. */
  ofTypicalBill: boolean
  /** The price that the answer above names: the option that costs the same is that answer. */
  answerEur?: number | undefined
  words: Words
}) {
  const { frame, language } = words
  const { offers: text } = frame
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  const kit = ({ kwp, batteryKwh, machines }: Row) =>
    [
      ...(kwp > 0 ? [text.panels(formatKwp(kwp, language))] : []),
      ...(batteryKwh > 0 ? [text.battery(formatUnit(batteryKwh, 'kWh', language))] : []),
      ...machines.map((machine) => text.machines[machine]),
    ].join(', ')
  const hours = ({ cutHours, isOwnList }: Row) => {
    if (cutHours === 0) return text.stops
    return (isOwnList ? text.ownHours : text.hours)(formatUnit(cutHours, 'h', language))
  }
  const names = namesOf(offers, words)
  const rows: Row[] = [
    ...ownRows.map(({ word, ...row }) => ({ ...row, name: words.value({ word }) })),
    ...(areAlone ? [] : othersThan(ownRows, offers)).map((offer) => ({
      ...offer,
      name: names.get(offer) ?? offer.name,
      ...(withSaving ? { savingEur: savingWith(offer, heatTodayEur) } : {}),
    })),
  ]
  const price = (value: number) => formatMoney(value, 'price', language)
  const above = answerEur === undefined ? undefined : price(answerEur)
  /** The answer above says of panels alone that they have no battery: so does its option. */
  const aboveKit = (row: Row) => {
    const isPanelsAlone = row.kwp > 0 && row.batteryKwh === 0 && row.machines.length === 0
    return text.above(isPanelsAlone ? `${kit(row)}, ${text.noBattery}` : kit(row))
  }
  const heading = ofTypicalBill ? text.typical : withSaving ? text.title : text.whole
  return (
    <div className="c-offers">
      <table className="stk">
        <caption>{caption ? words.value({ word: caption }) : heading}</caption>
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
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}
                <span className="c-note">{price(row.priceEur) === above ? aboveKit(row) : kit(row)}</span>
              </th>
              <td className="n" data-l={text.installed}>
                {price(row.priceEur)}
              </td>
              {withSaving ? (
                <td className="n" data-l={text.saving}>
                  <Saving of={row.savingEur} words={words} eur={eur} />
                </td>
              ) : null}
              <td data-l={text.powerCut}>{hours(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="xs mut">
        {[note ? words.value(note) : '', text.vat, rows.some(({ cutHours }) => cutHours > 0) ? text.fromBattery : '']
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}

/** What an option takes off the bills of a year, or adds to them. */
function Saving({ of, words: { frame }, eur }: { of: Row['savingEur']; words: Words; eur: (value: number) => string }) {
  if (!of) return '–'
  if (of.p50 < 0) return frame.offers.adds(eur(-of.p50))
  if (of.p90 <= 0) return frame.offers.none
  return (
    <>
      {frame.atLeast(eur(of.p90))}
      <br />
      {frame.likely(eur(of.p50))}
    </>
  )
}

/** Where the options differ by what they hold, that is their name: a machine alone puts no bill first. Elsewhere they keep the quote's. */
function namesOf(offers: readonly Offer[], { frame: { offers: text } }: Words): Map<Offer, string> {
  const held = offers.map(({ kwp, batteryKwh, machines: [machine] }) => {
    if (kwp > 0) return batteryKwh > 0 ? text.withBattery : text.withPanels
    return machine && batteryKwh === 0 ? text.only(text.machines[machine]) : undefined
  })
  const isTold = new Set(held).size === offers.length && !held.includes(undefined)
  return new Map(offers.map((offer, at) => [offer, (isTold && held[at]) || offer.name]))
}
