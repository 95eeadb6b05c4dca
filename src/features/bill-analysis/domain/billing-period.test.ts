import { describe, expect, it, test } from 'vitest'
import { billingPeriod } from './billing-period.ts'
import { linesOf } from './lines-with-context.ts'
import { rowsOf } from './page-rows.ts'
import { pricedLines } from './priced-lines.ts'

/** What a page of these lines says of its period. */
function readingOf(...texts: string[]) {
  const items = texts.map((text, at) => ({
    text,
    certainty: 1,
    box: { x: 40, y: 40 + 14 * at, width: 4.6 * text.length, height: 9 },
  }))
  const lines = linesOf(rowsOf([{ page: 1, width: 595, height: 842, items }]))
  return billingPeriod(lines, pricedLines(lines))
}

/** First and last day. */
function periodOf(...texts: string[]) {
  const { periodStart, periodEnd } = readingOf(...texts)
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

describe('of several spans of days', () => {
  const [plain, first, second] = [
    '27/01/2026 - 26/02/2026',
    ['2026-01-27', '2026-02-26'],
    ['2026-01-28', '2026-02-25'],
  ] as const
  /** 28 January to 25 February, which nothing but its word tells from another. */
  const used = 'Consumo 28/01/2026 - 25/02/2026'

  it('the first is the bill’s where nothing else is said', () => {
    expect(periodOf(plain, '28/01/2026 - 25/02/2026')).toEqual(first)
    expect(periodOf('28/01/2026 - 25/02/2026', plain)).toEqual(second)
  })

  it.each([
    ['of what is used', used],
    ['of the period', 'Periodo 28/01/2026 - 25/02/2026'],
    ['from one day on', 'Desde 28/01/2026 hasta 25/02/2026'],
    ['from one day to another', 'Del 28/01/2026 al 25/02/2026'],
  ])('one %s comes before others', (_, line) => {
    expect(periodOf(plain, line)).toEqual(second)
  })

  it('one below such a word comes before others, and behind one that has it itself', () => {
    expect(periodOf(plain, 'Algo', 'Consumo', '28/01/2026 - 25/02/2026')).toEqual(second)
    expect(periodOf('Consumo', plain, 'Algo', used)).toEqual(second)
  })

  it('one called the period of the bill comes before what else was used', () => {
    expect(periodOf('Consumo 27/01/2026 - 26/02/2026', 'Periodo de facturación: 28/01/2026 - 25/02/2026')).toEqual(
      second,
    )
    expect(periodOf(used, 'Algo', 'Periodo facturado', plain)).toEqual(first)
  })

  it.each(['Promoción', 'Vigencia', 'Contrato', 'Potencias máximas', 'Últimos'])(
    'one of another thing, %s, is none',
    (word) => {
      expect(periodOf(`${word} 27/01/2026 - 26/02/2026`, '28/01/2026 - 25/02/2026')).toEqual(second)
      // Nor where it has every other word of a period.
      expect(periodOf(`${word}: periodo del 27/01/2026 al 26/02/2026`, '28/01/2026 - 25/02/2026')).toEqual(second)
    },
  )

  it('one whose last day stands first is put in order, and comes after the others', () => {
    expect(periodOf('26/02/2026 - 27/01/2026')).toEqual(first)
    expect(periodOf('26/02/2026 - 27/01/2026', '28/01/2026 - 25/02/2026')).toEqual(second)
  })

  it('one of more than two hundred days comes after the others', () => {
    expect(periodOf('01/01/2026 - 21/07/2026', plain)).toEqual(first)
    expect(periodOf('01/01/2026 - 20/07/2026', plain)).toEqual(['2026-01-01', '2026-07-20'])
  })

  it('one of less than five days comes after the others', () => {
    expect(periodOf('27/01/2026 - 31/01/2026', plain)).toEqual(first)
    expect(periodOf('27/01/2026 - 01/02/2026', plain)).toEqual(['2026-01-27', '2026-02-01'])
  })

  it('one with its number of days comes before another as long, counted with the first day or without', () => {
    const later = '28/01/2026 - 27/02/2026'
    expect(periodOf(plain, `${later} (30 días)`)).toEqual(['2026-01-28', '2026-02-27'])
    expect(periodOf(plain, `${later} (31 días)`)).toEqual(['2026-01-28', '2026-02-27'])
    for (const days of ['30 días', '(30días)', '30 dies', '30 dia(s)', 'por 30 dia'])
      expect(periodOf(plain, `${later} ${days}`)).toEqual(['2026-01-28', '2026-02-27'])
    expect(periodOf(plain, `${later} (32 días)`)).toEqual(first)
    expect(periodOf(plain, `${later} (29 días)`)).toEqual(first)
  })

  it('readings come after what is called used or charged', () => {
    expect(periodOf('Lecturas desde 27/01/2026 hasta 26/02/2026', used)).toEqual(second)
    expect(periodOf('- Lectura desde 27/01/2026 hasta 26/02/2026', used)).toEqual(second)
    expect(periodOf('Lecturas', 'Desde 27/01/2026 hasta 26/02/2026', used)).toEqual(second)
    expect(periodOf('· Lectura:', 'Desde 27/01/2026 hasta 26/02/2026', used)).toEqual(second)
  })

  it.each([
    [['Lectura y periodo 27/01/2026 - 26/02/2026']],
    [['Desde la última lectura, del 27/01/2026 al 26/02/2026']],
    [['Lecturas del contador', 'Desde 27/01/2026 hasta 26/02/2026']],
    [['Tus lecturas', 'Desde 27/01/2026 hasta 26/02/2026']],
    [['Desde 27/01/2026 hasta 26/02/2026', 'Lecturas']],
  ])('%o is no mere reading', (lines) => {
    expect(periodOf(...lines, used)).toEqual(first)
  })
})

describe('a span that is called the period', () => {
  const sureOf = (...lines: string[]) => readingOf(...lines).periodStart?.confidence

  it('comes before another as long as the days, where its own are counted with the first one', () => {
    const longer = 'Consumo 27/01/2026 - 27/02/2026'
    const days = 'Días facturados: 31'
    expect(periodOf('Periodo 27/01/2026 - 26/02/2026', longer, days)).toEqual(['2026-01-27', '2026-02-26'])
    expect(periodOf('Consumo 27/01/2026 - 26/02/2026', longer, days)).toEqual(['2026-01-27', '2026-02-27'])
    expect(periodOf('Periodo de lectura 27/01/2026 - 26/02/2026', longer, days)).toEqual(['2026-01-27', '2026-02-27'])
  })

  it('is surer or less sure than the days a meter was read on, as its days are printed or not', () => {
    expect(sureOf('Lectura 27/01/2026 - 26/02/2026')).toBe(0.85)
    expect(sureOf('Periodo de lectura 27/01/2026 - 26/02/2026')).toBe(0.85)
    expect(sureOf('Lectura del 27/01/2026 al 26/02/2026 (30 días)')).toBe(0.85)
    expect(sureOf('Periodo de facturación, con lectura, 27/01/2026 - 26/02/2026')).toBe(0.75)
    expect(sureOf('Periodo de facturación, con lectura, 27/01/2026 - 26/02/2026 (30 días)')).toBe(0.96)
    expect(sureOf('Fecha inicio 27/01/2026 Fecha fin 26/02/2026 Días: 30 días')).toBe(0.96)
    expect(sureOf('Consumo 27/01/2026 - 26/02/2026')).toBe(0.75)
  })

  it('is surer where it stands there twice, and not sure beside another as likely', () => {
    expect(sureOf('Consumo 27/01/2026 - 26/02/2026', 'Consumo 27/01/2026 - 26/02/2026')).toBe(0.9)
    expect(sureOf('Consumo 27/01/2026 - 26/02/2026', 'Consumo 28/01/2026 - 25/02/2026')).toBe(0.6)
    expect(sureOf('Consumo 27/01/2026 - 26/02/2026', '28/01/2026 - 25/02/2026')).toBe(0.75)
  })
})

describe('a span of days', () => {
  it('has at least one day and at most those of a year and a week', () => {
    expect(periodOf('Periodo: 27/01/2026 - 27/01/2026')).toEqual([undefined, undefined])
    expect(periodOf('Periodo: 27/01/2026 - 28/01/2026')).toEqual(['2026-01-27', '2026-01-28'])
    expect(periodOf('Periodo: 01/01/2025 - 07/01/2026')).toEqual(['2025-01-01', '2026-01-07'])
    expect(periodOf('Periodo: 01/01/2025 - 08/01/2026')).toEqual([undefined, undefined])
  })

  it('may begin and end in two rows', () => {
    const twoRows = ['Lectura anterior 27/01/2026', 'Lectura actual 26/02/2026']
    expect(periodOf(...twoRows)).toEqual(['2026-01-27', '2026-02-26'])
    expect(periodOf(twoRows[0] ?? '', 'Vencimiento 26/02/2026')).toEqual([undefined, undefined])
    expect(periodOf('Emitida 27/01/2026', twoRows[1] ?? '')).toEqual([undefined, undefined])
  })

  it('is that of two days as far apart as the days charged, where nothing joins them', () => {
    const days = 'Días facturados: 30'
    expect(periodOf('El 27/01/2026 y otras cosas que pasaron', 'El 26/02/2026', days)).toEqual([
      '2026-01-27',
      '2026-02-26',
    ])
    expect(periodOf('El 27/01/2026 y otras cosas que pasaron', 'El 25/02/2026', days)).toEqual([undefined, undefined])
    expect(periodOf('Vencimiento 27/01/2026', 'El 26/02/2026', days)).toEqual([undefined, undefined])
  })
})

describe('readings behind a list of earlier bills', () => {
  const charged = 'Potencia P1 5,500 kW x 30 días x 0,096440 €/kW día 15,91 €'
  const earlier = ['Facturas', '29/12/2025 - 27/01/2026 286 kWh 88,14 €']
  const periodWith = (...readings: string[]) =>
    periodOf(charged, ...readings.flatMap((one) => [one, 'Otros']), ...earlier)

  it('are the period where they begin on the day that one ended, or a day beside it', () => {
    expect(periodWith('Lectura anterior 27-01-2026', 'Lectura actual 26-02-2026')).toEqual(['2026-01-27', '2026-02-26'])
    expect(periodWith('Lectura anterior 28-01-2026', 'Lectura actual 27-02-2026')).toEqual(['2026-01-28', '2026-02-27'])
    expect(periodWith('Lectura anterior 26-01-2026', 'Lectura actual 25-02-2026')).toEqual(['2026-01-26', '2026-02-25'])
  })

  it.each([
    ['begin two days later', ['Lectura anterior 29-01-2026', 'Lectura actual 28-02-2026']],
    ['are other days than the charged', ['Lectura anterior 27-01-2026', 'Lectura actual 25-02-2026']],
    ['are no readings', ['Emitida 27-01-2026', 'Cargo en cuenta 26-02-2026']],
    ['are of the year before', ['Lectura del año anterior 27-01-2026', 'Lectura del año anterior 26-02-2026']],
    ['are of an earlier year', ['Histórico de lectura 27-01-2026', 'Histórico de lectura 26-02-2026']],
    ['are of a contract', ['Lectura del contrato 27-01-2026', 'Lectura del contrato 26-02-2026']],
    ['are still to come', ['Lectura 27-01-2026', 'Próxima lectura 26-02-2026']],
  ])('are not where they %s', (_, readings) => {
    expect(periodWith(...readings)).toEqual(['2025-12-29', '2026-01-27'])
  })
})

describe('the days', () => {
  const daysOf = (...lines: string[]) => {
    const { days } = readingOf(...lines)
    return days && [days.value, days.confidence]
  }
  const period = 'Periodo de facturación: 27/01/2026 - 26/02/2026'

  it('are those between the two, or one more where the bill says so', () => {
    expect(daysOf(period)).toEqual([30, 0.75])
    expect(daysOf(`${period} (30 días)`)).toEqual([30, 0.96])
    expect(daysOf(`${period} (31 días)`)).toEqual([31, 0.96])
    expect(daysOf(`${period}, ambos inclusive`)).toEqual([31, 0.75])
    expect(
      daysOf('Periodo: 27/01/2026 - 26/02/2026', 'Potencia P1 5,500 kW x 31 días x 0,096440 €/kW día 16,44 €'),
    ).toEqual([31, 0.96])
  })

  it('of a month of the calendar are all of it', () => {
    expect(daysOf('Periodo: 01/09/2026 - 30/09/2026')).toEqual([30, 0.75])
    expect(daysOf('Periodo: 01/09/2026 - 29/09/2026')).toEqual([28, 0.75])
    expect(daysOf('Periodo: 02/09/2026 - 30/09/2026')).toEqual([28, 0.75])
    expect(daysOf('Periodo: 01/09/2026 - 30/09/2026 (29 días)')).toEqual([29, 0.96])
  })

  it('are said without any date, the number that stands there most often', () => {
    expect(daysOf('Días facturados: 30')).toEqual([30, 0.7])
    expect(daysOf('Días facturados: 29', 'Dies facturats: 30', 'Días: 30')).toEqual([30, 0.7])
    expect(daysOf('Energía consumida')).toBeUndefined()
  })

  it('are no more than a year has, and none of the past', () => {
    expect(daysOf('Días: 370')).toEqual([370, 0.7])
    expect(daysOf('Días: 371')).toBeUndefined()
    expect(daysOf('Días: 0')).toBeUndefined()
    expect(daysOf('Histórico de consumo (60 días)')).toBeUndefined()
  })
})
