import { describe, expect, it } from 'vitest'
import { readerOfFewWords } from '#tests/few-words.ts'
import { excuseOf } from './guards.ts'
import type { Concept } from './vocabulary-types.ts'

const readingOf = readerOfFewWords({
  happenings: {
    smoke: 'smoke!',
    spark: 'sparks!',
    hot: 'hot!',
    smell: 'smell!',
    electricShock: 'shock!',
    powerLoss: 'no_power',
  },
  surroundings: { lamp: 'lamp!' },
  signals: {
    negation: 'no! not! kein!',
    nobody: 'nobody!',
    scopeBreak: 'because! had!',
    carryOn: 'the! any!',
    receive: 'had!',
    presentVerb: 'is!',
    turn: 'but!',
    notOnly: 'not_only nicht_nur',
    stop: 'stop!',
    know: 'know!',
    postNegation: 'nicht! no! not!',
    test: 'drill!',
    topic: 'about!',
    hypothetical: 'if! if_smoke',
    general: 'does! does_smoke smoke_when',
    whatAbout: 'what!',
    mine: 'my!',
  },
})
/** Why the last of a danger in a message is none, `weak` as for a general rule; 'holds' when it is one. */
function excuse(message: string, danger: Concept = 'smoke', weak = false): string {
  const reading = readingOf(message)
  const finding = reading.byConcept.get(danger)?.at(-1)
  if (!finding) throw new RangeError(`no ${danger} in ${message}`)
  return excuseOf(finding, reading, weak) ?? 'holds'
}
const blah = (words: number) => 'blah '.repeat(words)
const any = (words: number) => 'any '.repeat(words)

describe('a no before a danger', () => {
  it.each<[string, string, Concept?]>([
    ['two unknown words away', `no ${blah(2)}smoke`],
    ['six words away, the rest small', `no ${any(5)}smoke`],
    ['with a verb near it', 'no blah is smoke'],
    ['with what is of the danger between', 'no sparks smoke'],
    ['with that four words away', `no sparks ${any(3)}smoke`],
    ['with a verb of receiving, of a shock', 'no had shock', 'electricShock'],
    ['and one’s knowledge before it', 'know no smoke'],
    ['of neither and nor', 'weder blah noch smoke'],
    ['of neither, twelve words before the nor', `weder ${blah(11)}noch smoke`],
    ['of the thing that would be so', 'kein lamp hot', 'hot'],
    ['of a single thing that would be so', 'kein a lamp hot', 'hot'],
    ['of a single thing, in one word that is itself no denial', 'ni a lamp hot', 'hot'],
  ])('takes it away %s', (_, message, danger = 'smoke') => {
    expect(excuse(message, danger)).toBe('denied')
  })
  it.each<[string, string, Concept?]>([
    ['three unknown words away', `no ${blah(3)}smoke`],
    ['seven words away', `no ${any(6)}smoke`],
    ['with a comma between', 'no, smoke'],
    ['with a comma further back', 'no any, any smoke'],
    ['with another thing between', 'no lamp smoke'],
    ['with a fault that is denied by itself between', 'no power smoke'],
    ['with a verb far from it', `no ${any(3)}is smoke`],
    ['with a because between', 'no because smoke'],
    ['with a verb of receiving, of smoke', 'no had smoke'],
    ['with another danger five words away', `no sparks ${any(4)}smoke`],
    ['of somebody who may well not see it', 'nobody any smoke'],
    ['that is a not only', 'not only smoke'],
    ['that is of its end', 'not stop smoke'],
    ['with the end before it', 'stop not smoke'],
    ['that is of a knowledge', 'not know smoke'],
    ['that is part of the danger', 'not no power', 'powerLoss'],
    ['that is a nor without a neither', 'blah noch smoke'],
    ['of a neither, thirteen words before the nor', `weder ${blah(12)}noch smoke`],
    ['of a thing two words away', 'ni lamp blah hot', 'hot'],
    ['of a thing by a word before it', 'ni blah lamp hot', 'hot'],
  ])('leaves it %s', (_, message, danger = 'smoke') => {
    expect(excuse(message, danger)).toBe('holds')
  })
})

describe('a nobody before a shock', () => {
  it('takes it away within six words of its clause', () => {
    expect(excuse(`nobody ${blah(5)}shock`, 'electricShock')).toBe('denied')
    expect(excuse(`nobody ${blah(6)}shock`, 'electricShock')).toBe('holds')
    expect(excuse('nobody blah, blah shock', 'electricShock')).toBe('holds')
    expect(excuse('nobody blah but shock', 'electricShock')).toBe('holds')
  })
})

describe('a no behind a danger', () => {
  it.each<[string, string, Concept?]>([
    ['in German, whatever follows', 'smoke nicht blah'],
    ['that ends the message', 'smoke no'],
    ['that ends the clause', 'smoke no, blah'],
    ['with a because behind it', 'smoke no because blah'],
    ['at the end of its clause, a verb between', 'hot wird blah nicht', 'hot'],
    ['five words on, a verb between', `hot wird ${blah(3)}nicht`, 'hot'],
    ['before a comma, a verb between', 'hot ist nicht, blah', 'hot'],
    ['after a smell that was looked for', 'smell blah, nothing', 'smell'],
    ['five words after such a smell', `smell ${blah(4)}, nothing`, 'smell'],
    ['after an and', 'smell and nothing. blah', 'smell'],
  ])('takes it away %s', (_, message, danger = 'smoke') => {
    expect(excuse(message, danger)).toBe('denied')
  })
  it.each<[string, string, Concept?]>([
    ['of what comes next', 'smoke no blah'],
    ['behind a comma', 'smoke, nicht'],
    ['of its end', 'smoke nicht stop'],
    ['that is a not only', 'smoke nicht nur'],
    ['two words behind', 'smoke blah nicht'],
    ['that is not the last word', 'hot wird nicht blah', 'hot'],
    ['six words on', `hot wird ${blah(4)}nicht`, 'hot'],
    ['behind a comma and a verb', 'hot wird, nicht', 'hot'],
    ['with the verb behind a comma', 'hot, wird nicht', 'hot'],
    ['of something else than a smell', 'hot blah, nothing', 'hot'],
    ['six words after a smell', `smell ${blah(5)}, nothing`, 'smell'],
    ['that goes on', 'smell blah, nothing blah', 'smell'],
    ['that goes on behind a comma', 'smell blah, nothing, blah', 'smell'],
    ['of another sentence', 'smell blah. nothing', 'smell'],
    ['within its clause', 'smell blah nothing', 'smell'],
  ])('leaves it %s', (_, message, danger = 'smoke') => {
    expect(excuse(message, danger)).toBe('holds')
  })
})

describe('a no before a list', () => {
  it.each([
    ['of two, the last with an or', 'no smoke, sparks or hot'],
    ['whose or comes later', 'no smoke, hot, sparks or blah'],
    ['whose or comes after two more', 'no smoke, hot, blah, sparks or blah'],
    ['of seven', 'no smoke, sparks, sparks, sparks, sparks, sparks, hot or blah'],
  ])('takes away what stands in one %s', (_, message) => {
    expect(excuse(message, 'hot')).toBe('denied')
  })
  it.each([
    ['without an or', 'no smoke, hot'],
    ['of eight', 'no smoke, sparks, sparks, sparks, sparks, sparks, sparks, hot or blah'],
    ['whose or stands in a long part', `no smoke, hot, ${blah(5)}or blah`],
    ['whose or stands in another sentence', 'no smoke, hot. sparks or blah'],
    ['with a part in which nothing happens', 'no smoke, blah, hot or blah'],
    ['with a but', 'no smoke, but sparks, hot or blah'],
    ['with a long part', `no smoke, sparks ${blah(5)}, hot or blah`],
    ['where it stands deep in its part', 'no smoke, blah blah blah hot or blah'],
    ['where its part is long', `no smoke, hot or ${blah(4)}`],
    ['where its part tells of now', 'no smoke, hot is or blah'],
    ['that denies nothing', 'blah smoke, hot or blah'],
    ['of another sentence', 'no smoke. sparks, hot or blah'],
  ])('leaves what stands in one %s', (_, message) => {
    expect(excuse(message, 'hot')).toBe('holds')
  })
})

describe('a danger is supposed', () => {
  it.each([
    ['in a drill', 'drill. smoke'],
    ['as a subject, just before', 'about smoke'],
    ['as a subject, two words before', 'about blah smoke'],
    ['behind an if', 'if smoke'],
    ['fourteen words behind an if', `if ${blah(13)}smoke`],
    ['behind an if and a comma', 'if blah, smoke'],
    ['inside the words of an if', 'blah if smoke'],
    ['in a question that begins so', 'what smoke?'],
    ['where the next sentence doubts it', 'blah smoke blah. is that true?'],
    ['where the next sentence doubts it in German', 'blah smoke blah. Stimmt das?'],
  ])('%s', (_, message) => {
    expect(excuse(message)).toBe('supposed')
  })
  it.each([
    ['as a subject, three words before', 'about blah blah smoke'],
    ['as a subject of another sentence', 'about. smoke'],
    ['before the if', 'smoke if blah'],
    ['fifteen words behind an if', `if ${blah(14)}smoke`],
    ['behind the if of another sentence', 'if blah. smoke'],
    ['behind a but', 'if blah but smoke'],
    ['behind a comma and a present', 'if blah, is smoke'],
    ['in a question that begins otherwise', 'blah what smoke?'],
    ['in what is no question', 'what smoke'],
    ['of one’s own, though doubted', 'my smoke. is that true?'],
    ['where the doubt comes later in the sentence', 'smoke blah. blah is that true?'],
    ['where the doubt comes a sentence later', 'smoke blah. blah. is that true?'],
    ['where nothing follows', 'smoke blah is that true'],
  ])('not %s', (_, message) => {
    expect(excuse(message)).toBe('holds')
  })
  it('by a general question, for what is not critical', () => {
    expect([excuse('does any smoke'), excuse('does any smoke', 'smoke', true)]).toEqual(['holds', 'supposed'])
    expect(excuse('does smoke', 'smoke', true)).toBe('supposed')
    expect(excuse('smoke when', 'smoke', true)).toBe('holds')
    expect(excuse('blah does any smoke', 'smoke', true)).toBe('supposed')
  })
})
