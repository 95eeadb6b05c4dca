import { describe, expect, it } from 'vitest'
import { readerOfFewWords } from '#tests/few-words.ts'
import { toldWords } from './told.ts'

const readingOf = readerOfFewWords({
  happenings: { smoke: 'smoke!', spark: 'sparks!' },
  signals: {
    source: 'leaflet! page_two!',
    fiction: 'film!',
    talk: 'lesson!',
    turn: 'but!',
    presentVerb: 'is!',
    mine: 'my!',
  },
})
/** The words of a message that are out of a source, as they stand in it. */
function told(message: string): string {
  const reading = readingOf(message)
  const places = toldWords(reading)
  return reading.words.flatMap(({ folded }, at) => (places.has(at) ? [folded] : [])).join(' ')
}
const blah = (words: number) => 'blah '.repeat(words)

describe('a quotation', () => {
  it.each([
    ['behind its source', 'leaflet: "smoke blah"', 'smoke blah'],
    ['in the sentence after its source', 'blah leaflet. "smoke blah"', 'smoke blah'],
    ['before its source', '"smoke blah" blah leaflet', 'smoke blah'],
    ['of a film', '"smoke blah", says blah film', 'smoke blah'],
    ['whole, however long', `"smoke ${blah(12)}sparks" leaflet`, `smoke ${blah(12)}sparks`],
    ['up to eight words before its source', `"smoke blah" ${blah(7)}leaflet`, 'smoke blah'],
  ])('is told %s', (_, message, words) => {
    expect(told(message)).toBe(words)
  })
  it.each([
    ['without a source', 'blah "smoke blah"'],
    ['that names a source only itself', 'blah "leaflet smoke blah"'],
    ['two sentences behind its source', 'leaflet blah. blah blah "smoke blah"'],
    ['more than eight words before its source', `"smoke blah" ${blah(8)}leaflet`],
    ['with the source in the sentence after it', '"smoke blah". leaflet'],
    ['with the source in the sentence after the next word', '"smoke blah" blah. leaflet'],
    ['at the end', '"smoke blah"'],
  ])('is said now %s', (_, message) => {
    expect(told(message)).toBe('')
  })
})

describe('what a source says', () => {
  it.each([
    ['is the rest of its sentence', 'blah leaflet says smoke blah. sparks', 'says smoke blah'],
    ['needs a word of saying within eight', `leaflet ${blah(7)}says smoke`, `${blah(7)}says smoke`],
    ['may end with that word', 'leaflet says', 'says'],
    ['needs none where the source is a phrase that says so itself', 'page two smoke', 'smoke'],
    ['may ask when, and be of a hero', 'leaflet says when hero sees smoke', 'says when hero sees smoke'],
    ['may go on with an and', 'leaflet says smoke and sparks are bad', 'says smoke and sparks are bad'],
    ['goes on at a comma with more of it', 'leaflet says smoke, sparks', 'says smoke sparks'],
    [
      'goes on at a comma with what belongs to it',
      'leaflet says smoke, if blah is smoke',
      'says smoke if blah is smoke',
    ],
    ['begins behind a but', 'but leaflet says smoke', 'says smoke'],
  ])('%s', (_, message, words) => {
    expect(told(message)).toBe(words)
  })
  it.each([
    ['a but', 'leaflet says smoke but sparks', 'says smoke'],
    ['a but that stands last', 'leaflet says smoke but', 'says smoke'],
    ['something present behind a comma', 'leaflet says smoke, blah is blah', 'says smoke'],
    ['something present behind a comma, with a hero before', 'leaflet says hero blah, blah is blah', 'says hero blah'],
    ['something of one’s own behind a comma', 'leaflet says smoke, my sparks', 'says smoke'],
    ['a present behind an and', 'leaflet says smoke and it sparks', 'says smoke'],
  ])('ends at %s', (_, message, words) => {
    expect(told(message)).toBe(words)
  })
  it.each([
    ['says it too late', `leaflet ${blah(8)}says smoke`],
    ['says it in the next sentence', 'leaflet smoke. it says sparks'],
    ['is only named behind a word of saying', 'says leaflet smoke'],
    ['stands last', 'says my leaflet'],
  ])('is nothing where it %s', (_, message) => {
    expect(told(message)).toBe('')
  })
})

describe('what a film shows', () => {
  it.each([
    ['is the rest of its sentence and those that follow', 'film smoke. sparks. blah', 'smoke sparks blah'],
    ['is four sentences at most', 'film. one. two. three. four. five', 'one two three four'],
    ['goes on where a hero acts in the present', 'film. smoke is on blah hero', 'smoke is on blah hero'],
    ['ends where something is present', 'film. hero blah. smoke is blah', 'hero blah'],
    ['ends where something is one’s own', 'film. my smoke. blah', ''],
    ['ends where somebody says but, hero or not', 'film. hero but smoke', ''],
    ['ends at a when', 'film with sparks when smoke', 'with sparks'],
    ['ends at an and with a present', 'film with smoke and blah is blah', 'with smoke'],
    ['does not end there where a hero acts', 'film with hero and blah is blah', 'with hero and blah is blah'],
    ['begins behind the film, though a while follows', 'film. while smoke', 'while smoke'],
  ])('%s', (_, message, words) => {
    expect(told(message)).toBe(words)
  })
  it('is nothing where the film is only the hour', () => {
    expect(told('watching film. smoke')).toBe('')
    expect(told('blah while blah film smoke')).toBe('')
  })
})

describe('the programme of a lesson', () => {
  it.each([
    ['is at least two questions', 'lesson: how smoke, why sparks', 'how smoke why sparks'],
    ['has its first one without a comma', 'lesson covers what smoke, how sparks', 'what smoke how sparks'],
    ['has one behind an and', 'lesson: how smoke and why sparks', 'how smoke and why sparks'],
    ['may end with the bare question', 'lesson: how smoke, why', 'how smoke why'],
    ['is its questions and nothing between them', 'lesson: how smoke, sparks, why blah', 'how smoke why blah'],
    ['goes on for three sentences', 'lesson. what a. how b. why c. when d', 'what a how b why c'],
  ])('%s', (_, message, words) => {
    expect(told(message)).toBe(words)
  })
  it.each([
    ['one question', 'lesson: how smoke'],
    ['a question of one’s own', 'lesson: how my smoke, why sparks'],
    ['a question before it', 'blah. what lesson: how smoke'],
    ['a question inside a sentence', 'lesson: how smoke band why sparks'],
    ['a question behind a name', 'lesson: how smoke andy why sparks'],
    ['a when without a comma', 'lesson when smoke, how sparks'],
  ])('is not %s', (_, message) => {
    expect(told(message)).toBe('')
  })
})
