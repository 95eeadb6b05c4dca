import { describe, expect, it } from 'vitest'
import { foldAccents, folded, keptOf, readCharacters, readMessage } from './read-message.ts'

const words = (message: string) => readMessage(message).map(({ folded }) => folded)

describe('what instruments show', () => {
  it('is named when it is dangerous at electrics', () => {
    expect(words('isolator at 94 °C')).toContain('measuredheat')
    expect(words('está a 90 grados')).toContain('measuredheat')
    expect(words('room is 24 °C')).not.toContain('measuredheat')
    expect(words('87 V between ladder and earth')).toContain('measuredvolts')
    expect(words('12 V lamp')).not.toContain('measuredvolts')
    expect(words('140 ppm')).toContain('measuredmonoxide')
  })
  it('is an error code when it looks like one', () => {
    expect(words('hob shows E4')).toEqual(['hob', 'shows', 'errorcode'])
    expect(words('B2 is the flat')).not.toContain('errorcode')
  })
})

it('joins spelled words, reads figures as letters and shortens long runs', () => {
  expect(words('s.m.o.k.e')).toEqual(['smoke'])
  expect(words('f1re')).toEqual(['fire'])
  expect(words('smoooooke')).toEqual(['smoke'])
})

describe('the words of a message', () => {
  const read = (message: string) =>
    readMessage(message).map(
      ({ folded: word, breakBefore }) => ({ none: '', pause: ', ', sentence: '. ' })[breakBefore] + word,
    )

  it('are told apart by what stands between: nothing, a pause, the end of a sentence', () => {
    expect(read('one two, three. four')).toEqual(['one', 'two', ', three', '. four'])
    for (const gap of ['.', '!', '?', '\n', '\r', ';', '…', '。', ' . ', ', but.'])
      expect(read(`a${gap}b`).at(-1), JSON.stringify(gap)).toBe('. b')
    for (const gap of [',', ':', '(', ')', '[', ']', '{', '}', '|', '/', '–', '—', '•', '¡', '¿', ' - ', ' -- '])
      expect(read(`ab${gap}cd`).at(-1), JSON.stringify(gap)).toBe(', cd')
    for (const gap of [' ', '  ', '-', "'", '*', ' -', '- '])
      expect(read(`ab${gap}cd`).at(-1), JSON.stringify(gap)).toBe('cd')
    expect(read('...smoke')).toEqual(['. smoke'])
    expect(read('')).toEqual([])
  })

  it('belong to a question when their sentence ends with its mark, the last one without an end too', () => {
    const asked = (message: string) =>
      readMessage(message)
        .filter(({ isAsked }) => isAsked)
        .map(({ written }) => written)
    expect(asked('Is it hot? It smokes. Why')).toEqual(['Is', 'it', 'hot'])
    expect(asked('It smokes. Is it hot?')).toEqual(['Is', 'it', 'hot'])
    expect(asked('It smokes, is it hot ?!')).toEqual(['It', 'smokes', 'is', 'it', 'hot'])
    expect(asked('¿Hay humo')).toEqual([])
  })

  it('stand between quotation marks or not', () => {
    const quoted = (message: string) =>
      readMessage(message)
        .filter(({ inQuotes }) => inQuotes)
        .map(({ written }) => written)
    expect(quoted('He wrote "smoke here" and “sparks too” now')).toEqual(['smoke', 'here', 'sparks', 'too'])
    expect(quoted('Er sagt: „Rauch im Flur“ und geht')).toEqual(['Rauch', 'im', 'Flur'])
    expect(quoted('Dice «hay humo» y ya')).toEqual(['hay', 'humo'])
    expect(quoted("the tenant says 'there is smoke' again")).toEqual(['there', 'is', 'smoke'])
    expect(quoted("it's what's left, isn't it")).toEqual([])
    expect(quoted('an "ok" is short')).toEqual([])
    expect(quoted(`"${'long '.repeat(100)}" after`)).toEqual([])
    expect(quoted('"open and never closed')).toEqual([])
  })

  it('lose what cannot be seen, and say not where it is contracted', () => {
    expect(read('sm\u00adoke fi\u200bre\ufe0f \ufeffgas')).toEqual(['smoke', 'fire', 'gas'])
    expect(read("doesn't DOESN’T won't")).toEqual(['does', 'not', 'does', 'not', 'wo', 'not'])
    expect(read("n't n'tx")).toEqual(['not', 'n', 'tx'])
  })

  it('are read as far as forty letters', () => {
    const [word] = readMessage('a'.repeat(20) + 'bc'.repeat(30))
    expect(word?.written).toHaveLength(40)
  })

  it('may be pictures', () => {
    expect(read('🔥🚒🧯')).toEqual(['pictureoffire', 'pictureoffire', 'pictureoffire'])
    expect(read('⚡💥💨🆘')).toEqual(['pictureofspark', 'pictureofbang', 'pictureofsmoke', 'sos'])
  })
})

describe('what is measured', () => {
  it('begins above 55 °C, in Celsius however it is written', () => {
    for (const text of ['56 °C', '56°', '90ºC', '120 grados', '60 degrees', '99 Grad', '70 degrés'])
      expect([text, words(text).includes('measuredheat')]).toEqual([text, true])
    for (const text of ['55 °C', '5 °C', '56', '560 grams'])
      expect([text, words(text).includes('measuredheat')]).toEqual([text, false])
  })

  it('is carbon monoxide from 20 ppm on', () => {
    expect(['19 ppm', '20ppm', '300 PPM', '9 ppm'].map((text) => words(text).includes('measuredmonoxide'))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('is an error of a device that shows a letter and a figure, and no name of anything else', () => {
    for (const text of ['E4', 'F21', 'H-12', 'error E104', '(E4)'])
      expect([text, words(text)]).toEqual([text, expect.arrayContaining(['errorcode'])])
    for (const text of ['xE4', 'E4x', '3E4', 'E1234', 'e4', 'G4', 'Ef'])
      expect([text, words(text).includes('errorcode')]).toEqual([text, false])
  })
})

describe('a word as it is compared', () => {
  it('has no accents, no capitals, no long runs', () => {
    expect(
      ['Ñandú', 'STRASSE', 'Straße', 'œuvre', 'smørebrød', 'łódź', 'ｆｉｒｅ', 'hooola', 'sssmoke'].map(folded),
    ).toEqual(['nandu', 'strasse', 'strasse', 'oeuvre', 'smorebrod', 'lodz', 'fire', 'hola', 'smoke'])
    expect(foldAccents('Æther')).toBe('aether')
    expect(folded('bookkeeper')).toBe('bookkeeper')
  })

  it('has letters for figures only where it has two letters at least', () => {
    expect(['sm0k3', '5m4ll', 'f1r3', '7v', 'a1', '230v', 'e27', '3kw', '1997', 'b8b'].map(folded)).toEqual([
      'smoke',
      'small',
      'fire',
      '7v',
      'a1',
      '230v',
      'e27',
      'ekw',
      '1997',
      'b8b',
    ])
  })
})

describe('spelled words', () => {
  it('are joined from four letters on, up to twenty', () => {
    expect(words('f i r e now')).toEqual(['fire', 'now'])
    expect(words('n y a pas')).toEqual(['n', 'y', 'a', 'pas'])
    expect(words('go h e l p')).toEqual(['go', 'help'])
    expect(words('a b c d e f g h i j k l m n o p q r s t u v w x')).toEqual(['abcdefghijklmnopqrst', 'uvwx'])
    const [word] = readMessage('so. F-I-R-E').slice(1)
    expect(word).toMatchObject({ folded: 'fire', written: 'FIRE', breakBefore: 'sentence' })
  })
})

describe('a message that is too long', () => {
  it('is kept at both ends, on two lines', () => {
    expect(keptOf('x'.repeat(readCharacters))).toBe('x'.repeat(3000))
    expect(keptOf('abcdefghij', 4)).toBe('ab\nij')
    expect(keptOf('abcdefghij', 5)).toBe('ab\nij')
    expect(keptOf('abcd', 4)).toBe('abcd')
  })
})
