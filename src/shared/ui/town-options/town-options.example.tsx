import type { Language } from '#src/shared/i18n/language.ts'
import type { Example } from '#src/shared/ui/example.ts'
import { TownOptions } from './town-options.tsx'

const labels = { en: 'Town', es: 'Municipio' }

const show = (language: Language) => (
  <label className="f">
    <span>{labels[language]}</span>
    <select className="in">
      <option value="">–</option>
      <TownOptions />
    </select>
  </label>
)

export const example: Example = {
  name: 'Town options',
  use: 'Inside a list: the towns we work in, by their names.',
  states: [{ name: 'In a list', show }],
}
