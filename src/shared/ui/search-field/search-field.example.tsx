import type { Example } from '#src/shared/ui/example.ts'
import { SearchField } from './search-field.app.tsx'

const label = { en: 'Search', es: 'Buscar' }
const ignore = () => undefined

export const example: Example = {
  name: 'Search field',
  use: 'Staff: searches after a pause in typing, or at once with Enter.',
  states: [
    {
      name: 'Empty',
      show: (language) => (
        <div className="staff">
          <SearchField id="search-empty" value="" onChange={ignore}>
            {label[language]}
          </SearchField>
        </div>
      ),
    },
    {
      name: 'With words, focus-visible',
      forced: 'focus-visible',
      show: (language) => (
        <div className="staff">
          <SearchField id="search-words" value="Estepona" onChange={ignore}>
            {label[language]}
          </SearchField>
        </div>
      ),
    },
  ],
}
