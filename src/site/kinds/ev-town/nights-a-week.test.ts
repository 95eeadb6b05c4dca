import { expect, test } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { nightsAWeek } from './nights-a-week.ts'
import { evText } from './text.ts'

test('a charger that gives the week in one night needs one', () => {
  expect(nightsAWeek(46, 7.36, 8)).toBe(1)
})
test('half the power takes two nights', () => {
  expect(nightsAWeek(46, 3.68, 8)).toBe(2)
})
test('what just fits one night is one night', () => {
  expect(nightsAWeek(16, 2, 8)).toBe(1)
})
test('a week has seven nights at most, and a parked car still counts as one', () => {
  expect(nightsAWeek(500, 2.3, 8)).toBe(7)
  expect(nightsAWeek(0, 7.36, 8)).toBe(1)
})
test('there are words for as many nights as a week has', () => {
  for (const language of languages) expect(new Set(evText(language).fills).size).toBe(7)
})
