/** Every drawing there is, by the name that content asks for. */
export const drawingNames = [
  'villa-section',
  'sun-path',
  'battery-backup',
  'heat-pump-cycle',
  'ducted-zones',
  'pool-heat-balance',
  'hot-water-tank',
  'underfloor-section',
  'ev-garage',
  'fuse-board',
  'rcd-steps',
  'bill-anatomy',
  'power-year',
  'surplus-flow',
  'three-phase',
  'main-switches',
  'salt-air',
  'panel-string',
  'off-grid',
  'visit-steps',
] as const
export type DrawingName = (typeof drawingNames)[number]
