import { describe, expect, it } from 'vitest'
import { readerOfFewWords } from '#tests/few-words.ts'
import { isCleared, isRepaired } from './mended.ts'

const readingOf = readerOfFewWords({
  happenings: { smoke: 'smoke!', fire: 'fire!', spark: 'sparks!', powerLoss: 'power_gone' },
  signals: {
    repaired: 'fixed! put_new_in',
    allGood: 'fine!',
    thanks: 'thanks!',
    allClear: 'alarm!',
    again: 'again!',
    asksFor: 'please!',
    taleOf: 'coming!',
    presentVerb: 'is!',
    presentMarker: 'now!',
    pastVerb: 'was!',
    turn: 'but!',
  },
})
/** What is asked of the first danger named. */
const isSo =
  (question: typeof isRepaired) =>
  (message: string): boolean => {
    const reading = readingOf(message)
    const danger = [...reading.byConcept.values()].flat().find(({ concept }) => reading.isHappening(concept))
    if (!danger) throw new RangeError(`no danger in ${message}`)
    return question(danger, reading)
  }
const repaired = isSo(isRepaired)
const cleared = isSo(isCleared)
const blah = (words: number) => 'blah '.repeat(words)

describe('a danger is mended', () => {
  it.each([
    ['by a repair just before it', 'fixed smoke'],
    ['by a repair five words before it', `fixed ${blah(4)}smoke`],
    ['by a repair five words behind it', `smoke ${blah(4)}fixed`],
    ['by a repair behind it, begun five words away', `smoke ${blah(4)}put new in`],
    ['though it comes again in another sentence', 'smoke fixed. again blah'],
    ['though something is present in another clause', 'smoke fixed, blah is blah'],
    ['though somebody asks for something in another clause', 'smoke fixed, please blah'],
    ['though the turn stands outside the two', 'but smoke fixed'],
  ])('%s', (_, message) => {
    expect(repaired(message)).toBe(true)
  })
  it.each([
    ['a repair six words before it', `fixed ${blah(5)}smoke`],
    ['a repair six words behind it', `smoke ${blah(5)}fixed`],
    ['a repair in another clause', 'fixed blah, smoke'],
    ['a repair in the clause behind', 'smoke, fixed blah'],
    ['a repair with a but between', 'fixed but smoke'],
    ['a repair behind a but', 'smoke but fixed'],
    ['a repair that is asked for', 'please fixed smoke'],
    ['a repair of what is so now', 'fixed is smoke'],
    ['a repair of what comes again', 'smoke fixed, again'],
    ['no repair at all', 'smoke blah'],
  ])('not by %s', (_, message) => {
    expect(repaired(message)).toBe(false)
  })
})

describe('a danger that began with a repair', () => {
  it.each([
    ['stands before it', 'smoke since fixed blah'],
    ['stands six words before it', `smoke blah since ${blah(3)}fixed`],
    ['stands well behind it', `since fixed ${blah(3)}smoke`],
  ])('is there still: it %s', (_, message) => {
    expect(repaired(message)).toBe(false)
  })
  it.each([
    ['what was mended, between the two', 'since smoke fixed'],
    ['what was mended, just behind', 'since fixed blah smoke'],
    ['what was mended, three words behind', `since fixed ${blah(2)}smoke`],
    ['since something in another sentence', 'since blah. fixed smoke'],
    ['since something further back', `since ${blah(6)}fixed ${blah(3)}smoke`],
  ])('is gone where it is %s', (_, message) => {
    expect(repaired(message)).toBe(true)
  })
  it('begins within six words before the repair', () => {
    expect(repaired(`since ${blah(5)}fixed ${blah(3)}smoke`)).toBe(false)
  })
})

describe('with thanks, or a word that all is fine', () => {
  it.each([
    ['what is gone', 'smoke gone, thanks'],
    ['what is gone, said further behind in its clause', `smoke ${blah(8)}gone, fine`],
    ['a repair in another clause of the sentence', 'fixed blah blah, blah smoke, thanks'],
    ['a repair in the sentence, without thanks in it', 'fixed blah blah, blah smoke. fine'],
    ['the end of a tale in the next sentence', 'thanks for coming when smoke. fixed blah'],
    ['a tale that ends well in the next sentence', 'thanks for coming when smoke. blah fine'],
    ['a tale told in the clause before', 'thanks for coming, smoke. fixed'],
  ])('a danger is over by %s', (_, message) => {
    expect(repaired(message)).toBe(true)
  })
  it.each([
    ['gone, without thanks', 'smoke gone'],
    ['a fire that is gone by itself', 'fire gone, thanks'],
    ['sparks that are gone by themselves', 'sparks gone, thanks'],
    ['a power that is gone', 'power gone, thanks'],
    ['something that was gone before it', 'gone smoke, thanks'],
    ['something else that is gone', 'smoke, blah gone, thanks'],
    ['what is gone and comes again', 'smoke gone, again, thanks'],
    ['what is gone and is there', 'is smoke gone, thanks'],
    ['what comes again behind a repair', 'fixed blah blah, blah smoke again, thanks'],
    ['a repair of something else', 'fixed blah but blah, smoke, thanks'],
    ['nothing said of it', 'blah smoke, thanks'],
    ['a tale that goes on now', 'thanks for coming when smoke now. fixed'],
    ['a tale with no end', 'thanks for coming when smoke. blah'],
    ['a tale whose end is a request', 'thanks for coming when smoke. please fixed'],
    ['a tale that comes again', 'thanks for coming when smoke. fixed again'],
    ['a tale without thanks', 'fine coming when smoke. fixed'],
    ['an end two sentences later', 'thanks for coming when smoke. blah. fixed'],
    ['a tale told further back', 'thanks for coming, blah, smoke. fixed'],
    ['a danger before the tale', 'thanks smoke coming. fixed'],
    ['a repair before the sentence', 'fixed. thanks, smoke blah'],
  ])('it is not over by %s', (_, message) => {
    expect(repaired(message)).toBe(false)
  })
})

describe('a false alarm', () => {
  it.each([
    ['said in the sentence', 'alarm, smoke'],
    ['said elsewhere of what was', 'alarm. smoke was blah'],
  ])('is one when %s', (_, message) => {
    expect(cleared(message)).toBe(true)
  })
  it.each([
    ['nothing says so', 'blah, smoke was'],
    ['it comes again', 'alarm, smoke. again'],
    ['the sentence turns', 'alarm but smoke'],
    ['it is so now', 'alarm, is smoke'],
    ['it was not told as past', 'alarm. smoke blah'],
    ['another clause was past', 'alarm. smoke, blah was'],
  ])('is none when %s', (_, message) => {
    expect(cleared(message)).toBe(false)
  })
})
