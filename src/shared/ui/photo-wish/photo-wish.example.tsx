import type { Example } from '#src/shared/ui/example.ts'
import { PhotoDrawing } from './photo-wish.tsx'
import { photoWishes } from './photo-wishes.ts'

const label = { en: 'The photograph that is wanted', es: 'La foto que hace falta' }

export const example: Example = {
  name: 'Photo wish',
  use: 'Shows which picture somebody should send, until it is there.',
  states: photoWishes.map((wish) => ({
    name: wish,
    show: (language) => <PhotoDrawing wish={wish} label={label[language]} />,
  })),
}
