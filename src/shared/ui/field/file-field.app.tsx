import { type ComponentProps, useState } from 'react'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'

const words = {
  en: { one: 'Choose a file', several: 'Choose files' },
  es: { one: 'Elegir un archivo', several: 'Elegir archivos' },
}

/** A file to send with a form: a button in the page's language, since the browser's own speaks the browser's, and what was chosen beside it. */
export function FileField({
  label,
  language,
  ...input
}: {
  label: string
  language: Language
} & Pick<ComponentProps<'input'>, 'id' | 'accept' | 'multiple' | 'required'> & { name: string }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <label className="f file-field">
      <span>{label}</span>
      <span className="row">
        <span className="btn sec2">
          <Icon name="up" size={16} />
          {words[language][input.multiple ? 'several' : 'one']}
        </span>
        {/* The field itself tells the ear what was chosen. */}
        <span aria-hidden="true">{chosen.join(', ')}</span>
      </span>
      <input
        {...input}
        className="vh"
        type="file"
        onChange={({ target }) => setChosen(Array.from(target.files ?? [], ({ name }) => name))}
      />
    </label>
  )
}
