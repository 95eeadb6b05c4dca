import type { Example } from '#src/shared/ui/example.ts'
import { Note } from './note.tsx'

const words = {
  en: {
    advice: 'With two months of use the panels pay back slowly.',
    information: 'Noon is at 14:21 in June and at 13:18 in December, Spain time.',
    problem: 'The price could not be computed. What you wrote is still here; try again in a minute.',
  },
  es: {
    advice: 'Con dos meses de uso, las placas tardan mucho en pagarse.',
    information: 'El mediodía solar es a las 14:21 en junio y a las 13:18 en diciembre.',
    problem: 'No hemos podido calcular el precio. Lo que has escrito sigue aquí; prueba dentro de un minuto.',
  },
}

export const example: Example = {
  name: 'Note',
  use: 'A remark with a bar: sun is advice, sea is information, alarm is a problem.',
  states: [
    { name: 'Advice', show: (language) => <Note>{words[language].advice}</Note> },
    { name: 'Information', show: (language) => <Note tone="sea">{words[language].information}</Note> },
    { name: 'Problem', show: (language) => <Note tone="bad">{words[language].problem}</Note> },
  ],
}
