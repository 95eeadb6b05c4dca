import type { Example } from '#src/shared/ui/example.ts'
import { Drawing } from './drawing.tsx'
import { drawingNames } from './drawing-names.ts'

export const example: Example = {
  name: 'Drawing',
  use: 'A section or an elevation with a numbered legend in the ground. In Markdown: ::drawing{name=…}.',
  states: drawingNames.map((name) => ({
    name,
    show: (language) => <Drawing name={name} language={language} />,
  })),
}
