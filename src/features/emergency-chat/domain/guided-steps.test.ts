import { describe, expect, it } from 'vitest'
import { stepPictureNames } from '#src/shared/ui/drawing/steps/step-picture-names.ts'
import type { Guide } from './guide-types.ts'
import { back, guideNames, guides, isEnd, stepAfter, stepCalled, tapped } from './guided-steps.ts'

/** Every way through a guide: the steps it passes, by name. Fails on a way that comes back to a step. */
function waysThrough(guide: Guide, id = guide.start, passed: string[] = []): string[][] {
  if (passed.includes(id)) throw new Error(`${[...passed, id].join(' > ')} goes in a circle`)
  const way = [...passed, id]
  const step = stepCalled(guide, id)
  return isEnd(step) ? [way] : step.answers.flatMap(({ to }) => waysThrough(guide, to, way))
}
const tapsOf = (way: string[]) => way.length - 1
const endOf = (guide: Guide, taps: number[]) => {
  const step = stepAfter(guide, taps)
  if (!isEnd(step)) throw new Error('not at an end')
  return step
}

describe.each(guideNames)('%s', (name) => {
  const guide = guides[name]
  const ways = waysThrough(guide)

  it('ends on every way, with somebody to call', () => {
    for (const way of ways) {
      const end = stepCalled(guide, way.at(-1) ?? '')
      expect(isEnd(end) && end.calls.length > 0, way.join(' > ')).toBe(true)
    }
  })
  it('has no step that cannot be reached', () => {
    expect([...new Set(ways.flat())].sort()).toEqual(Object.keys(guide.steps).sort())
  })
  it('takes three taps at most to the right number, six to reset an RCD', () => {
    expect(Math.max(...ways.map(tapsOf))).toBeLessThanOrEqual(
      name === 'street-or-house' ? 3 : name === 'reset-rcd' ? 6 : 5,
    )
  })
  it('says one sentence a step in both languages, shows a picture we have, and shouts at nobody', () => {
    for (const { says, picture } of Object.values(guide.steps)) {
      expect(stepPictureNames).toContain(picture)
      for (const sentence of Object.values(says)) {
        expect(sentence).toMatch(/^[^!¡]+[.?]$/)
        expect(sentence.slice(0, -1)).not.toMatch(/[.?] /)
      }
    }
  })
  it('prints no number but 112: the others come from the dated list', () => {
    const numbers = JSON.stringify(guide).match(/\d{3,}/g) ?? []
    expect(numbers.filter((number) => number !== '112')).toEqual([])
  })
  it('names 112 in the sentence wherever it offers to call it', () => {
    for (const { says, ...step } of Object.values(guide.steps))
      if ('calls' in step && step.calls.includes('emergency'))
        for (const sentence of Object.values(says)) expect(sentence).toContain('112')
  })
  it('offers 112 before anybody else where people have to leave at once', () => {
    for (const step of Object.values(guide.steps))
      if (isEnd(step) && step.picture === 'leave' && step.calls.includes('emergency'))
        expect(step.calls[0]).toBe('emergency')
  })
})

describe('is it the street or only my house', () => {
  const guide = guides['street-or-house']
  it('a dark street, or a meter without current, is the distributor’s', () => {
    expect(endOf(guide, [0]).calls).toEqual(['electricity-faults'])
    expect(endOf(guide, [1, 1, 1]).calls).toEqual(['electricity-faults'])
  })
  it('a switch that fell, or a meter that is on, is ours', () => {
    expect(endOf(guide, [1, 0]).calls).toEqual(['us'])
    expect(endOf(guide, [1, 1, 0]).calls).toEqual(['us'])
  })
  it('a board that is wet, hot or smells is 112 first', () => {
    expect(endOf(guide, [1, 2]).calls[0]).toBe('emergency')
  })
})

describe('resetting an RCD', () => {
  const guide = guides['reset-rcd']
  it('stops as soon as it trips with nothing lifted, or with the faulty circuit down', () => {
    const stop = stepCalled(guide, 'stop')
    expect(stepAfter(guide, [0, 0, 1])).toBe(stop)
    expect(stepAfter(guide, [0, 0, 0, 1, 1])).toBe(stop)
  })
  it('does not begin at a board that is wet, hot or smells', () => {
    expect(endOf(guide, [1]).picture).toBe('leave')
  })
})

describe('water and burning smell', () => {
  it('with anybody hurt, or with smoke, are 112 at the first tap', () => {
    expect(endOf(guides['water-near-electrics'], [0]).calls).toEqual(['emergency'])
    expect(endOf(guides['burning-smell'], [0]).calls).toEqual(['emergency'])
  })
  it('send nobody to a switch that is wet or out of reach', () => {
    expect(endOf(guides['water-near-electrics'], [1, 1]).calls[0]).toBe('emergency')
    expect(endOf(guides['burning-smell'], [1, 1]).calls[0]).toBe('emergency')
  })
})

describe('tapping', () => {
  const guide = guides['reset-rcd']
  it('goes on by an answer there is, stays for one there is not, and goes back', () => {
    const one = tapped(guide, [], 0)
    expect(one).toEqual([0])
    expect(tapped(guide, one, 7)).toEqual(one)
    expect(tapped(guide, [1], 0)).toEqual([1])
    expect(back([0, 1])).toEqual([0])
    expect(back([0, 1, 2])).toEqual([0, 1])
    expect(back([])).toEqual([])
  })
  it('never ends at a step that the guide does not have', () => {
    expect(() => stepCalled(guide, 'nowhere')).toThrow(new RangeError('no step is called nowhere'))
  })
  it('ignores taps that the guide does not know', () => {
    expect(stepAfter(guide, [9, -1, 0])).toBe(stepAfter(guide, [0]))
    expect(stepAfter(guide, [1, 0, 0])).toBe(stepAfter(guide, [1]))
  })
})
