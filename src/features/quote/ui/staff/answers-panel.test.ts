import { expect, it } from 'vitest'
import { answerRows } from './answers-panel.app.tsx'

const answers = {
  town: 'malaga',
  propertyType: 'villa',
  buildYear: 1998,
  occupancy: 'full-time',
  existingSystems: [],
  goals: ['lower-bills'],
  budget: 'not-sure',
  monthlyBillEur: 165.5,
  roof: { type: 'flat', azimuthDeg: -45, tiltDeg: 10 },
}

it('says every answer given in the words of the questions', () => {
  const said = (language: 'en' | 'es') =>
    answerRows(answers, language)
      .map(([, value]) => value)
      .join(' | ')
  expect(said('en')).toContain('Málaga')
  expect(said('en')).toMatch(/€165\.50/)
  expect(said('es')).toMatch(/165,50\u00a0€/)
  expect(said('es')).toContain('plano, sureste, 10°')
})

it.each([undefined, null, 'x', { town: 'atlantis' }])('says nothing of what it cannot read: %o', (stored) => {
  expect(answerRows(stored, 'en')).toEqual([])
})
