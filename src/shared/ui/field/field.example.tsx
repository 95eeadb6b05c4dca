import type { Example } from '#src/shared/ui/example.ts'
import { Field, FieldError } from './field.tsx'
import { FileField } from './file-field.app.tsx'

const words = {
  en: {
    phone: 'Phone',
    hint: 'So that we can answer.',
    error: 'Enter a phone number or an e-mail',
    prefix: 'Error:',
    optional: 'optional',
    either: 'or e-mail: one is enough',
    name: 'Name',
    bill: 'Monthly bill',
    town: 'Town',
    message: 'Message',
    agree: 'I have read the privacy policy and want to be contacted about my enquiry',
    agreeError: 'Tick the box so that we may answer',
    off: 'Account number',
    offHint: 'The office enters it after the first payout.',
    file: 'The file',
  },
  es: {
    phone: 'Teléfono',
    hint: 'Para poder contestarte.',
    error: 'Escribe un teléfono o un correo',
    prefix: 'Error:',
    optional: 'opcional',
    either: 'o correo: basta con uno',
    name: 'Nombre',
    bill: 'Factura al mes',
    town: 'Población',
    message: 'Mensaje',
    agree: 'He leído la política de privacidad y quiero que me contactéis sobre mi consulta',
    agreeError: 'Marca la casilla para que podamos contestarte',
    off: 'Número de cuenta',
    offHint: 'Lo pone la oficina después del primer pago.',
    file: 'El archivo',
  },
}

export const example: Example = {
  name: 'Field',
  use: 'One question with one control: label above, hint under it, error between hint and control. Never a placeholder.',
  states: [
    {
      name: 'Rest',
      show: (language) => (
        <Field id="phone" label={words[language].phone} hint={words[language].hint}>
          {(control) => <input {...control} className="in w10" type="tel" />}
        </Field>
      ),
    },
    {
      name: 'Focus',
      forced: 'focus-visible',
      show: (language) => (
        <Field id="phone-focus" label={words[language].phone}>
          {(control) => <input {...control} className="in w10" type="tel" />}
        </Field>
      ),
    },
    {
      name: 'With an error',
      show: (language) => (
        <Field
          id="phone-error"
          label={words[language].phone}
          hint={words[language].hint}
          error={words[language].error}
          errorPrefix={words[language].prefix}
        >
          {(control) => <input {...control} className="in w10" type="tel" defaultValue="7110" />}
        </Field>
      ),
    },
    {
      name: 'Optional, with a unit',
      show: (language) => (
        <Field id="bill" label={words[language].bill} optional={words[language].optional}>
          {(control) => (
            <div className="pre">
              <span aria-hidden="true">€</span>
              <input {...control} className="in w5 tn" inputMode="numeric" defaultValue="120" />
            </div>
          )}
        </Field>
      ),
    },
    {
      name: 'Required',
      show: (language) => (
        <Field id="name" label={words[language].name}>
          {(control) => <input {...control} className="in" required />}
        </Field>
      ),
    },
    {
      name: 'One of two',
      show: (language) => (
        <Field id="phone-either" label={words[language].phone} either={words[language].either}>
          {(control) => <input {...control} className="in w10" type="tel" />}
        </Field>
      ),
    },
    {
      name: 'Select',
      show: (language) => (
        <Field id="town" label={words[language].town}>
          {(control) => (
            <select {...control} className="in w10">
              <option>Marbella</option>
              <option>Estepona</option>
            </select>
          )}
        </Field>
      ),
    },
    {
      name: 'Slider with its typed twin',
      show: (language) => (
        <div className="f">
          <label htmlFor="slider-typed">{words[language].bill}</label>
          <div className="rng">
            <input
              type="range"
              min="40"
              max="600"
              defaultValue="220"
              aria-label={words[language].bill}
              style={{ '--p': '32%' }}
            />
            <input className="in w5 tn" id="slider-typed" inputMode="numeric" defaultValue="220" />
          </div>
        </div>
      ),
    },
    {
      name: 'Long text',
      show: (language) => (
        <Field id="message" label={words[language].message}>
          {(control) => <textarea {...control} className="in" rows={3} />}
        </Field>
      ),
    },
    {
      name: 'Check box with an error',
      show: (language) => (
        <div className="f err">
          <FieldError id="agree" error={words[language].agreeError} errorPrefix={words[language].prefix} />
          <label className="ck">
            <input type="checkbox" id="agree" aria-invalid aria-describedby="agree-error" />
            <span>{words[language].agree}</span>
          </label>
        </div>
      ),
    },
    {
      name: 'File (staff)',
      show: (language) => (
        <div className="staff">
          <FileField label={words[language].file} language={language} name="file" />
        </div>
      ),
    },
    {
      name: 'Disabled, with the reason',
      show: (language) => (
        <Field id="account" label={words[language].off} hint={words[language].offHint}>
          {(control) => <input {...control} className="in w10" disabled />}
        </Field>
      ),
    },
  ],
}
