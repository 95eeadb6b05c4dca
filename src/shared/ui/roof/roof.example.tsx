import type { Example } from '#src/shared/ui/example.ts'
import { Roof } from './roof.tsx'

const words = { en: '18 panels in three rows on a roof', es: '18 placas en tres filas sobre un tejado' }

export const example: Example = {
  name: 'Roof',
  use: 'How many panels an option puts on the roof, seen square on; beside the figures of a quote or a calculator.',
  states: [{ name: '18 panels', show: (language) => <Roof panels={18} label={words[language]} language={language} /> }],
}
