import type { Example } from '#src/shared/ui/example.ts'
import { StepPicture } from './step-picture.tsx'
import { stepPictureNames } from './step-picture-names.ts'

export const example: Example = {
  name: 'Step picture',
  use: 'Beside the sentence of one step, where somebody has to see at a glance what is meant.',
  states: stepPictureNames.map((name) => ({ name, show: () => <StepPicture name={name} /> })),
}
