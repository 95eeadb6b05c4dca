import type { ReactNode } from 'react'
import type { FieldName, FormValues } from '#src/features/quote/domain/answers/form-values.ts'
import { localisedNumber } from '#src/features/quote/domain/answers/localised-number.ts'
import type { StepId } from '#src/features/quote/domain/answers/steps.ts'
import { usualBillEur } from '#src/features/quote/domain/answers/usual-bill.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import { choicesOf } from './question-choices.tsx'
import { Choices, TextField } from './question-fields.tsx'

export interface QuestionHandlers {
  answer: (values: Partial<FormValues>) => void
  toggle: (field: 'existingSystems' | 'goals', value: string, on: boolean) => void
  leave: (field: FieldName) => void
}

export interface QuestionProps {
  step: Exclude<StepId, 'review'>
  text: QuoteUiText
  values: FormValues
  /** The message of each field that has one. */
  errors: Partial<Record<FieldName, string>>
  /** The question's own words as legend; a heading on the step-by-step page. */
  legend: ReactNode
  /** Without handlers the browser keeps the answers: the form on one page. */
  on?: QuestionHandlers
}

/** One question of the quote with its native controls. */
export function Question({ step, text, values, errors, legend, on }: QuestionProps) {
  const hint = text.questions[step].hint
  const single = (field: 'town' | 'propertyType' | 'occupancy' | 'budget') => (
    <Choices
      type="radio"
      field={field}
      text={text}
      legend={legend}
      hint={hint}
      choices={choicesOf[field](text)}
      chosen={[values[field]]}
      error={errors[field]}
      onChoose={on && ((value) => on.answer({ [field]: value }))}
    />
  )
  const several = (field: 'existingSystems' | 'goals') => (
    <Choices
      type="checkbox"
      field={field}
      text={text}
      legend={legend}
      hint={hint}
      choices={choicesOf[field](text)}
      chosen={values[field]}
      error={errors[field]}
      onChoose={on && ((value, ticked) => on.toggle(field, value, ticked))}
    />
  )
  switch (step) {
    case 'town':
      return single('town')
    case 'property':
      return (
        <>
          {single('propertyType')}
          <TextField
            field="buildYear"
            text={text}
            label={text.buildYear.label}
            hint={text.buildYear.hint}
            value={values.buildYear}
            error={errors.buildYear}
            width="w5"
            inputMode="numeric"
            onType={on && ((buildYear) => on.answer({ buildYear }))}
            onLeave={on && (() => on.leave('buildYear'))}
          />
        </>
      )
    case 'occupancy':
      return single('occupancy')
    case 'consumption':
      return <Consumption {...{ text, values, errors, legend, on }} />
    case 'systems':
      return several('existingSystems')
    case 'goals':
      return several('goals')
    case 'budget':
      return single('budget')
  }
}

const slider = { min: 20, max: 800, step: 5 }

function Consumption({ text, values, errors, legend, on }: Omit<QuestionProps, 'step'>) {
  const words = text.consumption
  const by = values.consumptionBy || 'bill'
  const bill = localisedNumber(values.monthlyBillEur)
  const usualEur = usualBillEur(values.occupancy)
  const isEmptyAtTimes = values.occupancy === 'holiday-home' || values.occupancy === 'mixed-use'
  const position = Math.min(
    slider.max,
    Math.max(slider.min, bill === undefined || Number.isNaN(bill) ? usualEur : bill),
  )
  const billField = (
    <TextField
      field="monthlyBillEur"
      text={text}
      label={words.bill.label}
      hint={isEmptyAtTimes ? words.bill.hintOfPartYear(formatEur(usualEur, text.language)) : words.bill.hint}
      value={values.monthlyBillEur}
      error={errors.monthlyBillEur}
      width="w5"
      prefix="€"
      inputMode="decimal"
      onType={on && ((monthlyBillEur) => on.answer({ monthlyBillEur, consumptionBy: 'bill' }))}
      onLeave={on && (() => on.leave('monthlyBillEur'))}
      {...(on && {
        twin: (
          <input
            type="range"
            {...{ min: slider.min, max: slider.max, step: slider.step }}
            value={position}
            aria-label={words.slider}
            style={{ '--p': `${((position - slider.min) / (slider.max - slider.min)) * 100}%` }}
            onChange={(event) => on.answer({ monthlyBillEur: event.currentTarget.value, consumptionBy: 'bill' })}
          />
        ),
      })}
    />
  )
  const kwhField = (
    <TextField
      field="annualKwh"
      text={text}
      label={words.kwh.label}
      hint={words.kwh.hint}
      value={values.annualKwh}
      error={errors.annualKwh}
      width="w10"
      inputMode="numeric"
      onType={on && ((annualKwh) => on.answer({ annualKwh, consumptionBy: 'kwh' }))}
      onLeave={on && (() => on.leave('annualKwh'))}
    />
  )
  if (!on)
    return (
      <fieldset className="f">
        <legend>{legend}</legend>
        <p className="hint">
          {text.questions.consumption.hint} {words.either}
        </p>
        {billField}
        {kwhField}
      </fieldset>
    )
  return (
    <fieldset className="f">
      <legend>{legend}</legend>
      <p className="hint">{text.questions.consumption.hint}</p>
      <div className="tiles nock q-by">
        {(['bill', 'kwh'] as const).map((choice) => (
          <label className="ch" key={choice}>
            <input
              type="radio"
              name="consumptionBy"
              value={choice}
              checked={by === choice}
              onChange={() => on.answer({ consumptionBy: choice })}
            />
            <span>{words.by[choice]}</span>
          </label>
        ))}
      </div>
      {by === 'bill' ? billField : kwhField}
    </fieldset>
  )
}
