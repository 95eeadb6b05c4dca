import type { End, Guide, GuideStep } from './guide-types.ts'
import { burningSmell } from './guides/burning-smell.ts'
import { resetRcd } from './guides/reset-rcd.ts'
import { streetOrHouse } from './guides/street-or-house.ts'
import { waterNearElectrics } from './guides/water-near-electrics.ts'

/** Guides: one question or instruction at a time, each with a picture, to the number that helps. */

export const guideNames = ['street-or-house', 'reset-rcd', 'water-near-electrics', 'burning-smell'] as const
export type GuideName = (typeof guideNames)[number]

export const guides: Readonly<Record<GuideName, Guide>> = {
  'street-or-house': streetOrHouse,
  'reset-rcd': resetRcd,
  'water-near-electrics': waterNearElectrics,
  'burning-smell': burningSmell,
}

export function isEnd(step: GuideStep): step is End {
  return 'calls' in step
}

/**
 * The step that the answers given so far lead to; `taps` are the places of the answers, first one first. Taps that the guide does not know, and those
 * after its end, count for nothing. Throws a RangeError when the guide names a step that it does not have.
 */
export function stepAfter(guide: Guide, taps: readonly number[]): GuideStep {
  let step = stepCalled(guide, guide.start)
  for (const tap of taps) {
    const answer = isEnd(step) ? undefined : step.answers[tap]
    if (answer) step = stepCalled(guide, answer.to)
  }
  return step
}

/** One answer more; the same taps when the step has no such answer. */
export function tapped(guide: Guide, taps: readonly number[], answer: number): readonly number[] {
  const step = stepAfter(guide, taps)
  return isEnd(step) || !step.answers[answer] ? taps : [...taps, answer]
}

/** One answer back; at the start, the start. */
export function back(taps: readonly number[]): readonly number[] {
  return taps.slice(0, -1)
}

export function stepCalled(guide: Guide, id: string): GuideStep {
  const step = guide.steps[id]
  if (!step) throw new RangeError(`no step is called ${id}`)
  return step
}
