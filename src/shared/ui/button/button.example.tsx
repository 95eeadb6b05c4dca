import type { Language } from '#src/shared/i18n/language.ts'
import type { Example, ExampleState } from '#src/shared/ui/example.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { Button, ButtonLink } from './button.tsx'

const words = {
  en: {
    primary: 'See my price',
    secondary: 'Previous',
    sea: 'Search',
    alarm: 'Call 112',
    busy: 'Generating…',
    why: 'Choose a time first.',
    book: 'Book the visit',
    link: 'Get a quote',
    more: 'How we count',
  },
  es: {
    primary: 'Ver mi precio',
    secondary: 'Anterior',
    sea: 'Buscar',
    alarm: 'Llama al 112',
    busy: 'Generando…',
    why: 'Elige antes una hora.',
    book: 'Reservar la visita',
    link: 'Pide presupuesto',
    more: 'Cómo contamos',
  },
}

const tones = ['primary', 'secondary', 'sea', 'alarm'] as const
const row = (language: Language) => (
  <div className="row">
    {tones.map((tone) => (
      <Button key={tone} tone={tone}>
        {words[language][tone]}
      </Button>
    ))}
  </div>
)
const each = (forced: ExampleState['forced'] & string): ExampleState => ({ name: forced, forced, show: row })

export const example: Example = {
  name: 'Button',
  use: 'Primary is the sun, one in view. Disabled only with the reason beside it; busy keeps its width and names what it does.',
  states: [
    { name: 'Rest', show: row },
    each('hover'),
    each('focus-visible'),
    each('active'),
    {
      name: 'Busy',
      show: (language) => (
        <div className="row">
          {tones.map((tone) => (
            <Button key={tone} tone={tone} busy>
              {words[language].busy}
            </Button>
          ))}
        </div>
      ),
    },
    {
      name: 'Disabled, with the reason',
      show: (language) => (
        <div className="row">
          <Button disabled aria-describedby="why-not">
            {words[language].book}
          </Button>
          <span id="why-not" className="sm mut">
            {words[language].why}
          </span>
        </div>
      ),
    },
    {
      name: 'Small',
      show: (language) => (
        <div className="row">
          {tones.map((tone) => (
            <Button key={tone} tone={tone} small>
              {words[language][tone]}
            </Button>
          ))}
        </div>
      ),
    },
    {
      name: 'Wide, on the ground',
      show: (language) => (
        <div className="deep ds-pad stack">
          <Button wide>{words[language].primary}</Button>
          <Button wide tone="secondary">
            {words[language].secondary}
          </Button>
        </div>
      ),
    },
    {
      name: 'Links',
      show: (language) => (
        <div className="row">
          <ButtonLink href="/quote">{words[language].link}</ButtonLink>
          <a className="tl" href="/method">
            {words[language].more} <Icon name="arrow" size={20} />
          </a>
        </div>
      ),
    },
  ],
}
