import { trapName } from '#src/shared/http/form-trap-name.ts'
import type { Language } from '#src/shared/i18n/language.ts'

const label: Record<Language, string> = { en: 'Leave this empty', es: 'Deja esto vacío' }

/** A field that people neither see nor reach: who fills it in is a program. */
export function FormTrap({ language }: { language: Language }) {
  return (
    <div hidden aria-hidden="true">
      <label>
        {label[language]} <input name={trapName} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
