import { describe, expect, it } from 'vitest'
import { readerOfFewWords } from '#tests/few-words.ts'
import { isFigureOfSpeech } from './figure-of-speech.ts'

const readingOf = readerOfFewWords({
  happenings: {
    fire: 'fire! pictureoffire!|||feuer!',
    leak: 'leak!',
    explode: 'explode!',
    cry: 'cry!',
    jolt: 'shock!',
  },
  surroundings: { wiring: 'socket!', lamp: 'lamp!', building: 'hall!', battery: 'battery!', cord: 'cord!' },
  signals: { bill: 'bill!', opinion: 'lovely!', thanks: 'thanks!', allGood: 'fine!' },
})
function isFigure(message: string): boolean {
  const reading = readingOf(message)
  const danger = [...reading.byConcept.values()].flat().find(({ concept }) => reading.isHappening(concept))
  if (!danger) throw new RangeError(`no danger in ${message}`)
  return isFigureOfSpeech(danger, reading)
}
const blah = (words: number) => 'blah '.repeat(words)

describe('a word of danger is a figure of speech', () => {
  it.each([
    ['six words behind a bill', `bill ${blah(5)}fire`],
    ['six words before a bill', `fire ${blah(5)}bill`],
    ['near an opinion', 'lovely fire'],
    ['near a bill, a thing in another part', 'bill fire, socket'],
    ['as a picture beside thanks', '🔥 thanks'],
    ['as a picture beside praise', '🔥. lovely'],
    ['as a picture beside a word that all is fine', 'fine. 🔥'],
  ])('%s', (_, message) => {
    expect(isFigure(message)).toBe(true)
  })
  it.each([
    ['seven words behind a bill', `bill ${blah(6)}fire`],
    ['seven words before a bill', `fire ${blah(6)}bill`],
    ['in another part than the bill', 'bill, fire'],
    ['in the part before the bill', 'fire, bill'],
    ['of what can only be meant', 'bill leak'],
    ['near a bill and a thing', 'bill fire socket'],
    ['near a bill and a lamp', 'lamp bill fire'],
    ['near a bill and a hall', 'bill fire hall'],
    ['near a bill and a battery', 'bill fire battery'],
    ['near a bill and a cord', 'bill fire cord'],
    ['as a picture by itself', '🔥 blah'],
    ['beside thanks, in words', 'fire. thanks'],
  ])('not %s', (_, message) => {
    expect(isFigure(message)).toBe(false)
  })
})

describe('a shock', () => {
  it.each([
    ['on seeing a bill', 'shock seeing bill'],
    ['on seeing the total, four words on', `shock saw ${blah(3)}total`],
    ['five words before one saw it', `shock ${blah(4)}saw bill`],
    ['on seeing one, with another sight before', 'shock seeing blah blah blah saw bill'],
  ])('is one at a price: %s', (_, message) => {
    expect(isFigure(message)).toBe(true)
  })
  it.each([
    ['six words before one saw it', `shock ${blah(5)}saw total`],
    ['on seeing the total five words on', `shock saw ${blah(4)}total`],
    ['on seeing something else', 'shock saw blah'],
    ['at a total that was not seen', 'shock blah total'],
    ['on seeing a total behind a comma', 'shock saw, total'],
    ['with the sight behind a comma', 'shock, saw total'],
    ['with the sight before it', 'saw total shock'],
  ])('is none at a price: %s', (_, message) => {
    expect(isFigure(message)).toBe(false)
  })
  it('at a price is no fire', () => {
    expect(isFigure('fire saw total')).toBe(false)
  })
})

describe('a name', () => {
  it.each([
    ['behind a word that names', 'boat called Fire'],
    ['behind a small word', 'casa del Fire'],
    ['behind another capital', 'restaurant Blue Fire'],
    ['three words behind the word that names', 'street of the Fire'],
  ])('is %s', (_, message) => {
    expect(isFigure(message)).toBe(true)
  })
  it.each([
    ['without a capital', 'boat called fire'],
    ['all in capitals', 'boat called FIRE'],
    ['at the beginning of a sentence', 'boat called. Fire'],
    ['at the beginning', 'Fire called boat'],
    ['without a word that names', 'blah Fire'],
    ['with an ordinary word between', 'boat blah Fire'],
    ['four words behind', 'street of the la Fire'],
    ['with the name in the sentence before', 'called. The Fire'],
    ['in German', 'Boot namens called Feuer'],
  ])('is none %s', (_, message) => {
    expect(isFigure(message)).toBe(false)
  })
})

describe('a joke', () => {
  it.each([
    ['said in the sentence', 'explode, joking'],
    ['said in the next', 'explode blah. blah joking'],
    ['about a cry', 'cry joking'],
    ['said before', 'joking explode'],
  ])('is one %s', (_, message) => {
    expect(isFigure(message)).toBe(true)
  })
  it.each([
    ['two sentences later', 'explode. blah. joking'],
    ['in the sentence before', 'joking. explode'],
    ['about a fire', 'fire, joking'],
    ['never', 'explode blah'],
  ])('is none said %s', (_, message) => {
    expect(isFigure(message)).toBe(false)
  })
})
