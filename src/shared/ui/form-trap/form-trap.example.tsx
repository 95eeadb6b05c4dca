import type { Example } from '#src/shared/ui/example.ts'
import { FormTrap } from './form-trap.tsx'

export const example: Example = {
  name: 'Form trap',
  use: 'Every public form, once. Nobody sees it, and no keyboard reaches it.',
  states: [
    {
      name: 'In a form',
      show: (language) => (
        <form>
          <FormTrap language={language} />
        </form>
      ),
    },
  ],
}
