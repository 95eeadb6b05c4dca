/** The things that a service is about, each drawn once. */
export const thingNames = [
  'roof-mount',
  'garage',
  'battery',
  'heat-pump',
  'ac-ducts',
  'pool-heat-pump',
  'hot-water',
  'underfloor',
  'ev-charger',
  'fuse-board',
  'wiring',
  'panel-care',
] as const
export type ThingName = (typeof thingNames)[number]

/** Names inside a drawing in the order in which it has them, and the sentence for those who do not see it. */
export interface ThingWords {
  label: string
  names: readonly string[]
}
