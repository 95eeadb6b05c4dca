import { describe, expect, it } from 'vitest'
import { hourlyFrom } from './hourly-rows.ts'

const cups = 'ES0031405012345678DF'
type Rows = string[][]
const head = ['CUPS', 'Fecha', 'Hora', 'Consumo_kWh']
const seriesOf = (rows: Rows) => {
  const series = hourlyFrom(rows)
  if (typeof series === 'string') throw new Error(series)
  return series
}
const daysOf = (rows: Rows) => Object.fromEntries(seriesOf(rows).days)
/** A row of one hour: `date`, `hour` and kWh. */
const hour = (date: string, label: string | number, kwh = '0,5') => [cups, date, String(label), kwh]
const hours = (
  date: string,
  from: number,
  to: number,
  kwhOf = (label: number) => `0,${String(label).padStart(2, '0')}`,
) => Array.from({ length: to - from + 1 }, (_, at) => hour(date, from + at, kwhOf(from + at)))
const hundredths = (...labels: number[]) => labels.map((label) => label / 100)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

describe('a table of hours', () => {
  it('is known by a row that names date, hour and consumption', () => {
    const series = seriesOf([head, ...hours('2026/07/01', 1, 24)])
    expect(series.cups).toBe(cups)
    expect(Object.fromEntries(series.days)).toEqual({ '2026-07-01': hundredths(...range(1, 24)) })
    expect(series.missingHours).toBe(0)
    expect(series.surplusKwh).toBeNull()
  })

  it.each([
    'Consumo',
    'Consumo kWh',
    'consumo_Wh',
    'AE_kWh',
    'AE',
    'AE activa (kWh)',
    'Energía consumida',
    'Energía activa entrante (kWh)',
    'Energía activa consumida',
    'Consumption kWh',
  ])('is known by the column %s', (name) => {
    expect([
      ...seriesOf([
        ['Fecha', 'Hora', name],
        ['2026/07/01', '1', '2'],
      ]).days.keys(),
    ]).toEqual(['2026-07-01'])
  })

  it.each([
    ['a date', ['Día', 'Hora', 'Consumo_kWh']],
    ['a date first in its name', ['Última fecha', 'Hora', 'Consumo_kWh']],
    ['an hour', ['Fecha', 'Periodo', 'Consumo_kWh']],
    ['an hour first in its name', ['Fecha', 'Cada hora', 'Consumo_kWh']],
    ['one hour', ['Fecha', 'Horas', 'Consumo_kWh']],
    ['consumption', ['Fecha', 'Hora', 'Generación_kWh']],
    ['consumption alone', ['Fecha', 'Hora', 'Consumo medio']],
    ['consumption first in its name', ['Fecha', 'Hora', 'Autoconsumo_kWh']],
  ])('is unknown without a column of %s', (_, names) => {
    expect(hourlyFrom([names, ['2026/07/01', '1', '2']])).toBe('hourly_unknown')
  })

  it('is known in English, by its first words', () => {
    expect(
      daysOf([
        ['Date (local)', 'Hour ending', 'Consumption'],
        ...hours('2026-07-01', 1, 24).map((row) => row.slice(1)),
      ]),
    ).toEqual({ '2026-07-01': hundredths(...range(1, 24)) })
    expect(
      hourlyFrom([
        ['Update', 'Hour', 'Consumption'],
        ['2026/07/01', '1', '2'],
      ]),
    ).toBe('hourly_unknown')
    expect(
      hourlyFrom([
        ['Date', 'Per hour', 'Consumption'],
        ['2026/07/01', '1', '2'],
      ]),
    ).toBe('hourly_unknown')
  })

  it('may have a title above, of up to twenty-nine rows', () => {
    const rows = [head, ...hours('2026/07/01', 1, 24)]
    expect(Object.keys(daysOf([...new Array<string[]>(29).fill(['Título']), ...rows]))).toEqual(['2026-07-01'])
    expect(hourlyFrom([...new Array<string[]>(30).fill(['Título']), ...rows])).toBe('hourly_unknown')
    // Nothing above the names counts.
    expect(Object.keys(daysOf([hour('2026/06/30', 1), ...rows]))).toEqual(['2026-07-01'])
  })

  it('may have its columns in any order', () => {
    const days = { '2026-07-01': [2, 1, ...new Array(22).fill(0)] }
    expect(
      daysOf([
        ['Hora', 'Consumo', 'Fecha'],
        ['1', '2', '2026/07/01'],
      ]),
    ).toEqual(days)
    expect(
      daysOf([
        ['Consumo', 'Fecha', 'Hora'],
        ['2', '2026/07/01', '1'],
      ]),
    ).toEqual(days)
  })

  it('without an hour in it is empty', () => {
    expect(hourlyFrom([head])).toBe('hourly_empty')
    expect(hourlyFrom([head, [cups, 'Total', '', '300']])).toBe('hourly_empty')
    expect(hourlyFrom([])).toBe('hourly_unknown')
  })

  it('in Wh is a thousandth', () => {
    const names = [...head.slice(0, 3), 'Consumo_Wh', 'Excedente_Wh']
    const series = seriesOf([names, ...range(1, 24).map((label) => [...hour('2026/07/01', label, '500'), '250'])])
    expect(series.days.get('2026-07-01')).toEqual(new Array(24).fill(0.5))
    expect(series.surplusKwh).toBe(6)
  })

  it('leaves out rows that have no day, no hour, no number, or less than nothing', () => {
    const good = hours('2026/07/01', 1, 24)
    const bad = [
      hour('', 5),
      hour('2026/07/01', 'x'),
      hour('2026/07/01', 5, ''),
      hour('2026/07/01', 5, '-0,5'),
      hour('2026/13/01', 5),
      [],
    ]
    expect(daysOf([head, ...good, ...bad])).toEqual({ '2026-07-01': hundredths(...range(1, 24)) })
    expect(daysOf([head, ...hours('2026/07/01', 1, 24, () => '0')])).toEqual({ '2026-07-01': new Array(24).fill(0) })
  })

  it('has its days in the order of time, whatever the order of its rows', () => {
    const rows = [...hours('2026/07/02', 1, 24), ...hours('2026/06/30', 1, 24), ...hours('2026/07/01', 1, 24)]
    expect([...seriesOf([head, ...rows]).days.keys()]).toEqual(['2026-06-30', '2026-07-01', '2026-07-02'])
    expect(daysOf([head, ...hours('2026/07/01', 1, 24).reverse()])).toEqual({
      '2026-07-01': hundredths(...range(1, 24)),
    })
  })

  it('has no supply where none of its codes is one', () => {
    expect(seriesOf([head.slice(1), ...hours('2026/07/01', 1, 24).map((row) => row.slice(1))]).cups).toBeNull()
    expect(seriesOf([head, ['', '2026/07/01', '1', '2'], hour('2026/07/01', 2)]).cups).toBe(cups)
    expect(seriesOf([['Mi CUPS', ...head.slice(1)], hour('2026/07/01', 2)]).cups).toBeNull()
  })

  it.each(['Energía vertida (kWh)', 'energiaVertida_kWh', 'AS_kWh', 'Excedente', 'Energía saliente', 'Surplus kWh'])(
    'adds up what is fed in, in the column %s',
    (name) => {
      const rows = [...range(1, 23).map((label) => [...hour('2026/07/01', label), '0,25']), hour('2026/07/01', 24)]
      expect(seriesOf([[...head, name], ...rows]).surplusKwh).toBe(5.75)
    },
  )

  it('has no surplus where no row says it, nor in a column that only names it', () => {
    expect(seriesOf([[...head, 'Excedente'], hour('2026/07/01', 1)]).surplusKwh).toBeNull()
    expect(
      seriesOf([
        [...head, 'Sin excedente'],
        [...hour('2026/07/01', 1), '3'],
      ]).surplusKwh,
    ).toBeNull()
    expect(
      seriesOf([
        ['Excedente', ...head],
        ['3', ...hour('2026/07/01', 1)],
      ]).surplusKwh,
    ).toBe(3)
  })
})

describe('a day', () => {
  const dayOf = (text: string) => {
    const series = hourlyFrom([head, hour(text, 1)])
    return typeof series === 'string' ? series : [...series.days.keys()][0]
  }

  it.each([
    ['2026/03/09', '2026-03-09'],
    ['2026-3-9', '2026-03-09'],
    ['2026.03.09', '2026-03-09'],
    ['2026-03-09T01:00', '2026-03-09'],
    [' 2026/03/09 ', '2026-03-09'],
    ['09/03/2026', '2026-03-09'],
    ['9-3-2026', '2026-03-09'],
    ['19.12.2026', '2026-12-19'],
    [' 19/12/2026', '2026-12-19'],
    ['46090', '2026-03-09'],
    [' 46090 ', '2026-03-09'],
    ['46090.75', '2026-03-09'],
    ['36001', '1998-07-25'],
  ])('%s is %s', (text, date) => {
    expect(dayOf(text)).toBe(date)
  })

  it.each([
    '36000',
    '4609',
    '460901',
    '46090.',
    '46090,5',
    'x46090',
    '2026',
    '30/02/2026',
    '2026/00/10',
    'el 09/03/2026',
    'n 2026/03/09',
    '9/3/26',
  ])('%s is none', (text) => {
    expect(dayOf(text)).toBe('hourly_empty')
  })
})

describe('the hour of a row', () => {
  /** Where the only hour with a use of its own falls in the day. */
  const placeOf = (label: string) => daysOf([head, hour('2026/07/01', label, '3')])['2026-07-01']?.indexOf(3)

  it.each([
    ['1', 0],
    ['01', 0],
    ['01:00', 0],
    ['01:00:00', 0],
    ['24', 23],
    ['24:00', 23],
    [' 7 ', 6],
    ['0-1', 0],
    ['06:00 - 07:00', 6],
    ['6–7', 6],
    ['6 a 7', 6],
    ['23-0', 23],
    ['0.5', 11],
    ['.25', 5],
    ['0.9999', 23],
  ])('%s is the hour number %i', (label, place) => {
    expect(placeOf(label)).toBe(place)
  })

  it.each(['', 'x', '1:0', '123', '26', '1.5', '0.5x', '-1', '7h'])('%s is none', (label) => {
    expect(hourlyFrom([head, hour('2026/07/01', label)])).toBe('hourly_empty')
  })

  it('counts from nothing where any row of the file does', () => {
    expect(daysOf([head, ...hours('2026/07/01', 0, 23), ...hours('2026/07/02', 1, 23)])).toMatchObject({
      '2026-07-01': hundredths(...range(0, 23)),
      '2026-07-02': [0.005, ...hundredths(...range(1, 23))],
    })
  })
})

describe('the day the clocks change', () => {
  it('has 23 hours in March, without the one that never was', () => {
    const through = { '2026-03-29': hundredths(...range(1, 23)) }
    expect(daysOf([head, ...hours('2026/03/29', 1, 23)])).toEqual(through)
    const byClock = hours('2026/03/29', 1, 24, (label) => (label === 3 ? '0' : `0,${String(label).padStart(2, '0')}`))
    expect(daysOf([head, ...byClock])).toEqual({ '2026-03-29': hundredths(1, 2, ...range(4, 24)) })
  })

  it('leaves out no other hour in which nothing was used', () => {
    const series = seriesOf([head, ...hours('2026/03/29', 1, 24, (label) => (label === 5 ? '0' : '0,3'))])
    expect(series.days.get('2026-03-29')).toEqual([0.3, 0.3, 0.3, 0, ...new Array(19).fill(0.3)])
    const summer = seriesOf([head, ...hours('2026/07/01', 1, 24, (label) => (label === 3 ? '0' : '0,3'))])
    expect(summer.days.get('2026-07-01')?.[2]).toBe(0)
  })

  it('has 25 in October, counted through or with one name twice', () => {
    expect(daysOf([head, ...hours('2026/10/25', 1, 25)])).toEqual({ '2026-10-25': hundredths(...range(1, 25)) })
    const twice = [...hours('2026/10/25', 1, 3), hour('2026/10/25', 3, '0,99'), ...hours('2026/10/25', 4, 24)]
    expect(daysOf([head, ...twice])).toEqual({ '2026-10-25': hundredths(1, 2, 3, 99, ...range(4, 24)) })
  })
})

describe('an hour that the file leaves out', () => {
  it('is the mean of its neighbours, and counted', () => {
    const series = seriesOf([head, ...hours('2026/07/01', 1, 4), ...hours('2026/07/01', 6, 24)])
    expect(series.missingHours).toBe(1)
    expect(series.days.get('2026-07-01')).toEqual(hundredths(...range(1, 24)))
  })

  it('is half its only neighbour at the ends of a day, and nothing far from any', () => {
    const series = seriesOf([head, ...hours('2026/07/01', 2, 3), ...hours('2026/07/02', 1, 23)])
    expect(series.missingHours).toBe(23)
    expect(series.days.get('2026-07-01')).toEqual([0.01, 0.02, 0.03, 0.015, ...new Array(20).fill(0)])
    expect(series.days.get('2026-07-02')?.at(-1)).toBe(0.115)
  })

  it('is looked for by the wall clock on the day it changes', () => {
    const series = seriesOf([head, ...hours('2026/03/29', 1, 2), ...hours('2026/03/29', 4, 23)])
    expect(series.missingHours).toBe(1)
    expect(series.days.get('2026-03-29')).toEqual([...hundredths(1, 2, ...range(4, 23)), 0.115])
  })
})
