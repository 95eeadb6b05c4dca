import { describe, expect, it } from 'vitest'
import { readerOfFewWords } from '#tests/few-words.ts'
import { isFormerOwners, isLongPast, presentNear, tellsOfNow } from './past.ts'
import type { Reading } from './reading.ts'
import type { Finding } from './term-index.ts'

const readingOf = readerOfFewWords({
  happenings: { smoke: 'smoke!', hot: 'hot!' },
  signals: {
    pastMarker: 'ago! last_year|||letztes!',
    pastVerb: 'had! is_gone are!',
    presentVerb: 'is! est! sind! are! rest! estamos!',
    presentMarker: 'now!',
    turn: 'but!',
    again: 'again!',
    formerOwner: 'owner!',
  },
})
/** What is asked of the last danger named. */
const asked =
  (question: (finding: Finding, reading: Reading) => boolean) =>
  (message: string): boolean => {
    const reading = readingOf(message)
    const danger = [...reading.byConcept.values()].flat().filter(({ concept }) => reading.isHappening(concept))
    const last = danger.at(-1)
    if (!last) throw new RangeError(`no danger in ${message}`)
    return question(last, reading)
  }
const longPast = asked(isLongPast)
const formerOwners = asked(isFormerOwners)
const isNow = asked((finding, reading) => tellsOfNow([finding], reading))
const hasPresent = asked(presentNear)
const blah = (words: number) => 'blah '.repeat(words)

describe('a danger is long past', () => {
  it.each([
    ['with a date four words before it', `ago ${blah(3)}smoke`],
    ['with a date four words behind it', `smoke ${blah(3)}ago`],
    ['with a date further away and a past verb', `ago had ${blah(9)}smoke`],
    ['with a date and the past in the next part', `smoke blah, ago ${blah(9)}had`],
    ['with a date near, in the next part', 'smoke, ago blah'],
    ['with a date in the next part, and its own verb', `had smoke blah, ${blah(9)}ago`],
    ['with a date in the part before', 'ago, smoke'],
    ['with a date four words back, in the part before', 'ago blah, blah blah smoke'],
    ['with a date two parts back and a past verb', 'ago, blah, had smoke'],
    ['with a past verb beside the date two parts back', 'ago had, blah, smoke'],
    ['though another part is of now', 'ago smoke, blah, is blah'],
    ['though another sentence is of now', 'now blah. ago smoke'],
    ['though it turned before the date', 'but blah, ago, smoke'],
  ])('%s', (_, message) => {
    expect(longPast(message)).toBe(true)
  })
  it.each([
    ['without a date', 'had smoke'],
    ['with a date five words before it', `ago ${blah(4)}smoke`],
    ['with a date five words behind it', `smoke ${blah(4)}ago`],
    ['with a word of now', 'ago smoke now'],
    ['with a present verb before it', 'ago is smoke'],
    ['with a date in the next part that is of now', 'smoke, ago now'],
    ['with a turn in its part', 'but smoke, ago'],
    ['with a date far into the next part', `smoke, ${blah(5)}ago`],
    ['with the date of the next sentence', 'smoke. ago'],
    ['with a date five words back, in the part before', 'ago blah, blah blah blah smoke'],
    ['with a date two parts back and no past verb', 'ago, blah, smoke'],
    ['with a but since the date', 'ago had, but smoke'],
    ['with a now since the date', 'ago had, now, smoke'],
    ['with the date of the sentence before', 'ago had. blah, smoke'],
  ])('not %s', (_, message) => {
    expect(longPast(message)).toBe(false)
  })
})

describe('a danger is of a former owner', () => {
  it.each([
    ['whose house it was', 'owner had smoke'],
    ['though the writer comes in well behind it', `owner had smoke ${blah(6)}we`],
    ['though something is present behind it', 'owner had smoke, is blah'],
    ['though it turned before the owner', 'but owner had smoke'],
    ['in their words, though those are present', 'owner says "is smoke here"'],
  ])('%s', (_, message) => {
    expect(formerOwners(message)).toBe(true)
  })
  it.each([
    ['who is named after it', 'smoke had owner'],
    ['of another sentence', 'owner blah. smoke'],
    ['when it hangs there still', 'owner had hot'],
    ['with us between', 'owner had blah, we had smoke'],
    ['with us close behind it', `owner had smoke ${blah(5)}we`],
    ['with a but', 'owner had blah but smoke'],
    ['with a present verb', 'owner blah is smoke'],
    ['with a now', 'owner blah now smoke'],
    ['with an again', 'owner blah again smoke'],
    ['with us in a quotation', 'owner says "smoke with us"'],
  ])('not %s', (_, message) => {
    expect(formerOwners(message)).toBe(false)
  })
})

describe('what tells of now', () => {
  it('is a present verb or a now in its part of the sentence', () => {
    expect([isNow('is blah smoke'), isNow('smoke blah now'), isNow('blah smoke')]).toEqual([true, true, false])
    expect([isNow('is blah, smoke'), isNow('smoke, now')]).toEqual([false, false])
  })
  it('is a present verb within three words before the danger', () => {
    expect([hasPresent('is smoke'), hasPresent('is blah blah smoke')]).toEqual([true, true])
    expect([hasPresent('is blah blah blah smoke'), hasPresent('smoke is')]).toEqual([false, false])
  })
  it('is no verb that only helps a date or a past to be told', () => {
    expect(hasPresent('is ago smoke')).toBe(false)
    expect(hasPresent('ago is smoke')).toBe(true)
    expect(hasPresent('ago blah is blah smoke')).toBe(true)
    expect(hasPresent('ago est smoke')).toBe(false)
    expect(hasPresent('ago est blah smoke')).toBe(true)
    expect(hasPresent('letztes is blah smoke')).toBe(false)
    expect(hasPresent('letztes blah is smoke')).toBe(true)
    expect(hasPresent('is gone smoke')).toBe(false)
    expect(hasPresent('ago blah is ago smoke')).toBe(false)
    expect(hasPresent('is smoke ago')).toBe(true)
    expect([hasPresent('ago rest smoke'), hasPresent('ago estamos smoke')]).toEqual([true, true])
    // A single word that may be both is a present.
    expect(hasPresent('are smoke')).toBe(true)
    expect(hasPresent('is gone is smoke')).toBe(true)
  })
})
