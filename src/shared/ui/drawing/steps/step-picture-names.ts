/** Every small picture for one step of a guide. */
export const stepPictureNames = [
  'dark-street',
  'board-one-down',
  'board-check',
  'main-off',
  'breakers-down',
  'rcd-up',
  'one-by-one',
  'faulty-down',
  'rcd-stays-down',
  'all-up',
  'meter',
  'phone',
  'leave',
  'water-socket',
  'stopcock',
  'hot-socket',
] as const
export type StepPictureName = (typeof stepPictureNames)[number]
