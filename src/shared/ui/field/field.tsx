import type { ReactNode } from 'react'

/** What the control inside a field must carry so that label, hint and error belong to it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** In the page's language. Shown between hint and control, the same words as in the summary. */
  error?: string | undefined
  /** "Error:" / "Error:" for readers of the page by ear. */
  errorPrefix?: string
  /** "optional" in the page's language; this and the next stand in brackets behind the label. */
  optional?: string
  /** "or phone: one is enough" in the page's language: this field and its neighbour ask for one answer between them. */
  either?: string
  children: (control: FieldControl) => ReactNode
}

/** One question with one control: label above, hint under it, error between hint and control. What is not marked as optional has to be filled in. */
export function Field({ id, label, hint, error, errorPrefix = 'Error:', optional, either, children }: FieldProps) {
  const mark = optional ?? either
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={error ? 'f err' : 'f'}>
      <label htmlFor={id}>
        {label}
        {mark ? <span className="opt-l">{` (${mark})`}</span> : null}
      </label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={id} error={error} errorPrefix={errorPrefix} /> : null}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
    </div>
  )
}

/** The error line of a field, for groups that build their own `fieldset`. Its id is `<field id>-error`. */
export function FieldError({ id, error, errorPrefix = 'Error:' }: { id: string; error: string; errorPrefix?: string }) {
  return (
    <p className="msg" id={`${id}-error`}>
      <span className="vh">{errorPrefix} </span>
      {error}
    </p>
  )
}
