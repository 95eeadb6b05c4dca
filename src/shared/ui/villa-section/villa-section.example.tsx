import type { Example } from '#src/shared/ui/example.ts'
import { VillaSection } from './villa-section.tsx'

const words = {
  en: {
    label: 'Section through a house looking west, with the noon sun at 77 degrees in June and 30 in December.',
    june: '21 Jun',
    december: '21 Dec',
    today: 'Today',
    equinox: '53.5°',
    value: '6.6 kWp',
    roof: 'panels on the roof',
    pool: 'the pool',
    battery: 'the battery',
    car: 'the car',
  },
  es: {
    label: 'Sección de una casa mirando al oeste, con el sol de mediodía a 77 grados en junio y a 30 en diciembre.',
    june: '21 jun',
    december: '21 dic',
    today: 'Hoy',
    equinox: '53,5°',
    value: '6,6 kWp',
    roof: 'de placas en el tejado',
    pool: 'la piscina',
    battery: 'la batería',
    car: 'el coche',
  },
}

export const example: Example = {
  name: 'Villa section',
  use: 'The house cut open under the noon sun at its true height. The home page only.',
  states: [
    {
      name: 'Roof only',
      show: (language) => {
        const text = words[language]
        return (
          <VillaSection
            label={text.label}
            seasons={[
              { deg: 77, date: text.june, height: '77°' },
              { deg: 30, date: text.december, height: '30°' },
            ]}
            sun={{ deg: 53.5, date: text.today, height: text.equinox }}
            roof={{ value: text.value, text: text.roof }}
          />
        )
      },
    },
    {
      name: 'Everything named',
      show: (language) => {
        const text = words[language]
        return (
          <VillaSection
            label={text.label}
            seasons={[{ deg: 77, date: text.june, height: '77°' }]}
            sun={{ deg: 30, date: text.december, height: '30°' }}
            roof={{ value: text.value, text: text.roof }}
            pool={{ value: '40 m³', text: text.pool }}
            battery={{ value: '10 kWh', text: text.battery }}
            car={{ value: '7 kW', text: text.car }}
          />
        )
      },
    },
  ],
}
