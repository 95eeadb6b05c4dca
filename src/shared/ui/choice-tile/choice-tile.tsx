import type { ComponentProps, ReactNode } from 'react'

/** A radio button or check box drawn as a tile; several stand in a `fieldset` with class `tiles`. */
export function ChoiceTile({
  type,
  label,
  hint,
  art,
  ...rest
}: {
  type: 'radio' | 'checkbox'
  label: ReactNode
  hint?: ReactNode
  art?: ReactNode
} & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="ch">
      <input {...rest} type={type} />
      <span>
        {art}
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
    </label>
  )
}
