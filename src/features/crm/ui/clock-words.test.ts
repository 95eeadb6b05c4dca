import { expect, it } from 'vitest'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { clockWords } from './clock-words.ts'

const lead = { stage: 'new', answerBy: '2026-11-23T09:00:00Z' }
const say = (now: string, language: 'en' | 'es') =>
  clockWords(lead, new Date(now), language, crmText[language].clock)?.words.replaceAll('\u00a0', ' ')

it.each([
  ['2026-11-21T09:00:00Z', 'by Mon 23, 10:00', 'antes del lun 23, a las 10:00'],
  // The day is that of Spain: there it is Monday already.
  ['2026-11-22T23:30:00Z', 'today by 10:00', 'hoy, antes de las 10:00'],
  ['2026-11-23T08:18:00Z', 'answer in 42 min', 'quedan 42 min'],
  ['2026-11-23T08:59:30Z', 'answer in under 1 min', 'quedan menos de 1 min'],
  ['2026-11-23T11:05:10Z', 'late by 2 h 5 min', '2 h 5 min de retraso'],
  ['2026-11-24T03:03:10Z', 'late by 18 h', '18 h de retraso'],
  ['2026-11-26T13:30:00Z', 'late by 3 d 4 h', '3 d 4 h de retraso'],
])('at %s says "%s" and "%s"', (now, english, spanish) => {
  expect(say(now, 'en')).toBe(english)
  expect(say(now, 'es')).toBe(spanish)
})

it('says nothing once the lead has been answered', () => {
  expect(clockWords({ ...lead, stage: 'contacted' }, new Date(), 'en', crmText.en.clock)).toBeNull()
})
