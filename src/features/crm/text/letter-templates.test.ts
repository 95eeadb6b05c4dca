import { expect, test } from 'vitest'
import { leadStages } from '#src/features/crm/domain/stages.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { factsUsed, filledLetter, type LetterFacts, lettersFor, usualLetter } from './letter-templates.ts'

const facts: LetterFacts = {
  name: 'Ana Núñez',
  reference: 'L-1',
  quoteUrl: 'https://example.com/quote/1',
  surveyTime: null,
  bookingUrl: 'https://example.com/design-consultation',
  by: 'Lucía',
  brand: 'Lit Energy',
}

test('each letter greets the person, says who writes, and leaves nothing unfilled, in both languages', () => {
  for (const language of languages)
    for (const { id } of lettersFor(true, language)) {
      const { subject, body } = filledLetter(id, facts, language)
      expect(subject).not.toBe('')
      expect(body).toContain('Ana Núñez')
      expect(body).toContain('Lucía\nLit Energy')
      expect(`${subject}${body}`).not.toMatch(/undefined|null|\{|\}/)
    }
})

test('a letter about a quote is offered only where there is one', () => {
  expect(lettersFor(false, 'en').map(({ id }) => id)).not.toContain('your-quote')
  expect(lettersFor(true, 'en').map(({ id }) => id)).toContain('your-quote')
  expect(filledLetter('your-quote', facts, 'es').body).toContain(facts.quoteUrl)
})

test('a name that is a message is not repeated', () => {
  expect(filledLetter('on-our-way', { ...facts, name: 'Your account is blocked www.example.com' }, 'en').body).toMatch(
    /^Hello,/,
  )
})

test('addresses stand alone in their paragraph, so that the mail makes links of them', () => {
  const paragraphs = filledLetter('first-answer', facts, 'en').body.split('\n\n')
  expect(paragraphs).toContain(facts.bookingUrl)
})

test('the letter that comes next follows the stage, and is one that fits the lead', () => {
  expect(usualLetter('new', false)).toBe('first-answer')
  expect(usualLetter('new', true)).toBe('your-quote')
  expect(usualLetter('accepted', true)).toBe('four-photos')
  for (const stage of leadStages)
    for (const hasQuote of [true, false])
      expect(lettersFor(hasQuote, 'en').map(({ id }) => id)).toContain(usualLetter(stage, hasQuote))
})

test('a letter that offers a time says it, and what of it comes from the record is known', () => {
  const offered = { ...facts, surveyTime: 'miércoles 25 de noviembre a las 12:00' }
  const { body } = filledLetter('survey-time', offered, 'es')
  expect(body).toContain('Puedo ir el miércoles 25 de noviembre a las 12:00')
  expect(factsUsed(offered, body)).toEqual(['name', 'bookingUrl', 'surveyTime', 'by'])
  // What the writer took out is said no more.
  expect(factsUsed(offered, body.replace(facts.bookingUrl, ''))).not.toContain('bookingUrl')
})
