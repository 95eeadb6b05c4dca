import { createContext, type ReactNode, useContext } from 'react'
import type { FieldName } from '#src/features/quote/domain/answers/form-values.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import { ChoiceTile } from '#src/shared/ui/choice-tile/choice-tile.tsx'
import { Field, FieldError } from '#src/shared/ui/field/field.tsx'

/**
 * The controls of the quote's questions, shared by the step-by-step configurator and the form on one page. With a handler they
 * are controlled by React; without one the browser keeps what was typed.
 */

/** First part of the ids of the controls below: the step-by-step page and the one-page form stand in one document. */
export const IdPrefix = createContext('q')

/** The id of a field's first control: what an error's link points to. */
function useControlId(field: FieldName | 'consentMarketing'): string {
  return `${useContext(IdPrefix)}-${field}`
}

export interface Choice {
  value: string
  name: string
  detail?: string
  art?: ReactNode
}

interface ChoicesProps {
  type: 'radio' | 'checkbox'
  field: FieldName
  text: QuoteUiText
  legend: ReactNode
  hint?: string | undefined
  choices: Choice[]
  chosen: readonly string[]
  error?: string | undefined
  onChoose?: ((value: string, on: boolean) => void) | undefined
}

/** Radio or checkbox tiles in a fieldset: legend, hint, error, then the tiles. */
export function Choices({ type, field, text, legend, hint, choices, chosen, error, onChoose }: ChoicesProps) {
  const id = useControlId(field)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={error ? 'f err' : 'f'} aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id} error={error} errorPrefix={text.errors.titlePrefix} />}
      <div className={`tiles q-${field}`}>
        {choices.map(({ value, name, detail, art }, index) => (
          <ChoiceTile
            key={value}
            type={type}
            name={field}
            value={value}
            id={index === 0 ? id : undefined}
            label={name}
            hint={detail}
            art={art}
            {...(onChoose
              ? {
                  checked: chosen.includes(value),
                  onChange: (event) => onChoose(value, event.currentTarget.checked),
                }
              : { defaultChecked: chosen.includes(value) })}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface TextFieldProps {
  field: FieldName
  text: QuoteUiText
  label: string
  hint?: string | undefined
  optional?: boolean
  value: string
  error?: string | undefined
  width?: 'w5' | 'w10'
  /** A unit before the field, such as €; it must be in the label as well. */
  prefix?: string
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'numeric' | 'decimal'
  autoComplete?: string
  onType?: ((value: string) => void) | undefined
  onLeave?: (() => void) | undefined
  /** A second control of the same answer, such as a slider. */
  twin?: ReactNode
}

/** One text field: label, hint, error, field. */
export function TextField(props: TextFieldProps) {
  const { field, text, label, hint, value, error, width, prefix, inputMode, onType, onLeave, twin } = props
  const id = useControlId(field)
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      errorPrefix={text.errors.titlePrefix}
      {...(props.optional && { optional: text.review.optional })}
    >
      {(control) => {
        const input = (
          <input
            {...control}
            className={['in', width, inputMode && 'tn'].filter(Boolean).join(' ')}
            name={field}
            type={props.type ?? 'text'}
            inputMode={inputMode}
            autoComplete={props.autoComplete ?? 'off'}
            {...(onType
              ? { value, onChange: (event) => onType(event.currentTarget.value), onBlur: onLeave }
              : { defaultValue: value })}
          />
        )
        const boxed = prefix ? (
          <div className="pre">
            <span aria-hidden="true">{prefix}</span>
            {input}
          </div>
        ) : (
          input
        )
        return twin ? (
          <div className="rng">
            {twin}
            {boxed}
          </div>
        ) : (
          boxed
        )
      }}
    </Field>
  )
}

interface SelectFieldProps {
  field: FieldName
  text: QuoteUiText
  label: string
  hint?: string | undefined
  /** Words of the empty choice. */
  empty: string
  choices: Choice[]
  value: string
  error?: string | undefined
  onChoose?: ((value: string) => void) | undefined
}

/** One choice from a short list that may be left open. */
export function SelectField({ field, text, label, hint, empty, choices, value, error, onChoose }: SelectFieldProps) {
  const id = useControlId(field)
  return (
    <Field id={id} label={label} hint={hint} error={error} errorPrefix={text.errors.titlePrefix}>
      {(control) => (
        <select
          {...control}
          className="in"
          name={field}
          {...(onChoose
            ? { value, onChange: (event) => onChoose(event.currentTarget.value) }
            : { defaultValue: value })}
        >
          <option value="">{empty}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface TickProps {
  field: 'consentPrivacy' | 'consentMarketing'
  text: QuoteUiText
  label: ReactNode
  ticked: boolean
  error?: string | undefined
  onTick?: ((on: boolean) => void) | undefined
}

/** One box to tick, never ticked beforehand. */
export function Tick({ field, text, label, ticked, error, onTick }: TickProps) {
  const id = useControlId(field)
  return (
    <div className={error ? 'f err' : 'f'}>
      {error && <FieldError id={id} error={error} errorPrefix={text.errors.titlePrefix} />}
      <div>
        <label className="ck">
          <input
            type="checkbox"
            name={field}
            value="on"
            id={id}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
            {...(onTick
              ? { checked: ticked, onChange: (event) => onTick(event.currentTarget.checked) }
              : { defaultChecked: ticked })}
          />
          <span>{label}</span>
        </label>
      </div>
    </div>
  )
}
