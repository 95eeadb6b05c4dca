import type { Example } from '#src/shared/ui/example.ts'
import { MonthChart } from './month-chart.tsx'

const productionKwh = [600, 640, 850, 900, 1050, 1060, 1110, 1040, 850, 720, 580, 520]
const consumptionKwh = [780, 690, 660, 600, 640, 800, 1080, 1150, 860, 640, 620, 730]
const words = {
  en: {
    label: 'The panels make more than the home uses from March to July.',
    caption: 'Example figures. Solid is reached 9 years in 10, hatched is 1 year in 10, the line is use.',
    sure: 'Example figures, without a range.',
  },
  es: {
    label: 'Las placas producen más de lo que gasta la casa de marzo a julio.',
    caption:
      'Cifras de ejemplo. Lo lleno se alcanza 9 años de cada 10, lo rayado 1 de cada 10, la línea es el consumo.',
    sure: 'Cifras de ejemplo, sin margen.',
  },
}

export const example: Example = {
  name: 'Month chart',
  use: 'Production against consumption by month, with the same figures in a table.',
  states: [
    {
      name: 'Estimated',
      show: (language) => (
        <MonthChart
          id="estimated"
          language={language}
          label={words[language].label}
          caption={words[language].caption}
          productionKwh={productionKwh}
          consumptionKwh={consumptionKwh}
          productionSpread={{ p90: 0.94, p10: 1.06 }}
        />
      ),
    },
    {
      name: 'Measured',
      show: (language) => (
        <MonthChart
          id="measured"
          language={language}
          label={words[language].label}
          caption={words[language].sure}
          productionKwh={productionKwh}
          consumptionKwh={consumptionKwh}
        />
      ),
    },
  ],
}
