import type { Town } from '#src/shared/domain/vocabulary.ts'

/** Where a number stands in the section of a town, above what it is of, in the units of the drawing. Towns whose drawing shows no districts have none. */
export const sceneSpots: Readonly<Partial<Record<Town, Readonly<Record<string, readonly [x: number, y: number]>>>>> = {
  marbella: {
    seafront: [461, 230],
    'old-town': [634, 246],
    valley: [863, 242],
    pines: [949, 210],
    slopes: [1107, 178],
  },
  estepona: { port: [620, 220], beach: [906, 238], gardens: [995, 206], west: [1143, 184] },
  mijas: { coast: [512, 258], town: [566, 252], country: [650, 222], village: [926, 82] },
  torremolinos: { sand: [418, 284], cliff: [546, 168], blocks: [685, 94], slopes: [1008, 158] },
}
