import { type InputSpec, optionsOf } from '#src/features/calculators/domain/frame/input.ts'
import {
  type InputProblem,
  type InputSpecs,
  isAsked,
  type RawInputs,
} from '#src/features/calculators/domain/frame/read-inputs.ts'
import { unitName } from '#src/features/calculators/text/write.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { ChoiceTile } from '#src/shared/ui/choice-tile/choice-tile.tsx'
import { Field, type FieldControl, FieldError } from '#src/shared/ui/field/field.tsx'
import { optionWords, problemText, spokenUnit, type Words, wordedBy } from './written.ts'

export interface InputHandlers {
  change: (name: string, value: string) => void
  leave: (name: string) => void
}

interface FieldsProps {
  specs: InputSpecs
  /** In this order. */
  names: readonly string[]
  raw: RawInputs
  /** Only those that are to be shown now. */
  problems: readonly InputProblem[]
  words: Words
  on: InputHandlers
}

/** The two inputs that stand before the answer: the first that takes a line, and the town. */
export function firstAsked(specs: InputSpecs): string[] {
  const names = Object.keys(specs).filter((name) => {
    const spec = specs[name]
    return spec && !isTiles(spec) && !spec.when
  })
  const [first] = names.filter((name) => specs[name]?.kind !== 'town')
  return [first, names.find((name) => specs[name]?.kind === 'town')].flatMap((name) => name ?? [])
}

/** Those of the named inputs that are asked, each prefilled, with its unit, and with its problem when it has one. */
export function InputFields({ specs, names, raw, problems, words, on }: FieldsProps) {
  return names.map((name) => {
    const spec = specs[name]
    if (!spec || !isAsked(spec, raw)) return null
    const problem = problems.find((one) => one.name === name)
    return (
      <InputField
        key={name}
        name={name}
        spec={spec}
        value={raw[name] ?? ''}
        error={problem && problemText(problem, spec, words)}
        words={words}
        on={on}
      />
    )
  })
}

interface FieldProps {
  name: string
  spec: InputSpec
  value: string
  error: string | undefined
  words: Words
  on: InputHandlers
}

function InputField(props: FieldProps) {
  const { name, spec, error, words } = props
  const { label, hint } = wordedBy(words.text.inputs, name)
  if (isTiles(spec)) return <Tiles {...props} />
  const unit = spokenUnit(spec, words)
  const optional = spec.kind === 'optional-number' ? { optional: words.frame.optional } : {}
  return (
    <Field
      id={`c-${name}`}
      label={
        <>
          <span>{label}</span>
          {unit ? <span className="vh">{unit}</span> : null}
        </>
      }
      hint={hint}
      error={error}
      errorPrefix={words.frame.errorPrefix}
      {...optional}
    >
      {(control) =>
        spec.kind === 'number' || spec.kind === 'optional-number' ? (
          <NumberField {...props} spec={spec} control={control} />
        ) : (
          <List {...props} control={control} />
        )
      }
    </Field>
  )
}

function isTiles(spec: InputSpec): boolean {
  return spec.kind === 'yes-no' || (spec.kind === 'choice' && !spec.asList && spec.options.length <= 4)
}

function choicesOf({ name, spec, words }: Pick<FieldProps, 'name' | 'spec' | 'words'>) {
  if (spec.kind === 'yes-no') {
    const own = words.text.inputs[name]?.options
    return ['yes', 'no'].map((value) => ({
      value,
      label: value === 'yes' ? words.frame.yes : words.frame.no,
      ...(own?.[value] !== undefined && optionWords(name, value, words)),
    }))
  }
  if (spec.kind === 'town') return towns.map((value) => ({ value, label: townNames[value] }))
  return optionsOf(spec).map((value) => ({ value, ...optionWords(name, value, words) }))
}

function Tiles(props: FieldProps) {
  const { name, value, error, words, on } = props
  const { label, hint } = wordedBy(words.text.inputs, name)
  const id = `c-${name}`
  const choices: { value: string; label: string; hint?: string }[] = choicesOf(props)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={error ? 'f err' : 'f'} aria-describedby={described || undefined}>
      <legend>{label}</legend>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={id} error={error} errorPrefix={words.frame.errorPrefix} /> : null}
      <div className={`tiles nock c-tiles c-of${choices.length}`}>
        {choices.map((choice, index) => (
          <ChoiceTile
            key={choice.value}
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={choice.value}
            label={choice.label}
            hint={choice.hint}
            checked={choice.value === value}
            onChange={() => on.change(name, choice.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function List(props: FieldProps & { control: FieldControl }) {
  const { name, value, control, on } = props
  return (
    <select
      {...control}
      className="in"
      name={name}
      value={value}
      autoComplete="off"
      onChange={(event) => on.change(name, event.currentTarget.value)}
    >
      {choicesOf(props).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

type NumberFieldProps = FieldProps & {
  spec: Extract<InputSpec, { kind: 'number' | 'optional-number' }>
  control: FieldControl
}

function NumberField({ name, spec, value, words, on, control }: NumberFieldProps) {
  const slider = spec.kind === 'number' ? spec.slider : undefined
  const unit = unitName(spec.unit, words.language)
  const sign = unit ? <span aria-hidden="true">{unit}</span> : null
  const isBefore = spec.unit === 'eur' && words.language === 'en'
  const typed = (
    <div className="c-unit">
      {isBefore ? sign : null}
      <input
        {...control}
        className="in tn"
        name={name}
        type="text"
        inputMode={spec.whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={12}
        value={value}
        onChange={(event) => on.change(name, event.currentTarget.value)}
        onBlur={() => on.leave(name)}
      />
      {isBefore ? null : sign}
    </div>
  )
  if (!slider) return typed
  const at = Number(value.replace(',', '.'))
  const shown = Number.isFinite(at) ? Math.min(slider.max, Math.max(slider.min, at)) : slider.min
  const share = ((shown - slider.min) / (slider.max - slider.min)) * 100
  return (
    <div className="rng">
      <input
        type="range"
        {...slider}
        value={shown}
        autoComplete="off"
        aria-label={words.frame.slider(wordedBy(words.text.inputs, name).label)}
        aria-valuetext={`${formatNumber(shown, words.language, Number.isInteger(shown) ? 0 : 1)} ${unit}`}
        style={{ '--p': `${share}%` }}
        onChange={(event) => on.change(name, event.currentTarget.value)}
      />
      {typed}
    </div>
  )
}
