import { type SubmitEvent, useId, useState } from 'react'
import type { ReadBill } from '#src/features/bill-analysis/domain/bill.ts'
import {
  type CheckedName,
  checkedNames,
  typedNumber,
  unsureNames,
  withTyped,
} from '#src/features/bill-analysis/domain/checked-bill.ts'
import { billText } from '#src/features/bill-analysis/text/text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { fieldNumber } from './figures.ts'
import { FilePick } from './file-pick.tsx'
import { type Mark, PagePicture } from './page-picture.tsx'

interface Props {
  language: Language
  bill: ReadBill
  pages: ReadonlyMap<number, ImageBitmap>
  onChecked: (bill: ReadBill) => void
  onAgain: (files: readonly File[]) => void
  onAdd: (files: readonly File[]) => void
}

/** The second step: what is unsure first, in amber, beside the picture of the bill; every figure can be changed. */
export function CheckStep({ language, bill, pages, onChecked, onAgain, onAdd }: Props) {
  const text = billText(language)
  const { check } = text
  const { facts } = bill
  const unsure = unsureNames(facts)
  const found = checkedNames.filter((name) => facts[name] && !unsure.includes(name))
  const [raw, setRaw] = useState<Partial<Record<CheckedName, string>>>({})
  const [wrong, setWrong] = useState<readonly CheckedName[]>([])
  const numbers = new Map([...unsure, ...found].map((name, index) => [name, index + 1]))
  const shownValue = (name: CheckedName) =>
    raw[name] ?? (facts[name] ? fieldNumber(name, facts[name].value, language) : '')
  const marks = [...numbers].flatMap(([name, number]): Mark[] => {
    const place = facts[name]?.place
    return place ? [{ number, place, isUnsure: unsure.includes(name) }] : []
  })

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const typed = new Map<CheckedName, number | undefined>()
    const bad: CheckedName[] = []
    for (const name of [...unsure, ...found]) {
      const value = typedNumber(shownValue(name))
      if (value === null) bad.push(name)
      else typed.set(name, value)
    }
    setWrong(bad)
    const [first] = bad
    if (first) document.querySelector<HTMLInputElement>(`[data-fact="${first}"]`)?.focus()
    else onChecked(withTyped(bill, typed))
  }

  const field = (name: CheckedName, isUnsure: boolean) => (
    <Field
      key={name}
      {...{ name, language, isUnsure }}
      number={numbers.get(name) ?? 0}
      value={shownValue(name)}
      read={facts[name] ? fieldNumber(name, facts[name].value, language) : null}
      isWrong={wrong.includes(name)}
      onChange={(value) => setRaw((before) => ({ ...before, [name]: value }))}
    />
  )
  const sum =
    bill.totalMatchesLines === true
      ? check.sumRight
      : bill.totalMatchesLines === false
        ? check.sumWrong
        : check.sumUnknown
  return (
    <div className="b-check">
      <h2>{check.heading}</h2>
      <p className="mut">
        {unsure.length === 0 ? check.allSure(String(found.length)) : check.unsure(String(unsure.length))} {sum}
      </p>
      <div className="b-two">
        {pages.size > 0 ? (
          <figure className="b-seen">
            {[...pages].map(([page, bitmap]) => (
              <PagePicture
                key={page}
                {...{ page, bitmap, marks }}
                label={`${check.seen}. ${check.page(String(page))}`}
              />
            ))}
            <figcaption>{check.seen}</figcaption>
          </figure>
        ) : null}
        <form onSubmit={submit} noValidate>
          {unsure.length > 0 ? <div className="b-unsure">{unsure.map((name) => field(name, true))}</div> : null}
          <div className="b-fields">{found.map((name) => field(name, false))}</div>
          <div className="row">
            <Button type="submit">{check.show}</Button>
            <FilePick label={text.several.add} onFiles={onAdd} isSecond />
            <FilePick label={check.again} onFiles={onAgain} isSecond />
          </div>
        </form>
      </div>
    </div>
  )
}

interface FieldProps {
  name: CheckedName
  language: Language
  isUnsure: boolean
  number: number
  value: string
  read: string | null
  isWrong: boolean
  onChange: (value: string) => void
}

function Field({ name, language, isUnsure, number, value, read, isWrong, onChange }: FieldProps) {
  const { check, fields, units } = billText(language)
  const id = useId()
  const hint = isUnsure ? (read === null ? check.missing : check.blurred(read)) : null
  const unit = name.endsWith('Kwh')
    ? units.kwh
    : name.endsWith('Kw')
      ? units.kw
      : name.endsWith('Eur')
        ? units.eur
        : units.days
  return (
    <div className="f">
      <label htmlFor={id}>
        <sup aria-hidden="true">{number}</sup> {fields[name]}
      </label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className="b-unit">
        <input
          className="in tn"
          id={id}
          data-fact={name}
          inputMode="decimal"
          value={value}
          aria-invalid={isWrong || undefined}
          aria-describedby={
            [hint ? `${id}-hint` : '', isWrong ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
          }
          onChange={({ target }) => onChange(target.value)}
        />
        <span>{unit}</span>
      </div>
      {isWrong ? (
        <p className="err" id={`${id}-error`}>
          {check.invalid}
        </p>
      ) : null}
    </div>
  )
}
