import type { Example } from '#src/shared/ui/example.ts'
import { Mark } from './mark.tsx'

const name = { en: 'Name of the business', es: 'Nombre de la empresa' }

export const example: Example = {
  name: 'Mark',
  use: 'Sun, path and horizon in a tile. The name beside it is text, always the constant.',
  states: [
    {
      name: 'With the name',
      show: (language) => (
        <a className="logo" href="/">
          <Mark />
          <span data-brand>{name[language]}</span>
        </a>
      ),
    },
    { name: 'Large', show: () => <Mark size={96} /> },
    {
      name: 'On the ground',
      show: (language) => (
        <div className="foot ds-pad">
          <a className="logo" href="/">
            <Mark />
            <span data-brand>{name[language]}</span>
          </a>
        </div>
      ),
    },
  ],
}
