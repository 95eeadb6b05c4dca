import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decodeText, guarded, parseCsv, restored, separatorOf, writeCsv } from './csv.ts'
import { languageIn, leadColumns, mappingOf, plainWords, serviceIn, stageIn, townIn } from './lead-columns.ts'

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)

describe('what leaves comes back', () => {
  const cell = fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom(
        '=1+1',
        "'=1",
        '+34600000000',
        '-5',
        '@x',
        'a;b',
        'a,b',
        'say "hi"',
        'two\nlines',
        'Núñez',
        "''=",
        'sep=;',
      ),
    )
    .map((text) => text.trim().replaceAll('\r', '').replaceAll('\0', ''))

  it('in every cell, with either separator, and in bytes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }),
        fc.constantFrom(',' as const, ';' as const),
        (rows, separator) => {
          const table = [['name', 'phone', 'note'], ...rows.filter((row) => row.some((one) => one !== ''))]
          const bytes = new TextEncoder().encode(writeCsv(table, separator))
          expect(parseCsv(decodeText(bytes) ?? '', separator).map(({ cells }) => cells)).toEqual(table)
        },
      ),
    )
  })

  it('and no spreadsheet computes any of it', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(guarded(text)).not.toMatch(/^[=+\-@\t\r]/)
        expect(restored(guarded(text))).toBe(text)
      }),
    )
  })
})

it('reads what Excel and others write', () => {
  expect(cellsOf('name;phone\r\nAna;600\r\n')).toEqual([
    ['name', 'phone'],
    ['Ana', '600'],
  ])
  expect(cellsOf('sep=;\nname;phone\nAna;"6;00"')).toEqual([
    ['name', 'phone'],
    ['Ana', '6;00'],
  ])
  expect(cellsOf('\uFEFFname,phone\nAna,="0034600000000"\n\n ,\n')).toEqual([
    ['name', 'phone'],
    ['Ana', '0034600000000'],
  ])
  expect(cellsOf('a\tb\n1\t2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(parseCsv('a\n\nb').map(({ row }) => row)).toEqual([1, 3])
  expect(separatorOf('"a,b,c";d')).toBe(';')
})

it('reads UTF-8, Windows-1252 and UTF-16, and says what is no text', () => {
  const latin = Uint8Array.from(
    [...'Núñez €'].map((letter) => ({ ú: 0xfa, ñ: 0xf1, '€': 0x80 })[letter] ?? letter.charCodeAt(0)),
  )
  expect(decodeText(latin)).toBe('Núñez €')
  expect(decodeText(new TextEncoder().encode('\uFEFFNúñez'))).toBe('Núñez')
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x4e, 0, 0xfa, 0]))).toBe('Nú')
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeUndefined()
})

it('knows heads and words in both languages, each column once', () => {
  expect(
    mappingOf(['Nombre y apellidos', 'Teléfono', 'E-mail', 'Población', 'hs_object_id', 'Correo', 'Notas']),
  ).toEqual({
    'Nombre y apellidos': 'name',
    Teléfono: 'phone',
    'E-mail': 'email',
    Población: 'town',
    Notas: 'note',
  })
  expect(Object.values(mappingOf([...leadColumns]))).toEqual([...leadColumns])
  expect([
    townIn('MÁLAGA'),
    serviceIn('Placas solares'),
    stageIn('Survey booked'),
    languageIn('Español'),
    townIn('Berlin'),
  ]).toEqual(['malaga', 'solar', 'survey-booked', 'es', undefined])
})

test('a quotation mark that is never closed is told with its row, and takes nothing of the file with it', () => {
  const open = 'a,b\n1,2\n"never closed,2\n3,4\n5,6'
  expect(() => parseCsv(open)).toThrow(expect.objectContaining({ row: 3 }))
  expect(() => parseCsv(`a,b\n"two\nlines",2\n"open`)).toThrow(expect.objectContaining({ row: 3 }))
  expect(parseCsv('a,b\n1,5" screen')).toHaveLength(2)
})

it('knows UTF-16 by both bytes of its mark, in either order', () => {
  const read = (...bytes: number[]) => decodeText(Uint8Array.from(bytes))
  expect([read(0xff, 0xfe, 0x41, 0), read(0xfe, 0xff, 0, 0x41)]).toEqual(['A', 'A'])
  expect([read(0xff, 0x41), read(0xfe, 0x41), read(0x41, 0xfe), read(0x41, 0xff)]).toEqual(['ÿA', 'þA', 'Aþ', 'Aÿ'])
  expect(read()).toBe('')
})

it.each([
  ['sep=,\na;b;c', ','],
  ['SEP=\t\r\na;b;c', '\t'],
  ['sep=;\na,b,c', ';'],
  ['sep=|\na,b', ';'],
  ['x\nsep=,\n', ';'],
  ['a;b,c', ';'],
  ['a\tb,c', '\t'],
  ['a', ';'],
  ['name\na,b,c', ';'],
  ['\na,b,c', ';'],
  ['a,b;c,d', ','],
])('the separator of %j is %j', (text, separator) => {
  expect(separatorOf(text)).toBe(separator)
})

it('counts lines as a spreadsheet does, the one that names the separator too', () => {
  expect(parseCsv('sep=;\r\nname\r\n\r\nAna')).toEqual([
    { row: 2, cells: ['name'] },
    { row: 4, cells: ['Ana'] },
  ])
  expect(parseCsv('\uFEFFa;b')).toEqual([{ row: 1, cells: ['a', 'b'] }])
  expect([parseCsv(''), parseCsv('\n\n'), parseCsv(';;\n ; ')]).toEqual([[], [], []])
  expect(parseCsv('a;b\n;')).toHaveLength(1)
  expect(parseCsv('a;\n')).toEqual([{ row: 1, cells: ['a', ''] }])
  expect(parseCsv('a;')).toEqual([{ row: 1, cells: ['a', ''] }])
})

it('takes a quote in the middle of a cell for what it is, and blanks around a cell for nothing', () => {
  expect(cellsOf('5" pipe; a ;"two ""big"" ones"\r\nb\rc;d;"e\r\nf"')).toEqual([
    ['5" pipe', 'a', 'two "big" ones'],
    ['b\rc', 'd', 'e\r\nf'],
  ])
})

it.each([
  ['=0034', '0034'],
  ['="+34600"', '+34600'],
  ['="0034-6"', '=0034-6'],
  [' =0034 ', '0034'],
  ['=1+1', '=1+1'],
  ['=1=1', '=1=1'],
  ['=A1', '=A1'],
  ['x=0034', 'x=0034'],
  ["'=1", '=1'],
  ["a'=1", "a'=1"],
])('the cell %j is %j', (cell, text) => {
  expect(cellsOf(`${cell};x`)[0]?.[0]).toBe(text)
})

it('puts into quotes what needs it, and nothing else', () => {
  const cells = ['a b', 'c;d', 'e,f', 'say "x"', ' first', 'last ', 'two\nlines', '', '=1']
  expect(writeCsv([cells], ';')).toBe('\uFEFFa b;"c;d";e,f;"say ""x""";" first";"last ";"two\nlines";;\'=1\r\n')
})

it('reads words without signs around or between them', () => {
  expect(plainWords('  ¿E-mail -- (Teléfono)?! ')).toBe('e mail telefono')
})
