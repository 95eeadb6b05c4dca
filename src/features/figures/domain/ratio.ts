/** A ratio of two figures as people say it: 'about a third', 'twice'. The words are in `text/`. */

/** What the two figures' ratio is nearest to. Thirds are written out, so that 'a third' stands for 1/3 and not for 0.33. */
const spoken = {
  'a-twentieth': 1 / 20,
  'a-tenth': 1 / 10,
  'an-eighth': 1 / 8,
  'a-sixth': 1 / 6,
  'a-fifth': 1 / 5,
  'a-quarter': 1 / 4,
  'a-third': 1 / 3,
  'two-fifths': 2 / 5,
  half: 1 / 2,
  'three-fifths': 3 / 5,
  'two-thirds': 2 / 3,
  'three-quarters': 3 / 4,
  'four-fifths': 4 / 5,
  'nine-tenths': 9 / 10,
  same: 1,
  'a-tenth-more': 11 / 10,
  'a-fifth-more': 6 / 5,
  'a-quarter-more': 5 / 4,
  'a-third-more': 4 / 3,
  'half-more': 3 / 2,
  'two-thirds-more': 5 / 3,
  twice: 2,
  'two-and-a-half': 5 / 2,
  'three-times': 3,
  'three-and-a-half': 7 / 2,
  'four-times': 4,
  'five-times': 5,
  'six-times': 6,
  'seven-times': 7,
  'eight-times': 8,
  'nine-times': 9,
  'ten-times': 10,
} as const
export type RatioId = keyof typeof spoken
export const ratioIds = Object.keys(spoken)

/** Within this of the ratio itself, as a share of it, no 'about' is needed. */
const exactWithin = 0.03

export interface SpokenRatio {
  id: RatioId
  /** The figures' ratio lies more than 3 % from the one that is said. */
  about: boolean
}

/** The nearest ratio that has a name. Throws a RangeError when nothing that people say comes within a fifth of it. */
export function spokenRatio(a: number, b: number): SpokenRatio {
  const ratio = a / b
  if (!(Number.isFinite(ratio) && ratio > 0)) throw new RangeError(`no ratio: ${a} to ${b}`)
  let nearest: { id: RatioId; off: number } | undefined
  for (const [id, value] of Object.entries(spoken)) {
    const off = Math.abs(ratio / value - 1)
    if (isRatioId(id) && (!nearest || off < nearest.off)) nearest = { id, off }
  }
  if (!nearest || nearest.off > 0.2) throw new RangeError(`no words for a ratio of ${ratio.toFixed(3)}`)
  return { id: nearest.id, about: nearest.off > exactWithin }
}

function isRatioId(id: string): id is RatioId {
  return Object.hasOwn(spoken, id)
}
