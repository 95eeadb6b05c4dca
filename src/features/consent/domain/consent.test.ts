import { describe, expect, it } from 'vitest'
import { answerValidDays, choiceFor, consentVersion, parseAnswers, purposesToAsk, withAnswer } from './consent.ts'

const now = Date.UTC(2026, 10, 21, 12)
const days = (count: number) => count * 86_400_000

describe('a choice', () => {
  it.each(['accepted', 'rejected'] as const)('%s holds for 180 days, no matter which', (choice) => {
    const answers = withAnswer({}, 'analytics', choice, now)
    expect(choiceFor(answers, 'analytics', now + days(answerValidDays) - 1)).toBe(choice)
    expect(choiceFor(answers, 'analytics', now + days(answerValidDays))).toBeUndefined()
  })
  it('does not hold for another purpose', () => {
    const answers = withAnswer({}, 'analytics', 'accepted', now)
    expect(choiceFor(answers, 'affiliate', now)).toBeUndefined()
  })
  it('does not outlive the text that was answered', () => {
    const answers = { analytics: { choice: 'accepted', atMillis: now, version: consentVersion - 1 } } as const
    expect(choiceFor(answers, 'analytics', now)).toBeUndefined()
  })
  it('of the future, from a clock set wrong, is none', () => {
    expect(choiceFor(withAnswer({}, 'analytics', 'accepted', now + 1), 'analytics', now)).toBeUndefined()
  })
  it('can be turned round', () => {
    const turned = withAnswer(withAnswer({}, 'affiliate', 'accepted', now), 'affiliate', 'rejected', now + 1)
    expect(choiceFor(turned, 'affiliate', now + 2)).toBe('rejected')
  })
})

describe('what is asked', () => {
  it('is nothing when nothing needs it', () => {
    expect(purposesToAsk([], {}, now)).toEqual([])
  })
  it('is what is at hand and unanswered; a refusal of one thing is no answer to another', () => {
    const answers = withAnswer({}, 'analytics', 'rejected', now)
    expect(purposesToAsk(['affiliate', 'analytics'], {}, now)).toEqual(['analytics', 'affiliate'])
    expect(purposesToAsk(['affiliate', 'analytics'], answers, now)).toEqual(['affiliate'])
    expect(purposesToAsk(['analytics'], answers, now)).toEqual([])
  })
})

describe('kept answers', () => {
  it('come back as they were', () => {
    const answers = withAnswer(withAnswer({}, 'analytics', 'rejected', now), 'affiliate', 'accepted', now)
    expect(parseAnswers(JSON.stringify(answers))).toEqual(answers)
  })
  it.each([
    null,
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"analytics":true}',
    '{"analytics":{"choice":"maybe","atMillis":1,"version":1}}',
    '{"other":{"choice":"accepted","atMillis":1,"version":1}}',
  ])('are none in %s', (kept) => {
    expect(parseAnswers(kept)).toEqual({})
  })
})
