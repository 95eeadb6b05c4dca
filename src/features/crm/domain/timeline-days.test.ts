import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timelineKinds } from '#src/features/crm/contract.ts'
import { byDay, isShown } from './timeline-days.ts'

const now = new Date('2026-11-23T10:24:00Z')
const entry = (at: string) => ({ at })

describe('a timeline', () => {
  it('is divided into days as they are in Spain, with today and yesterday by name', () => {
    const entries = [
      '2026-11-23T10:00:00Z',
      '2026-11-22T23:30:00Z',
      '2026-11-22T20:00:00Z',
      '2026-11-12T18:22:00Z',
    ].map(entry)
    expect(byDay(entries, now).map(({ day, entries: { length } }) => [day, length])).toEqual([
      ['today', 2],
      ['yesterday', 1],
      ['2026-11-12', 1],
    ])
  })

  it('shows every kind with everything, and each with either talks or changes', () => {
    for (const kind of [...timelineKinds, 'from-a-later-release']) {
      expect(isShown(kind, 'all')).toBe(true)
      expect(isShown(kind, 'talks')).not.toBe(isShown(kind, 'changes'))
    }
    expect(['called', 'mail-written', 'note'].every((kind) => isShown(kind, 'talks'))).toBe(true)
    expect(['owner-changed', 'stage-changed', 'edited'].every((kind) => isShown(kind, 'changes'))).toBe(true)
  })

  it('loses nothing and keeps its order', () => {
    const instants = fc.array(fc.integer({ min: 0, max: 90 * 86_400 }))
    fc.assert(
      fc.property(instants, (seconds) => {
        const entries = seconds
          .toSorted((a, b) => b - a)
          .map((ago) => entry(new Date(now.getTime() - (90 * 86_400 - ago) * 1000).toISOString()))
        expect(byDay(entries, now).flatMap((day) => day.entries)).toEqual(entries)
      }),
    )
  })
})
