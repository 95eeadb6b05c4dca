import { Field } from './field.tsx'

export const fieldExample = (
  <Field id="phone" label="Phone" hint="So that we can answer." error="Enter a phone number or an e-mail">
    {(control) => <input {...control} className="in w10" name="phone" type="tel" autoComplete="tel" />}
  </Field>
)
