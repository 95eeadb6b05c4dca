import { expect, test } from 'vitest'
import type { EnergyBoard } from '#src/features/energy-dashboard/domain/board.ts'
import { hoursIn } from '#src/features/energy-dashboard/domain/hours.ts'
import { boardOfValue } from '#src/features/energy-dashboard/published-board.ts'
import { priceCsv } from './price-csv.ts'

const readAt = '2026-11-23T19:20:00.000Z'
const board = (date: string, change: Partial<EnergyBoard> = {}): EnergyBoard => ({
  ...boardOfValue(undefined),
  isSample: false,
  prices: [
    { date, source: 'apidatos', readAt, eurMwh: Array.from({ length: hoursIn(date) }, (_, hour) => 100.25 + hour) },
  ],
  surplus: [],
  ...change,
})
const linesOf = (csv: string) => csv.split('\r\n').slice(0, -1)

test('a row for each hour under headings of the language, with its separator and its decimals', () => {
  const [heads, first] = linesOf(priceCsv(board('2026-11-23'), 'en'))
  expect(heads).toBe('day,hour_spain,start_utc,pvpc_eur_mwh,surplus_eur_mwh,source,read_at')
  expect(first).toBe(`2026-11-23,00:00,2026-11-22T23:00:00.000Z,100.25,,apidatos,${readAt}`)
  const [cabeceras, primera] = linesOf(priceCsv(board('2026-11-23'), 'es'))
  expect(cabeceras).toBe('dia;hora_peninsular;inicio_utc;pvpc_eur_mwh;excedente_eur_mwh;fuente;leido')
  expect(primera).toBe(`2026-11-23;00:00;2026-11-22T23:00:00.000Z;100,25;;apidatos;${readAt}`)
})

test.each([
  ['2026-10-25', 25, '02:00', '02:00'],
  ['2027-03-28', 23, '01:00', '03:00'],
  ['2026-11-23', 24, '01:00', '02:00'],
])('%s has %i rows, each hour of the day once in UTC', (date, hours, second, third) => {
  for (const language of ['en', 'es'] as const) {
    const rows = linesOf(priceCsv(board(date), language)).slice(1)
    const cells = rows.map((row) => row.split(language === 'en' ? ',' : ';'))
    expect(cells).toHaveLength(hours)
    expect(new Set(cells.map(([, , start]) => start)).size).toBe(hours)
    expect(cells.every((row) => row.length === 7)).toBe(true)
    // The hour that comes twice in autumn, and the one that is missing in spring.
    const at = hours === 25 ? 2 : 1
    expect([cells[at]?.[1], cells[at + 1]?.[1]]).toEqual([second, third])
  }
})

test('surplus stands beside its hour, a price below zero stays a number, a sample says so in every row', () => {
  const date = '2026-11-23'
  const eurMwh = Array.from({ length: 24 }, (_, hour) => (hour === 3 ? -5.5 : 40))
  const sold = board(date, { isSample: true, surplus: [{ date, eurMwh, readAt }] })
  const rows = linesOf(priceCsv(sold, 'es')).slice(1)
  expect(rows[3]?.split(';').slice(3, 6)).toEqual(['103,25', '-5,5', 'muestra'])
  expect(rows.every((row) => row.includes(';muestra;'))).toBe(true)
  expect(linesOf(priceCsv(sold, 'en'))[4]?.split(',').slice(3, 6)).toEqual(['103.25', '-5.5', 'sample'])
})

test('what holds the separator, a quote or a new line is quoted, so that nothing leaves its cell', () => {
  const odd = board('2026-11-23')
  const prices = odd.prices.map((day) => ({ ...day, readAt: 'a;b,"c"\r\n=1' }))
  for (const language of ['en', 'es'] as const)
    expect(priceCsv({ ...odd, prices }, language)).toContain('"a;b,""c""\r\n=1"\r\n')
})

test('without any price there is the line of headings alone', () => {
  expect(linesOf(priceCsv(board('2026-11-23', { prices: [] }), 'en'))).toHaveLength(1)
})
