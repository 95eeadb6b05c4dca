import { describe, expect, it } from 'vitest'
import { emptyValues } from '#src/features/quote/domain/answers/form-values.ts'
import { type ConfiguratorState, fieldOfPath, firstState, type Move, moved, toggled } from './configurator-state.ts'

const stateAfter = (...moves: Move[]): ConfiguratorState => moves.reduce(moved, firstState())
const atReview: Move = {
  type: 'restored',
  draft: {
    step: 'review',
    values: {
      ...emptyValues(),
      town: 'mijas',
      propertyType: 'villa',
      buildYear: '1990',
      occupancy: 'full-time',
      consumptionBy: 'bill',
      monthlyBillEur: '120',
      existingSystems: ['none'],
      goals: ['cooling'],
      budget: 'not-sure',
    },
  },
}

describe('the configurator', () => {
  it('starts at the town and does not let a link jump ahead', () => {
    expect(stateAfter({ type: 'went', step: 'budget' }).step).toBe('town')
    expect(stateAfter(atReview, { type: 'went', step: 'budget' }).step).toBe('budget')
  })

  it('a right answer settles its error at once, a wrong one keeps it', () => {
    const refused = stateAfter(atReview, {
      type: 'refused',
      problems: [
        { field: 'name', code: 'required' },
        { field: 'email', code: 'email_or_phone_required' },
        { field: 'consentPrivacy', code: 'consent_required' },
      ],
    })
    const ticked = moved(refused, { type: 'answered', values: { consentPrivacy: true } })
    expect(ticked.problems.map(({ field }) => field)).toEqual(['name', 'email'])
    const named = moved(ticked, { type: 'answered', values: { name: 'Ana' } })
    expect(named.problems.map(({ field }) => field)).toEqual(['email'])
    const half = moved(named, { type: 'answered', values: { email: 'ana@' } })
    expect(half.problems).toEqual([{ field: 'email', code: 'email_or_phone_required' }])
    expect(moved(half, { type: 'left', field: 'email' }).problems).toEqual([{ field: 'email', code: 'email_invalid' }])
    expect(moved(half, { type: 'answered', values: { email: 'ana@example.com' } }).problems).toEqual([])
  })

  it('leaving a field takes no error away, so nothing moves under the press of a button', () => {
    const refused = stateAfter(atReview, { type: 'refused', problems: [{ field: 'phone', code: 'phone_invalid' }] })
    const typed = moved(refused, { type: 'answered', values: { phone: '600123456' } })
    expect(moved(typed, { type: 'left', field: 'phone' }).problems).toEqual(typed.problems)
  })

  it('nothing is marked wrong on leaving a field before the first try', () => {
    expect(stateAfter(atReview, { type: 'left', field: 'name' }).problems).toEqual([])
  })

  it('a phone number settles the missing e-mail', () => {
    const refused = stateAfter(atReview, {
      type: 'refused',
      problems: [{ field: 'email', code: 'email_or_phone_required' }],
    })
    expect(moved(refused, { type: 'answered', values: { phone: '600123456' } }).problems).toEqual([])
  })

  it('a failed try keeps every answer and the key', () => {
    const attempt = { key: 'k', body: 'b', madeAt: 0 }
    const failed = stateAfter(atReview, { type: 'sending', attempt }, { type: 'failed', failure: 'offline' })
    expect(failed).toMatchObject({ sending: false, failure: 'offline', attempt, values: { town: 'mijas' } })
  })

  it('start again can be undone, until a new answer is given', () => {
    const cleared = stateAfter(atReview, { type: 'start-again' })
    expect(cleared).toMatchObject({ step: 'town', values: emptyValues(), restored: true })
    expect(moved(cleared, { type: 'brought-back' })).toMatchObject({ step: 'review', values: { town: 'mijas' } })
    const answered = moved(cleared, { type: 'answered', values: { town: 'malaga' } })
    expect(moved(answered, { type: 'brought-back' }).values.town).toBe('malaga')
  })

  it('the errors of another step are gone when that step is left', () => {
    const refused = stateAfter({ type: 'refused', problems: [{ field: 'town', code: 'required' }] })
    const chosen = moved(refused, { type: 'answered', values: { town: 'mijas' } })
    expect(moved(chosen, { type: 'went', step: 'property' }).problems).toEqual([])
  })
})

describe('ticks', () => {
  it('"none of these" and the rest exclude each other', () => {
    expect(toggled(['pool', 'solar'], 'none', true)).toEqual(['none'])
    expect(toggled(['none'], 'pool', true)).toEqual(['pool'])
    expect(toggled(['pool', 'solar'], 'pool', false)).toEqual(['solar'])
    expect(toggled(['pool'], 'pool', true)).toEqual(['pool'])
  })
})

describe('the field of an error of the API', () => {
  it.each([
    ['contact.email', 'email'],
    ['contact', 'name'],
    ['consent.privacy', 'consentPrivacy'],
    ['goals.0', 'goals'],
    ['buildYear', 'buildYear'],
    ['roof.tiltDeg', 'roofTiltDeg'],
    ['test', undefined],
  ])('%s is %s', (path, field) => {
    expect(fieldOfPath(path)).toBe(field)
  })
})
