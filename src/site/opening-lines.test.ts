import { expect, it } from 'vitest'
import { answerTime, openingLines } from './opening-lines.ts'

it('writes the week in the words of each language', () => {
  expect(openingLines('en')).toEqual(['Mon–Fri 09:00–18:00', 'Sat 10:00–14:00'])
  expect(openingLines('es')).toEqual(['lun–vie 09:00–18:00', 'sáb 10:00–14:00'])
})

it('says within what an enquiry is answered as the business promises it', () => {
  expect(answerTime('en')).toBe('two working hours')
  expect(answerTime('es')).toBe('dos horas laborables')
})
