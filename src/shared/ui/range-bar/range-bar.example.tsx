import { formatEur } from '#src/shared/i18n/format.ts'
import type { Example } from '#src/shared/ui/example.ts'
import { RangeBar } from './range-bar.tsx'

const label = {
  en: 'Saves €1,290 to €1,640 a year, likely €1,470.',
  es: 'Ahorras entre 1.290 € y 1.640 € al año, lo probable son 1.470 €.',
}
const narrow = {
  en: 'Saves €880 to €910 a year, likely €900.',
  es: 'Ahorras entre 880 € y 910 € al año, lo probable son 900 €.',
}

export const example: Example = {
  name: 'Range bar',
  use: 'A figure that is not certain: hatched from P90 to P10, a mark at P50. Never one number alone.',
  states: [
    {
      name: 'Wide',
      show: (language) => (
        <RangeBar
          range={{ p90: 1290, p50: 1470, p10: 1640 }}
          scaleMax={2000}
          label={label[language]}
          low={formatEur(1290, language)}
          mid={formatEur(1470, language)}
          high={formatEur(1640, language)}
        />
      ),
    },
    {
      name: 'Narrow',
      show: (language) => (
        <RangeBar
          range={{ p90: 880, p50: 900, p10: 910 }}
          scaleMax={2000}
          label={narrow[language]}
          low={formatEur(880, language)}
          mid={formatEur(900, language)}
          high={formatEur(910, language)}
        />
      ),
    },
  ],
}
