import type { Example } from '#src/shared/ui/example.ts'
import { NotFound } from './not-found.tsx'

export const example: Example = {
  name: 'Not found',
  use: 'Three house numbers and the ways on; the server adds the closest pages.',
  states: [{ name: 'Without suggestions', show: (language) => <NotFound language={language} /> }],
}
