import { describe, expect, it } from 'vitest'
import { readMessage } from './read-message.ts'
import { splitWords } from './split-words.ts'
import { exactTerms, findTerms, indexOf, isKnown, isRealWord } from './term-index.ts'
import type { Vocabulary } from './vocabulary-types.ts'

/** A few words of our own, so that each rule of finding shows by itself. */
const vocabulary: Vocabulary = {
  happenings: {
    smoke: 'smok fumigat | hum! chispe | | rauch schmort',
    fire: 'fire! catch_~_flame went/gone_off set_*_alight | fuego! | |',
    spark: 'sparkl | chispa | | funk',
    hot: '| | | brennend brand!',
  },
  surroundings: { wiring: 'socket | enchuf | | steckdos kabel', child: 'toddler! | | |' },
  signals: { carryOn: 'in! the! | en! el! | | im!', negation: 'nothing! | | |' },
  swallowing: {},
  alsoMeans: { child: 'person' },
  composed: [],
  functionWords: { en: 'the in' },
  falseFriends: {},
  realWords: 'smile rocket* dauern raucher',
}
const index = indexOf(vocabulary)
const found = (message: string) =>
  findTerms(readMessage(message), index).map(
    ({ concept, language, start, end, isSlip }) => `${concept}/${language} ${start}-${end}${isSlip ? ' slip' : ''}`,
  )

describe('a word of the vocabulary', () => {
  it('is found with the endings of its language, and as it stands only where that is asked for', () => {
    expect(found('smoke smoking smoky')).toEqual(['smoke/en 0-0', 'smoke/en 1-1', 'smoke/en 2-2'])
    expect(found('smokxyz')).toEqual([])
    expect(found('fire fires')).toEqual(['fire/en 0-0'])
  })

  it('is found with any ending when its stem is long', () => {
    expect(found('fumigatorium')).toEqual(['smoke/en 0-0'])
    expect(found('Steckdosenleiste')).toEqual(['wiring/de 0-0'])
  })

  it('stands for something more general too', () => {
    expect(found('a toddler')).toEqual(['child/en 1-1', 'person/en 1-1'])
  })

  it('is known by itself, of one language or of any', () => {
    expect([isKnown('smoking', index), isKnown('smoking', index, 'en'), isKnown('smoking', index, 'es')]).toEqual([
      true,
      true,
      false,
    ])
    expect([isKnown('went', index), isKnown('fumigatorium', index), isKnown('xyz', index)]).toEqual([
      false,
      false,
      false,
    ])
    expect(exactTerms('smoke', index).map(({ first }) => first.text)).toEqual(['smok'])
  })
})

describe('a phrase', () => {
  it('is its words in a row, alternatives among them', () => {
    expect(found('it went off')).toEqual(['fire/en 1-2'])
    expect(found('it has gone off')).toEqual(['fire/en 2-3'])
    expect(found('it went so off')).toEqual([])
  })

  it('may leave room for one word, or for up to three', () => {
    expect(found('set it alight')).toEqual(['fire/en 0-2'])
    expect(found('set alight')).toEqual([])
    expect(found('catch flame')).toEqual(['fire/en 0-1'])
    expect(found('catch some very hot flames')).toEqual(['fire/en 0-4'])
    expect(found('catch some very very hot flames')).toEqual([])
  })

  it('ends where its sentence does, not at a comma', () => {
    expect(found('it went, off')).toEqual(['fire/en 1-2'])
    expect(found('it went. off')).toEqual([])
  })
})

describe('a slip of the finger', () => {
  it('is forgiven in the long words of what happens and of things', () => {
    expect(found('socekt')).toEqual(['wiring/en 0-0 slip'])
    expect(found('sparkkle')).toEqual(['spark/en 0-0 slip'])
    expect(found('sparlke')).toEqual(['spark/en 0-0 slip'])
    expect(found('nothingg nohting')).toEqual([])
  })

  it('is none in a word that is one', () => {
    expect(found('smile rockets')).toEqual([])
    expect([
      isRealWord('smile', index),
      isRealWord('rocketry', index),
      isRealWord('rocke', index),
      isRealWord('the', index),
    ]).toEqual([true, true, false, true])
  })

  it('is German with another beginning, and Spanish as it sounds', () => {
    expect(found('angeschmort')).toEqual(['smoke/de 0-0 slip'])
    expect(found('verschmort')).toEqual(['smoke/de 0-0 slip'])
    expect(found('xispa')).toEqual(['spark/es 0-0 slip'])
    expect(found('enxufes')).toEqual(['wiring/es 0-0 slip'])
  })
})

describe('words run together', () => {
  const parts = (message: string) => splitWords(readMessage(message), index).map(({ folded }) => folded)
  it('are taken apart when all of them are known', () => {
    expect(parts('Kabelbrand')).toEqual(['kabel', 'brand'])
    expect(parts('smokeinthesocket')).toEqual(['smoke', 'in', 'the', 'socket'])
  })
  it('stay as they are when they are short, known, real or not letters alone', () => {
    for (const word of ['infire', 'fumigation', 'raucher', 'kabel9brand', 'xyzxyzxyz'])
      expect(parts(word)).toEqual([word])
  })
  it('keep what stood before the first of them', () => {
    const [, first, second] = splitWords(readMessage('Ja, Kabelbrand'), index)
    expect([first?.breakBefore, second?.breakBefore]).toEqual(['pause', 'none'])
    expect(first?.written).toBe('kabel')
  })
})
