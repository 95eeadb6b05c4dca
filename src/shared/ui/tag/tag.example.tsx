import type { Example } from '#src/shared/ui/example.ts'
import { Tag } from './tag.tsx'

const words = {
  en: {
    neutral: 'estimate',
    ok: 'verified',
    warn: 'prices of 3 Nov',
    bad: 'late by 2 h',
    sea: 'balanced',
    sample: 'sample',
  },
  es: {
    neutral: 'estimación',
    ok: 'comprobado',
    warn: 'precios del 3 nov',
    bad: '2 h tarde',
    sea: 'equilibrada',
    sample: 'ejemplo',
  },
}

export const example: Example = {
  name: 'Tag',
  use: 'A short state in words; the colour only repeats them. Dashed for anything that is not real.',
  states: [
    {
      name: 'All tones',
      show: (language) => (
        <p className="row">
          <Tag>{words[language].neutral}</Tag>
          <Tag tone="ok">{words[language].ok}</Tag>
          <Tag tone="warn">{words[language].warn}</Tag>
          <Tag tone="bad">{words[language].bad}</Tag>
          <Tag tone="sea">{words[language].sea}</Tag>
          <span className="sample">{words[language].sample}</span>
        </p>
      ),
    },
  ],
}
