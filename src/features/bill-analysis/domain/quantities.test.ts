import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datesIn } from './dates.ts'
import { rowsOf } from './page-rows.ts'
import { plain } from './plain.ts'
import { numberOf, quantitiesOf } from './quantities.ts'

const found = (text: string) => {
  const page = {
    page: 1,
    width: 600,
    height: 800,
    items: [{ text, box: { x: 10, y: 10, width: text.length * 5, height: 10 }, certainty: 1 }],
  }
  return rowsOf([page]).flatMap((row) => quantitiesOf(row).map(({ value, unit }) => [value, unit]))
}

describe('numbers of a bill', () => {
  it.each([
    ['1.234,56', 'eur', 1234.56],
    ['3,450', 'kw', 3.45],
    ['3.450', 'kw', 3.45],
    ['1.234', 'kwh', 1234],
    ['0.123456', 'eur_kwh', 0.123456],
    ['3.45', 'kw', 3.45],
  ] as const)('%s %s', (digits, unit, value) => expect(numberOf(digits, unit).value).toBe(value))

  it('come back from how Spain prints them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (cents) => {
        const text = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, useGrouping: 'always' }).format(
          cents / 100,
        )
        expect(numberOf(text, 'eur').value).toBe(cents / 100)
      }),
    )
  })

  it('have the unit behind them; dates, periods and codes are no numbers', () => {
    expect(found('P1: 3,450 kW x 30 días x 0,093000 €/kW día  9,63 €')).toEqual([
      [3.45, 'kw'],
      [30, 'days'],
      [0.093, 'eur_kw_day'],
      [9.63, 'eur'],
    ])
    expect(found('Del 01/06/2026 al 30.06.2026, CUPS ES0031, IVA 21 %')).toEqual([[21, 'percent']])
    expect(found('Compensación -12,30 €')).toEqual([[-12.3, 'eur']])
    expect(found('4,6 kW x 27,704413 €/kW y año')).toEqual([
      [4.6, 'kw'],
      [27.704413, 'eur_kw_year'],
    ])
  })
})

describe('dates of a bill', () => {
  it.each(['25/12/2025', '25-12-2025', '25.12.2025', '25/12/25', '25 de diciembre de 2025', '2025-12-25'])(
    '%s',
    (text) => expect(datesIn(plain(text)).map(({ date }) => date)).toEqual(['2025-12-25']),
  )
  it('leaves out what is no day', () => expect(datesIn('31/02/2026 12.345,67')).toEqual([]))
})
