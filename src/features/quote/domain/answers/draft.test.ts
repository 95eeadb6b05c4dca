import { describe, expect, it } from 'vitest'
import { attemptFor, contactOf, type Draft, draftOf, draftText } from './draft.ts'
import { emptyValues } from './form-values.ts'

const day = 86_400_000
const draft: Draft = {
  values: {
    ...emptyValues(),
    town: 'estepona',
    goals: ['cooling'],
    name: 'Ana',
    email: 'ana@example.com',
    consentPrivacy: true,
  },
  step: 'goals',
  savedAt: 1_000 * day,
}

describe('the draft on the device', () => {
  it('comes back with its answers and its step', () => {
    const found = draftOf(draftText(draft), draft.savedAt + day)
    expect(found).toMatchObject({ step: 'goals', values: { town: 'estepona', goals: ['cooling'] } })
  })

  it('keeps what was refined', () => {
    const refined = { ...draft, values: { ...draft.values, roofAreaM2: '64', roofAzimuthDeg: '-45', persons: '' } }
    expect(draftOf(draftText(refined), draft.savedAt)?.values).toMatchObject({
      roofAreaM2: '64',
      roofAzimuthDeg: '-45',
      persons: '',
    })
  })

  it('holds no person and no consent', () => {
    const text = draftText(draft)
    expect(text).not.toContain('Ana')
    expect(text).not.toContain('ana@')
    expect(draftOf(text, draft.savedAt)?.values).toMatchObject({ name: '', email: '', consentPrivacy: false })
  })

  it('is forgotten after thirty days', () => {
    expect(draftOf(draftText(draft), draft.savedAt + 31 * day)).toBeUndefined()
  })

  it.each([null, '', '{', '[]', '7', 'null', '{"version":2}', '{"version":1,"savedAt":"x"}'])(
    'junk (%s) is no draft',
    (text) => {
      expect(draftOf(text, 0)).toBeUndefined()
    },
  )

  it('survives answers of the wrong kind', () => {
    const text = JSON.stringify({
      version: 1,
      savedAt: 0,
      step: 'town',
      values: { town: 7, goals: 'all', budget: null },
    })
    expect(draftOf(text, 0)?.values).toEqual(emptyValues())
  })

  it('reads a person from the storage of the tab, junk or not', () => {
    expect(contactOf('{"name":"Ana","email":5}')).toEqual({ name: 'Ana', email: '', phone: '' })
    expect(contactOf('nonsense')).toBeUndefined()
  })
})

describe('the key of a submission', () => {
  let made = 0
  const newKey = () => `key-${++made}`

  it('stays while the same answers are sent again', () => {
    const first = attemptFor('{"a":1}', undefined, 0, newKey)
    expect(attemptFor('{"a":1}', first, 60_000, newKey)).toEqual(first)
  })

  it('changes with the answers and with time', () => {
    const first = attemptFor('{"a":1}', undefined, 0, newKey)
    expect(attemptFor('{"a":2}', first, 0, newKey).key).not.toBe(first.key)
    expect(attemptFor('{"a":1}', first, day, newKey).key).not.toBe(first.key)
  })

  it('survives in the draft', () => {
    const attempt = attemptFor('{"a":1}', undefined, 0, newKey)
    expect(draftOf(draftText({ ...draft, attempt }), draft.savedAt)?.attempt).toEqual(attempt)
  })

  it('is left where it was stored without its key, its body or its day', () => {
    for (const attempt of [
      { body: 'b', madeAt: 1 },
      { key: 'k', madeAt: 1 },
      { key: 'k', body: 'b' },
      { key: 'k', body: 'b', madeAt: '1' },
    ]) {
      const stored = JSON.stringify({ ...JSON.parse(draftText(draft)), attempt })
      expect(draftOf(stored, draft.savedAt)).toBeDefined()
      expect(draftOf(stored, draft.savedAt)?.attempt).toBeUndefined()
    }
  })
})
