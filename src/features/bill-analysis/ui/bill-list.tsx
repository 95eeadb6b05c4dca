import { unsureNames } from '#src/features/bill-analysis/domain/checked-bill.ts'
import { billsOfYear, type SupplyBill, suppliesOf } from '#src/features/bill-analysis/domain/supplies.ts'
import { billText } from '#src/features/bill-analysis/text/text.ts'
import { billProblemWords } from '#src/shared/http/bill-problem-words.ts'
import { formatDate, formatEur, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { FilePick } from './file-pick.tsx'
import type { Entry } from './use-bills.ts'

interface Props {
  language: Language
  entries: readonly Entry[]
  /** By place among the bills. */
  leftOut: ReadonlySet<number>
  onLeaveOut: (index: number) => void
  onCheck: (id: number) => void
  onAdd: (files: readonly File[]) => void
  onAgain: (files: readonly File[]) => void
  onResult: () => void
}

/** Several files: each bill with its days, kWh and amount, one can be left out; a record of hours beside them; what could not be read. */
export function BillList({ language, entries, leftOut, onLeaveOut, onCheck, onAdd, onAgain, onResult }: Props) {
  const words = billText(language).several
  const read = entries.flatMap(({ id, outcome }) => (outcome.kind === 'bill' ? [{ ...outcome, id }] : []))
  const supplies = suppliesOf(read.map(({ bill }) => bill))
  const hours = entries.flatMap(({ id, outcome }) => (outcome.kind === 'hours' ? [{ id, series: outcome.series }] : []))
  const hasResult = supplies.some((supply) => billsOfYear(supply, leftOut).length > 0)

  const row = ({ index, bill, span, notCounted }: SupplyBill) => {
    const entry = read[index]
    const unsure = entry?.isChecked ? 0 : unsureNames(bill.facts).length
    const isOut = leftOut.has(index)
    const { energyTotalKwh, totalEur } = bill.facts
    const figures = [
      energyTotalKwh && `${formatNumber(energyTotalKwh.value, language, 0)} kWh`,
      totalEur && formatEur(totalEur.value, language, 2),
    ].filter(Boolean)
    return (
      <li key={entry?.id ?? index} className={isOut || notCounted ? 'is-out' : undefined}>
        <div>
          <p className="h5">
            {span ? `${formatDate(span.from, language)} – ${formatDate(span.to, language)}` : words.withoutDates}
          </p>
          <p className="mut">
            {figures.join(', ')}
            {notCounted ? ` · ${words.notCounted[notCounted]}` : ''}
          </p>
        </div>
        <div className="row">
          {entry && unsure > 0 ? (
            <Button tone="secondary" small onClick={() => onCheck(entry.id)}>
              {words.check(String(unsure))}
            </Button>
          ) : null}
          {notCounted ? null : (
            <Button tone="secondary" small onClick={() => onLeaveOut(index)}>
              {isOut ? words.takeIn : words.leaveOut}
            </Button>
          )}
        </div>
      </li>
    )
  }

  return (
    <div className="b-list">
      <h2>{words.heading(String(read.length))}</h2>
      <p className="mut">{read.length === 0 ? words.onlyHours : words.why}</p>
      {supplies.map((supply) => (
        <section key={supply.cups ?? 'none'}>
          {supplies.length > 1 ? (
            <h3 className="h5">{supply.cups ? words.supply(supply.cups.slice(-6)) : words.unnamed}</h3>
          ) : null}
          <ul className="b-found b-bills">{supply.bills.map(row)}</ul>
        </section>
      ))}
      <ul className="b-found b-bills">
        {hours.map(({ id, series }) => {
          const dates = [...series.days.keys()]
          return (
            <li key={id}>
              <div>
                <p className="h5">{words.hours}</p>
                <p className="mut">
                  {words.hoursOf({
                    days: formatNumber(series.days.size, language),
                    from: formatDate(dates[0] ?? '', language),
                    to: formatDate(dates.at(-1) ?? '', language),
                  })}
                  {series.missingHours > 0 ? ` ${words.missing(formatNumber(series.missingHours, language))}` : ''}
                </p>
              </div>
            </li>
          )
        })}
        {entries.map(({ id, file, outcome }) =>
          outcome.kind === 'refused' ? (
            <li key={id} className="is-out">
              <div>
                <p className="h5">{file?.name}</p>
                <p className="mut">
                  {billProblemWords[language][outcome.code].title}. {billProblemWords[language][outcome.code].detail}
                </p>
              </div>
            </li>
          ) : null,
        )}
      </ul>
      <div className="row">
        {hasResult ? <Button onClick={onResult}>{words.result}</Button> : null}
        <FilePick label={words.add} onFiles={onAdd} isSecond={hasResult} />
        <FilePick label={billText(language).check.again} onFiles={onAgain} isSecond />
      </div>
      {supplies.length > 1 ? <p className="k">{words.twoSupplies}</p> : null}
    </div>
  )
}
