import { describe, expect, it } from 'vitest'
import { datesIn } from './dates.ts'

const dates = (text: string) => datesIn(text).map(({ date }) => date)

describe('a day', () => {
  it.each([
    ['05/01/2026', '2026-01-05'],
    ['5.1.2026', '2026-01-05'],
    ['05-01-26', '2026-01-05'],
    ['05 / 01 / 2026', '2026-01-05'],
    ['2026-01-05', '2026-01-05'],
    ['2026/01/05', '2026-01-05'],
    ['5 de enero de 2026', '2026-01-05'],
    ['5 enero 2026', '2026-01-05'],
    ['31 de diciembre del 2025', '2025-12-31'],
    ['5 de gener de 2026', '2026-01-05'],
    ["31 d'octubre de 2025", '2025-10-31'],
    ['1º de marzo de 2026', '2026-03-01'],
    ['5th of january 2026', '2026-01-05'],
    ['2 maiatz 2026', '2026-05-02'],
    ['5 xaneiro 2026', '2026-01-05'],
    ['january 5, 2026', '2026-01-05'],
    ['september 3rd 2026', '2026-09-03'],
    ['jan 5, 2026', '2026-01-05'],
    ['05-ene-2026', '2026-01-05'],
    ['05/feb/26', '2026-02-05'],
    ['5 sept. 2026', '2026-09-05'],
    ['5 de ago. de 2026', '2026-08-05'],
    ['2026ko martxoaren 12a', '2026-03-12'],
    ['2026-eko urriaren 1a', '2026-10-01'],
  ])('%s is %s', (text, date) => {
    expect(dates(text)).toEqual([date])
  })

  it('knows every month by its name and shortly', () => {
    const names = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
    for (const [index, name] of names.entries()) {
      const date = `2026-${String(index + 1).padStart(2, '0')}-07`
      expect(dates(`7 de ${name} de 2026`)).toEqual([date])
      expect(dates(`07-${name.slice(0, 3)}-2026`)).toEqual([date])
    }
  })

  it.each([
    '30/02/2026',
    '05/13/2026',
    '05/01/2014',
    '05/01/2051',
    '05/01-2026',
    '105/01/2026',
    '05/01/20265',
    '5 de brumario de 2026',
    '1.234,56',
  ])('%s is none', (text) => {
    expect(dates(text)).toEqual([])
  })

  it('is of this century from its first year that bills name to the last', () => {
    expect(dates('01/01/2015 y 31/12/2050')).toEqual(['2015-01-01', '2050-12-31'])
  })
})

describe('several days', () => {
  it('come in the order of the text, with their places', () => {
    const text = 'desde el 5 de enero de 2026 hasta 04/02/2026'
    const found = datesIn(text)
    expect(found.map(({ date }) => date)).toEqual(['2026-01-05', '2026-02-04'])
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['5 de enero de 2026', '04/02/2026'])
  })

  it.each([
    ['del 5 al 31 de enero de 2026', '2026-01-05', '2026-01-31'],
    ['10 de diciembre al 8 de enero de 2026', '2025-12-10', '2026-01-08'],
    ['05/01 - 04/02/2026', '2026-01-05', '2026-02-04'],
    ['28/12 - 27/01/2026', '2025-12-28', '2026-01-27'],
    ['periodo: 1 - 30 de noviembre de 2025', '2025-11-01', '2025-11-30'],
    ['jan 5 to feb 4, 2026', '2026-01-05', '2026-02-04'],
    ['dec 5 to jan 4, 2026', '2025-12-05', '2026-01-04'],
    ['from 5 to the 31 january 2026', '2026-01-05', '2026-01-31'],
    ['entre el 5 y el 31 de enero de 2026', '2026-01-05', '2026-01-31'],
    ['5 ene hasta el 4 feb 2026', '2026-01-05', '2026-02-04'],
  ])('%s: the first leaves out what the second says', (text, first, second) => {
    expect(dates(text)).toEqual([first, second])
  })

  it('are no two where the first would not come before the second', () => {
    expect(dates('del 31 al 5 de enero de 2026')).toEqual(['2026-01-05'])
    expect(dates('del 31 al 28 de febrero de 2026')).toEqual(['2026-02-28'])
  })
})
