import { describe, expect, it } from 'vitest'
import { type PrintedRows, printedLinesOf } from '#tests/bills/page-of-rows.ts'
import { kindOf, labelledAmounts } from './labelled-amounts.ts'

const entriesOf = (...rows: PrintedRows) =>
  labelledAmounts(printedLinesOf(rows)).map(({ kind, label, eurs, percents }) => [
    kind,
    label,
    eurs.map(({ value }) => value),
    percents.map(({ value }) => value),
  ])

describe('what the words of an amount say it is', () => {
  it.each([
    ['gas', ['consumo de gas', 'impuesto sobre hidrocarburos']],
    [
      'electricity-tax',
      ['impuesto electrico', 'impuesto sobre la electricidad', 'imp. elect.', 'i.e.e', 'iee', 'impost s/ electricitat'],
    ],
    [
      'total',
      [
        'total con iva',
        'importe total iva incl.',
        'total factura',
        'total a pagar',
        'importe a pagar',
        'importe total',
        'a pagar',
        'tu total',
        'total recibo',
        'total',
        'total electricidad',
      ],
    ],
    [
      'base',
      [
        'base imponible',
        'base iva',
        'subtotal',
        'sub-total',
        'antes de impuestos',
        'importe neto',
        'total sin iva',
        'suma',
        'base',
      ],
    ],
    ['vat', ['iva', 'i.v.a.', 'iva normal', 'igic', 'ipsi', 'impuesto sobre el valor']],
    ['bonus-discount', ['descuento por bono social', 'bono social, descuento']],
    ['bonus-funding', ['bono social', 'financiacion del bono social']],
    ['meter', ['alquiler de contador', 'alq. equipos', 'lloguer', 'equipos de medida', 'contador']],
    [
      'service',
      [
        'cuota de la bateria virtual',
        'servicio de mantenimiento',
        'asistencia',
        'seguro',
        'ok luz',
        'coste de gestion',
        'suscripcion',
      ],
    ],
    ['surplus', ['excedentes', 'energia vertida', 'compensacion', 'autoconsumo']],
    ['discount', ['descuento', 'dto', 'promocion', 'abono', 'bateria virtual', 'monedero']],
    [
      'power',
      ['potencia punta', 'termino fijo', 't. fijo', 'pot. p1', 'costes fijos', 'tp', 'margen de comercializacion'],
    ],
    ['energy', ['energia', 'consumo', 'termino variable', 'servicios de ajuste', 'perdidas', 'fnee']],
    ['unknown', ['donativo', 'otros', '', 'peajes']],
  ])('%s', (kind, all) => {
    expect(all.map((words) => [words, kindOf(words)])).toEqual(all.map((words) => [words, kind]))
  })

  it('is no total of a part', () => {
    expect(kindOf('importe total energia')).toBe('energy')
    expect(kindOf('importe total por la potencia')).toBe('power')
    expect(kindOf('suma termino de energia')).toBe('energy')
    expect(kindOf('importe total de servicios')).toBe('service')
  })

  it('is told whatever spaces and signs stand among the words', () => {
    expect(kindOf('bono    social')).toBe('bonus-funding')
    expect(kindOf('total   =  ')).toBe('total')
  })
})

describe('the amounts of a row', () => {
  it('stand behind their words, and the last is the row’s own', () => {
    expect(entriesOf(['Alquiler de contador', '', '0,81 €'])).toEqual([['meter', 'Alquiler de contador', [0.81], []]])
    expect(entriesOf(['IVA 21 %', '51,20 €', '10,75 €'])).toEqual([['vat', 'IVA 21 %', [51.2, 10.75], [21]]])
    expect(entriesOf(['Energía consumida', '250 kWh'])).toEqual([])
  })

  it('are the product of a rate wherever it stands', () => {
    expect(entriesOf(['IVA 21 %', '10,75 €', '51,20 €'])[0]?.[2]).toEqual([51.2, 10.75])
  })

  it('are two entries where new words begin behind an amount', () => {
    expect(entriesOf(['Alquiler 0,81 € Bono social 0,57 €'])).toEqual([
      ['meter', 'Alquiler', [0.81], []],
      ['bonus-funding', 'Bono social', [0.57], []],
    ])
    expect(entriesOf(['IVA 21 % sobre base de 51,20 € 10,75 €'])).toHaveLength(1)
  })

  it('may stand in front of their words', () => {
    expect(entriesOf(['0,81 €', 'Alquiler de contador'])).toEqual([['meter', 'Alquiler de contador', [0.81], []]])
    expect(entriesOf(['10,75 €', 'IVA 21 % de 51,20 €'])[0]?.[2]).toEqual([51.2, 10.75])
  })

  it('have the words right above them where they have none', () => {
    expect(entriesOf(['Alquiler de contador'], ['0,81 €'])).toEqual([['meter', 'Alquiler de contador', [0.81], []]])
    expect(entriesOf(['Alquiler de contador 0,50 €'], ['0,81 €']).at(-1)?.[0]).toBe('unknown')
    expect(entriesOf(['Alquiler de contador'], ['', '', '0,81 €'])[0]?.[0]).toBe('unknown')
  })

  it('are those of the names above them, a column each', () => {
    expect(entriesOf(['Potencia', 'Energía', 'Alquiler'], ['10,44', '37,50', '0,81'])).toEqual([
      ['power', 'Potencia', [10.44], []],
      ['energy', 'Energía', [37.5], []],
      ['meter', 'Alquiler', [0.81], []],
    ])
    expect(entriesOf(['Potencia', 'Energía', 'IVA 21 %'], ['10,44', '37,50', '10,07']).at(-1)).toEqual([
      ...['vat', 'IVA 21 %', [10.07], [21]],
    ])
    // Between a name and its amount may stand the kWh of both.
    expect(entriesOf(['Potencia', 'Energía', 'Alquiler'], ['', '250 kWh'], ['10,44', '37,50', '0,81'])).toHaveLength(3)
  })

  it('of a sentence are named behind them', () => {
    expect(entriesOf(['1,20 € de bono social, 3,40 € de impuesto eléctrico y 20,11 € de IVA (21 %)'])).toEqual([
      ['bonus-funding', 'bono social', [1.2], []],
      ['electricity-tax', 'impuesto electrico', [3.4], []],
      ['vat', 'iva', [20.11], [21]],
    ])
    expect(entriesOf(['y 20,11 € de IVA'])).toEqual([['vat', 'iva', [20.11], []]])
  })

  it('are the electricity tax by its rates, where the words are too few', () => {
    expect(entriesOf(['Impuesto especial', '', '2,45 €'])[0]?.[0]).toBe('electricity-tax')
    expect(entriesOf(['Impuesto 5,11 %', '', '2,45 €'])[0]?.[0]).toBe('electricity-tax')
    expect(entriesOf(['Otro 5,11 %', '47,94 €', '2,45 €'])[0]?.[0]).toBe('electricity-tax')
    expect(entriesOf(['Otro 5,11 %', '47,94 €', '3,45 €'])[0]?.[0]).toBe('unknown')
    expect(entriesOf(['Impuesto 6 %', '', '2,45 €'])[0]?.[0]).toBe('unknown')
    for (const rate of ['0,5', '2,5', '3,8'])
      expect(entriesOf([`Impuesto ${rate} %`, '', '2,45 €'])[0]?.[0]).toBe('electricity-tax')
  })

  it.each([
    'Coste medio diario',
    'Importe de peajes y cargos incluidos',
    'Costes regulados',
    'Impuestos aplicados',
    'Media mensual',
    'Capital social',
    'Destino del importe de su factura',
  ])('are none of %s', (words) => {
    expect(entriesOf([words, '', '12,34 €'])).toEqual([])
  })
})
