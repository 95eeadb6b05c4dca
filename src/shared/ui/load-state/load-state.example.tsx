import type { Example } from '#src/shared/ui/example.ts'
import { LoadFailure } from './load-failure.tsx'
import { SkeletonBars } from './skeleton-bars.tsx'

const words = {
  en: {
    message: 'The list could not be loaded. Your filters are kept.',
    retry: 'Try again',
    empty: 'Enquiries will appear here as they come in.',
  },
  es: {
    message: 'No se ha podido cargar la lista. Los filtros siguen puestos.',
    retry: 'Reintentar',
    empty: 'Las consultas aparecerán aquí según lleguen.',
  },
}

export const example: Example = {
  name: 'Load state',
  use: 'Loading in the final shape after 300 ms, failed with a way to try again, empty with what will be there.',
  states: [
    { name: 'Loading', show: () => <SkeletonBars widths={[60, 90, 80, 40]} /> },
    {
      name: 'Failed',
      show: (language) => (
        <LoadFailure message={words[language].message} retry={words[language].retry} onRetry={() => undefined} />
      ),
    },
    { name: 'Empty', show: (language) => <p className="empty">{words[language].empty}</p> },
  ],
}
