import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** A field with one line to write in; `input` is what the line itself carries. */
export function TextField({
  input,
  ...field
}: Omit<FieldProps, 'children'> & { input: ComponentProps<'input'> & { name: string } }) {
  return <Field {...field}>{(control) => <input className="in" type="text" {...input} {...control} />}</Field>
}
