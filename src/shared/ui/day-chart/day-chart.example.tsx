import type { Example } from '#src/shared/ui/example.ts'
import { DayChart, type TariffSpan } from './day-chart.tsx'

const sunKwh = [0, 0, 0, 0, 0, 0, 0, 0.2, 0.8, 1.8, 2.8, 3.6, 4.2, 4.5, 4.4, 3.9, 3.1, 2.2, 1.3, 0.5, 0.1, 0, 0, 0]
const tariff: readonly TariffSpan[] = [
  [0, 8, 'valley'],
  [8, 10, 'flat'],
  [10, 14, 'peak'],
  [14, 18, 'flat'],
  [18, 22, 'peak'],
  [22, 24, 'flat'],
]
const words = {
  en: {
    label: 'Average June day: panels make 33.4 kWh, the home uses 24 kWh',
    made: 'Panels make 33.4 kWh',
    used: 'Home uses 24 kWh',
    fills: 'Battery fills',
    gives: 'Battery gives',
    periods: { valley: 'off-peak', flat: 'mid', peak: 'peak' },
  },
  es: {
    label: 'Día medio de junio: las placas producen 33,4 kWh y la casa gasta 24 kWh',
    made: 'Placas: 33,4 kWh',
    used: 'La casa: 24 kWh',
    fills: 'Se carga',
    gives: 'Da la batería',
    periods: { valley: 'valle', flat: 'llano', peak: 'punta' },
  },
}

export const example: Example = {
  name: 'Day chart',
  use: 'Sun (area) against use (line) on one day, over the tariff periods of a working day.',
  states: [
    {
      name: 'June',
      show: (language) => (
        <DayChart
          label={words[language].label}
          madeKwh={sunKwh}
          usedKwh={sunKwh.map(() => 1)}
          topKw={5}
          madeLabel={words[language].made}
          usedLabel={words[language].used}
          tariff={tariff}
          periodNames={words[language].periods}
        />
      ),
    },
    {
      name: 'June, with a battery',
      show: (language) => (
        <DayChart
          label={words[language].label}
          madeKwh={sunKwh}
          usedKwh={sunKwh.map(() => 1)}
          battery={{
            id: 'sun-june',
            storedLabel: words[language].fills,
            givenLabel: words[language].gives,
            storedKwh: sunKwh.map((kwh, hour) => (hour < 13 ? Math.max(0, kwh - 1) : 0)),
            givenKwh: sunKwh.map((kwh, hour) => (hour > 15 ? Math.max(0, 1 - kwh) : 0)),
          }}
          topKw={5}
          madeLabel={words[language].made}
          usedLabel={words[language].used}
          tariff={tariff}
          periodNames={words[language].periods}
        />
      ),
    },
  ],
}
