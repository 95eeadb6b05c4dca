import type { Example } from '#src/shared/ui/example.ts'
import { Questions } from './questions.tsx'

const questions = {
  en: [
    {
      q: 'The inverter shows an isolation fault. Can I reset it?',
      a: 'Leave it off. In daylight the cables stay live, so this is a job for someone with the right meter and gloves.',
    },
    { q: 'What stays on in a power cut?', a: 'With panels alone, nothing. See [the method](route:method).' },
  ],
  es: [
    {
      q: 'El inversor avisa de un fallo de aislamiento. ¿Puedo rearmarlo?',
      a: 'Déjalo apagado. De día los cables siguen con tensión: es trabajo para quien tenga el medidor y los guantes.',
    },
    { q: '¿Qué funciona en un apagón?', a: 'Solo con placas, nada. Aquí está [el método](route:method).' },
  ],
}

export const example: Example = {
  name: 'Questions',
  use: 'At the end of a page, and in its structured data.',
  states: [
    {
      name: 'The first open',
      opened: true,
      show: (language) => <Questions questions={questions[language]} language={language} />,
    },
  ],
}
