import { towns } from '#src/shared/domain/vocabulary.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import type { Example } from '#src/shared/ui/example.ts'
import { ServiceAreaMap } from './service-area-map.tsx'

export const example: Example = {
  name: 'Service area map',
  use: 'The towns served in their official boundaries; with a town, that one stands out.',
  states: [
    { name: 'All towns', show: (language) => <ServiceAreaMap language={language} /> },
    ...towns.map((town) => ({
      name: townNames[town],
      show: (language: 'en' | 'es') => <ServiceAreaMap language={language} town={town} />,
    })),
  ],
}
