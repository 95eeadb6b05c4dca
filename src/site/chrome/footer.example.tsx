import type { Example } from '#src/shared/ui/example.ts'
import { Footer } from './footer.tsx'

export const example: Example = {
  name: 'Footer',
  use: 'What exists and what is known. On phones each column opens.',
  states: [{ name: 'As everywhere', show: (language) => <Footer language={language} year={2026} /> }],
}
