import type { Example } from '#src/shared/ui/example.ts'
import { BlackoutLine } from './blackout-line.tsx'

const words = {
  en: {
    runs: 'In a power cut it runs: ',
    some: 'fridge, router, lights and gate for 14–19 h.',
    label: '14 to 19 hours without grid or sun',
    all: 'the whole house, day after day.',
    allLabel: '24 hours and more without grid or sun',
    none: 'Nothing. It switches off with the grid, by design.',
    noneLabel: '0 hours without grid',
  },
  es: {
    runs: 'En un apagón funciona: ',
    some: 'nevera, router, luces y verja, 14–19 h.',
    label: 'De 14 a 19 horas sin red ni sol',
    all: 'toda la casa, día tras día.',
    allLabel: '24 horas o más sin red ni sol',
    none: 'Nada. Se apaga con la red.',
    noneLabel: '0 horas sin red',
  },
}

export const example: Example = {
  name: 'Blackout line',
  use: 'What runs in a power cut: one sentence and 24 squares, solid sure, hatched maybe, empty none.',
  states: [
    {
      name: 'For some hours',
      show: (language) => (
        <BlackoutLine hours={{ p90: 14, p10: 19 }} hoursLabel={words[language].label}>
          {words[language].runs}
          <b>{words[language].some}</b>
        </BlackoutLine>
      ),
    },
    {
      name: 'All day',
      show: (language) => (
        <BlackoutLine hours={{ p90: 24, p10: 24 }} hoursLabel={words[language].allLabel}>
          {words[language].runs}
          <b>{words[language].all}</b>
        </BlackoutLine>
      ),
    },
    {
      name: 'Nothing',
      show: (language) => (
        <BlackoutLine hours={{ p90: 0, p10: 0 }} hoursLabel={words[language].noneLabel}>
          <b>{words[language].none}</b>
        </BlackoutLine>
      ),
    },
  ],
}
