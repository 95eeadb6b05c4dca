import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { billsOfYear, type Supply, suppliesOf } from '#src/features/bill-analysis/domain/supplies.ts'
import { billText } from '#src/features/bill-analysis/text/text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { BillList } from './bill-list.tsx'
import { Refused, Working } from './bill-reading.tsx'
import { type BillPaths, BillSteps } from './bill-section.tsx'
import { CheckStep } from './check-step.tsx'
import { ResultStep } from './result-step.tsx'
import { SendBill } from './send-bill.tsx'
import { type Entry, useBills } from './use-bills.ts'

interface Props extends BillPaths {
  language: Language
  first: readonly File[]
  today: string
  loadWeather: () => Promise<TypicalYear>
}

/** The three steps from the first file on. Everything happens here, on the visitor's device; nothing is sent but by "Send to an engineer". */
export function BillApp({ language, first, today, loadWeather, ...paths }: Props) {
  const { entries, reading, inHand, isReading, add, startAgain, type, check } = useBills(first)
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [editing, setEditing] = useState<number | null>(null)
  const [isResult, setResult] = useState(false)
  const [weather, setWeather] = useState<TypicalYear | null>(null)
  useEffect(() => {
    loadWeather().then(setWeather, () => setWeather(null))
  }, [loadWeather])
  const back = useCallback(() => setResult(false), [])
  useBackButton(isResult, back)

  const bills = entries.flatMap((entry) =>
    entry.outcome.kind === 'bill' ? [{ ...entry.outcome, id: entry.id, file: entry.file }] : [],
  )
  const [only] = bills
  const isSingle = entries.length === 1 && only !== undefined
  const inCheck = bills.find(({ id }) => id === editing) ?? (isSingle ? only : undefined)
  const step = isResult ? 3 : isReading || bills.length === 0 ? 1 : 2
  useEffect(() => {
    // Each step begins at its own heading, wherever the one before was left.
    if (step > 1) document.getElementById('bill')?.scrollIntoView()
  }, [step])
  const again = (files: readonly File[]) => {
    setResult(false)
    setEditing(null)
    setLeftOut(new Set())
    startAgain(files)
  }

  const shared = { language, today, weather, ...paths }
  if (isResult)
    return (
      <>
        <BillSteps language={language} step={3} />
        <Results {...shared} entries={entries} leftOut={leftOut} onBack={back} />
      </>
    )
  if (isReading)
    return (
      <>
        <BillSteps language={language} step={1} />
        <Working {...{ language, reading, inHand }} count={entries.length} onStop={() => location.reload()} />
      </>
    )
  if (inCheck)
    return (
      <>
        <BillSteps language={language} step={2} />
        <CheckStep
          key={inCheck.id}
          {...{ language }}
          bill={inCheck.bill}
          pages={inCheck.pages}
          onAgain={again}
          onAdd={add}
          onChecked={(bill) => {
            check(inCheck.id, bill)
            setEditing(null)
            if (isSingle) setResult(true)
          }}
        />
      </>
    )
  const [refused] = entries
  if (entries.length === 1 && refused?.outcome.kind === 'refused')
    return (
      <>
        <BillSteps language={language} step={1} />
        <Refused code={refused.outcome.code} language={language} onAgain={again} onType={type} />
        {refused.file && refused.outcome.code === 'bill_large_supply' ? (
          <SendBill language={language} files={[refused.file]} facts={{}} annualKwh={undefined} {...paths} />
        ) : null}
      </>
    )
  return (
    <>
      <BillSteps language={language} step={2} />
      <BillList
        {...{ language, entries, leftOut, onAgain: again, onAdd: add, onCheck: setEditing }}
        onLeaveOut={(index) => {
          const next = new Set(leftOut)
          if (!next.delete(index)) next.add(index)
          setLeftOut(next)
        }}
        onResult={() => setResult(true)}
      />
    </>
  )
}

/** One analysis for each supply; with two, a choice between them. */
function Results({
  entries,
  leftOut,
  ...shared
}: BillPaths & {
  language: Language
  today: string
  weather: TypicalYear | null
  entries: readonly Entry[]
  leftOut: ReadonlySet<number>
  onBack: () => void
}) {
  const supplies = useMemo(() => {
    const bills = entries.flatMap(({ outcome }) => (outcome.kind === 'bill' ? [outcome.bill] : []))
    return suppliesOf(bills).filter((supply) => billsOfYear(supply, leftOut).length > 0)
  }, [entries, leftOut])
  const [chosen, setChosen] = useState(0)
  const supply = supplies[chosen] ?? supplies[0]
  if (!supply) return null
  const words = billText(shared.language).several
  return (
    <>
      {supplies.length > 1 ? (
        <fieldset className="b-stay">
          <legend>{words.which}</legend>
          {supplies.map(({ cups }, index) => (
            <label key={cups ?? 'none'} className="ck">
              <input type="radio" name="supply" checked={index === chosen} onChange={() => setChosen(index)} />
              <span>{cups ? words.supply(cups.slice(-6)) : words.unnamed}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <SupplyResult
        key={supply.cups ?? 'none'}
        {...{ supply, entries, leftOut, isOnly: supplies.length === 1 }}
        {...shared}
      />
    </>
  )
}

function SupplyResult({
  supply,
  entries,
  leftOut,
  isOnly,
  ...shared
}: BillPaths & {
  language: Language
  today: string
  weather: TypicalYear | null
  supply: Supply
  entries: readonly Entry[]
  leftOut: ReadonlySet<number>
  isOnly: boolean
  onBack: () => void
}) {
  const year = useMemo(() => billsOfYear(supply, leftOut), [supply, leftOut])
  const others = useMemo(() => year.slice(1).map(({ bill }) => bill.facts), [year])
  const [newest] = year
  const hourly = entries.flatMap(({ outcome }) => (outcome.kind === 'hours' ? [outcome.series] : []))
  const own = hourly.find(({ cups }) => (cups ? cups.slice(0, 20) === supply.cups || (isOnly && !supply.cups) : isOnly))
  const read = entries.filter(({ outcome }) => outcome.kind === 'bill')
  const files = year.flatMap(({ index }) => read[index]?.file ?? [])
  if (!newest) return null
  return <ResultStep {...shared} bill={newest.bill} {...{ others, files }} hourly={own ?? null} />
}

/** The browser's Back goes from the result to the figures. */
function useBackButton(isResult: boolean, back: () => void): void {
  useEffect(() => {
    if (!isResult) return
    history.pushState({ bill: 'result' }, '', '#result')
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [isResult, back])
}
