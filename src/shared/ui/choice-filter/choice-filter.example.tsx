import type { Language } from '#src/shared/i18n/language.ts'
import type { Example } from '#src/shared/ui/example.ts'
import { ChoiceFilter } from './choice-filter.tsx'

const words = {
  en: { label: 'Language', all: 'Both', en: 'English', es: 'Spanish' },
  es: { label: 'Idioma', all: 'Los dos', en: 'Inglés', es: 'Español' },
}
const ignore = () => undefined

const show = (language: Language, value: Language | undefined) => (
  <div className="staff">
    <ChoiceFilter
      label={words[language].label}
      all={words[language].all}
      value={value}
      choices={[
        { value: 'en', label: words[language].en },
        { value: 'es', label: words[language].es },
      ]}
      onChange={ignore}
    />
  </div>
)

export const example: Example = {
  name: 'Choice filter',
  use: 'Staff: narrows a list by one of a few values; the first entry means all of them.',
  states: [
    { name: 'All', show: (language) => show(language, undefined) },
    { name: 'Narrowed', show: (language) => show(language, 'es') },
  ],
}
