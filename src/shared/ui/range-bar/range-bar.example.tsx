import { formatEur } from '#src/shared/i18n/format.ts'
import type { Example } from '#src/shared/ui/example.ts'
import { RangeBar } from './range-bar.tsx'
import { rangePosition } from './range-position.ts'

const label = {
  en: 'Saves at least €1,290 a year in nine years of ten, most likely €1,470; one year in ten more than €1,640.',
  es: 'Ahorras al menos 1.290 € nueve años de cada diez; lo más probable, 1.470 €; uno de cada diez, más de 1.640 €.',
}
const atEnd = {
  en: 'Saves at least €1,860 a year in nine years of ten, most likely €1,920; one year in ten more than €1,990.',
  es: 'Ahorras al menos 1.860 € nueve años de cada diez; lo más probable, 1.920 €; uno de cada diez, más de 1.990 €.',
}
const narrow = {
  en: 'Saves at least €880 a year in nine years of ten, most likely €900; one year in ten more than €910.',
  es: 'Ahorras al menos 880 € nueve años de cada diez; lo más probable, 900 €; uno de cada diez, más de 910 €.',
}

export const example: Example = {
  name: 'Range bar',
  use: 'A figure that is not certain: solid to P90, hatched to P10, a mark at P50, on a written scale. Never one number alone.',
  states: [
    {
      name: 'Wide',
      show: (language) => (
        <RangeBar
          position={rangePosition({ p90: 1290, p50: 1470, p10: 1640 }, 2000)}
          scale={{ zero: formatEur(0, language), max: formatEur(2000, language) }}
          label={label[language]}
          low={formatEur(1290, language)}
          mid={formatEur(1470, language)}
          high={formatEur(1640, language)}
        />
      ),
    },
    {
      name: 'At the end of the scale',
      show: (language) => (
        <RangeBar
          position={rangePosition({ p90: 1860, p50: 1920, p10: 1990 }, 2000)}
          scale={{ zero: formatEur(0, language), max: formatEur(2000, language) }}
          label={atEnd[language]}
          low={formatEur(1860, language)}
          high={formatEur(1990, language)}
        />
      ),
    },
    {
      name: 'Narrow',
      show: (language) => (
        <RangeBar
          position={rangePosition({ p90: 880, p50: 900, p10: 910 }, 2000)}
          scale={{ zero: formatEur(0, language), max: formatEur(2000, language) }}
          label={narrow[language]}
          low={formatEur(880, language)}
          mid={formatEur(900, language)}
          high={formatEur(910, language)}
        />
      ),
    },
  ],
}
