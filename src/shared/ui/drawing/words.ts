import type { DrawingName } from './drawing-names.ts'

/** The words of one drawing. `Mark` names the few that stand inside the picture. */
export interface Words<Mark extends string = never> {
  /** What the drawing shows and what follows from it, in a sentence, for those who do not see it. */
  label: string
  /** Below the picture: what to read from it. */
  caption: string
  /** By number, in the ground of the picture; `*word*` is set in italics. */
  legend: readonly string[]
  marks: Record<Mark, string>
}

/** Which words each drawing has inside it. */
export interface DrawingMarks {
  'villa-section': never
  'sun-path': 'june' | 'march' | 'december' | 'east' | 'south' | 'west'
  'battery-backup': 'street'
  'heat-pump-cycle': 'air' | 'airUnit' | 'power' | 'powerUnit' | 'heat' | 'heatUnit'
  'ducted-zones': 'first' | 'second' | 'third'
  'pool-heat-balance': 'litre' | 'litreUnit'
  'hot-water-tank': 'person' | 'personUnit'
  'underfloor-section': never
  'ev-garage': 'power' | 'powerUnit'
  'fuse-board': never
  'rcd-steps': never
  'bill-anatomy': 'first' | 'second' | 'third'
  'power-year': 'months'
  'surplus-flow': never
  'three-phase': 'kitchen' | 'pump' | 'car'
  'main-switches': never
  'salt-air': never
  'panel-string': 'sunny' | 'sunnyUnit' | 'shaded' | 'shadedUnit' | 'each' | 'eachUnit'
  'off-grid': 'noon' | 'noonUnit'
  'visit-steps': never
}

export type DrawingWords = { readonly [Name in DrawingName]: Words<DrawingMarks[Name]> }
