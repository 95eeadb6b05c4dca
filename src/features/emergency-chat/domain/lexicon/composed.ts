import type { Composition, Vocabulary } from '#src/features/emergency-chat/domain/vocabulary-types.ts'

/** The words of the first are words of the second as well. */
export const alsoMeans: Vocabulary['alsoMeans'] = {
  child: 'person',
  cord: 'wiring',
  grab: 'touch',
  flood: 'water',
  veryHot: 'hot',
  current: 'power',
  basin: 'bathMetal',
}

/** Meanings made of others, in every language alike. */
export const composed: readonly Composition[] = [
  { gives: 'powerLoss', parts: [['negation'], ['power']], between: 0 },
  { gives: 'powerLoss', parts: [['power'], ['gone']], between: 2, anyOrder: true },
  { gives: 'powerLoss', parts: [['negation'], ['everywhere'], ['work']], between: 2 },
  { gives: 'powerLoss', parts: [['negation'], ['receive'], ['power']], between: 1 },
  { gives: 'powerLoss', parts: [['everywhere'], ['gone']], between: 1 },
  { gives: 'partLoss', parts: [['part'], ['building', 'wiring', 'lamp']], between: 2 },
  {
    gives: 'alarmDevice',
    parts: [['detector'], ['smoke', 'fire', 'carbonMonoxide', 'gas']],
    between: 0,
    anyOrder: true,
  },
  { gives: 'gasDevice', parts: [['gas'], ['gasThing']], between: 1, anyOrder: true },
  { gives: 'bareWire', parts: [['bare'], ['cord', 'wiring']], between: 1, anyOrder: true },
  { gives: 'electricShock', parts: [['electricWord', 'power'], ['jolt']], between: 1, anyOrder: true },
  { gives: 'broken', parts: [['negation'], ['work', 'hotWater', 'warm', 'hot']], between: 1 },
  { gives: 'broken', parts: [['work'], ['postNegation']], between: 2 },
  { gives: 'wontStay', parts: [['negation'], ['hold']], between: 1 },
  { gives: 'wontStay', parts: [['hold'], ['postNegation']], between: 2 },
  { gives: 'wontStay', parts: [['again', 'repeat'], ['trip']], between: 1, anyOrder: true },
  { gives: 'burningSmell', parts: [['smell'], ['burn']], between: 1, anyOrder: true },
  { gives: 'gasSmell', parts: [['smell'], ['gas']], between: 1, anyOrder: true },
]
