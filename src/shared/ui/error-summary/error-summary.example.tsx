import type { Example } from '#src/shared/ui/example.ts'
import { ErrorSummary } from './error-summary.tsx'

const words = {
  en: {
    title: 'There is a problem',
    phone: 'Enter a phone number or an e-mail',
    agree: 'Tick the box so that we may answer',
  },
  es: {
    title: 'Hay un problema',
    phone: 'Escribe un teléfono o un correo',
    agree: 'Marca la casilla para que podamos contestarte',
  },
}

export const example: Example = {
  name: 'Error summary',
  use: 'Above a form that was sent with mistakes; takes the focus, each line leads to its field.',
  states: [
    {
      name: 'One mistake',
      show: (language) => (
        <ErrorSummary
          id="one"
          title={words[language].title}
          errors={[{ fieldId: 'phone-error', message: words[language].phone }]}
        />
      ),
    },
    {
      name: 'Two mistakes',
      show: (language) => (
        <ErrorSummary
          id="two"
          title={words[language].title}
          errors={[
            { fieldId: 'phone-error', message: words[language].phone },
            { fieldId: 'agree', message: words[language].agree },
          ]}
        />
      ),
    },
  ],
}
