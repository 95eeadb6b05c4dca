import type { Language } from '#src/shared/i18n/language.ts'
import type { Example } from '#src/shared/ui/example.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { ChoiceTile } from './choice-tile.tsx'

const words = {
  en: {
    when: 'When is someone at home?',
    year: 'All year',
    most: 'Someone most days',
    holidays: 'Holidays only',
    weeks: 'Weeks, mostly summer',
    have: 'What is there already?',
    pool: 'Pool',
    car: 'Electric car',
    gas: 'Gas boiler',
    off: 'Not in this town',
  },
  es: {
    when: '¿Cuándo hay alguien en casa?',
    year: 'Todo el año',
    most: 'Alguien casi cada día',
    holidays: 'Solo vacaciones',
    weeks: 'Semanas, sobre todo en verano',
    have: '¿Qué hay ya?',
    pool: 'Piscina',
    car: 'Coche eléctrico',
    gas: 'Caldera de gas',
    off: 'No en esta población',
  },
}

const pair = (name: string, language: Language) => (
  <fieldset className="f">
    <legend>{words[language].when}</legend>
    <div className="tiles">
      <ChoiceTile type="radio" name={name} label={words[language].year} hint={words[language].most} />
      <ChoiceTile type="radio" name={name} label={words[language].holidays} hint={words[language].weeks} />
    </div>
  </fieldset>
)

export const example: Example = {
  name: 'Choice tile',
  use: 'A real radio button or check box drawn as a tile; several stand in a fieldset.',
  states: [
    { name: 'Rest', show: (language) => pair('rest', language) },
    { name: 'hover', forced: 'hover', show: (language) => pair('hovered', language) },
    { name: 'focus-visible', forced: 'focus-visible', show: (language) => pair('focused', language) },
    {
      name: 'Checked, several, one disabled',
      show: (language) => (
        <fieldset className="f">
          <legend>{words[language].have}</legend>
          <div className="tiles">
            <ChoiceTile
              type="checkbox"
              name="have"
              label={words[language].pool}
              art={<Icon name="pool" />}
              defaultChecked
            />
            <ChoiceTile
              type="checkbox"
              name="have"
              label={words[language].car}
              art={<Icon name="ev" />}
              defaultChecked
            />
            <ChoiceTile
              type="checkbox"
              name="have"
              label={words[language].gas}
              hint={words[language].off}
              art={<Icon name="cut" />}
              disabled
            />
          </div>
        </fieldset>
      ),
    },
  ],
}
