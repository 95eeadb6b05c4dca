import { expect, test } from 'vitest'
import { billingPeriod } from './billing-period.ts'
import { linesOf } from './lines-with-context.ts'
import { rowsOf } from './page-rows.ts'
import { pricedLines } from './priced-lines.ts'

/** The period that a page of these lines gives. */
function periodOf(...texts: string[]) {
  const items = texts.map((text, at) => ({
    text,
    certainty: 1,
    box: { x: 40, y: 40 + 14 * at, width: 4.6 * text.length, height: 9 },
  }))
  const lines = linesOf(rowsOf([{ page: 1, width: 595, height: 842, items }]))
  const { periodStart, periodEnd } = billingPeriod(lines, pricedLines(lines))
  return [periodStart?.value, periodEnd?.value]
}

test('a list of earlier bills does not give this one its period: the readings that begin where the newest of them ended do', () => {
  expect(
    periodOf(
      'Potencia P1 5,500 kW x 30 días x 0,096440 €/kW día 15,91 €',
      'Lectura anterior 27-01-2026 real',
      'Potencias',
      'Lectura actual 26-02-2026 real',
      'Facturas',
      '29/12/2025 - 27/01/2026 286 kWh 88,14 €',
      '27/11/2025 - 29/12/2025 332 kWh 98,17 €',
    ),
  ).toEqual(['2026-01-27', '2026-02-26'])
})

test('days of payment and of the next reading are no period', () => {
  expect(
    periodOf(
      'Periodo de facturación: 27/01/2026 - 26/02/2026 (30 días)',
      'Fecha de cargo 26/02/2026',
      'Próxima lectura 28/03/2026',
    ),
  ).toEqual(['2026-01-27', '2026-02-26'])
})

test('the first and the last day, called so, are the period; the meter was read on the day before', () => {
  const read = [
    'Lecturas',
    '31/08/2026 30/09/2026 Consumo kWh',
    'Potencia P1 5,750 kW * 0,093120 €/kW día * 30 días 16,06 €',
  ]
  expect(periodOf('Inicio: 01/09/2026', 'Fin: 30/09/2026', 'Días: 30 días', ...read)).toEqual([
    '2026-09-01',
    '2026-09-30',
  ])
  expect(periodOf('Fecha inicio 01/09/2026 Fecha fin 30/09/2026 Días: 30 días', ...read)).toEqual([
    '2026-09-01',
    '2026-09-30',
  ])
})

test('two days of one month are its first and last', () => {
  expect(periodOf('Periodo', '1 – 30 de noviembre de 2025', '30 días')).toEqual(['2025-11-01', '2025-11-30'])
})
