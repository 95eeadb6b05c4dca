import { describe, expect, it } from 'vitest'
import { billOf, factsOf, type PrintedRows, pageOf } from '#tests/bills/page-of-rows.ts'
import { closing, parts } from '#tests/bills/settled.ts'
import { cupsLetters } from './cups.ts'
import { readBill } from './read-bill.ts'

const cups = 'ES0031405012345678DF'
const otherHome = `ES0031405012345679${cupsLetters('0031405012345679')}`
const head = [['Factura de electricidad'], [`CUPS: ${cups}`], ['Peaje 2.0TD']]
const period = ['Periodo de facturación: del 27/01/2026 al 26/02/2026 (30 días)']
const whole = [...head, period, ...parts, ...closing(51.2)]
const link =
  'https://comparador.cnmc.gob.es/comparador/QRE?cups=ES0031405012345678DF&pP1=4.6&pP2=4.6&iniF=2026-01-27&finF=2026-02-26&imp=61.95&com=R2-760'

describe('what a bill says of itself', () => {
  it('is an ordinary bill, unless it corrects another', () => {
    expect(billOf(whole)).toMatchObject({ invoiceType: 'normal', source: 'text', totalMatchesLines: true })
    expect(billOf([...whole, ['Factura rectificativa']]).invoiceType).toBe('rectifying')
  })

  it.each([
    ['PVPC', true],
    ['Precio voluntario para el pequeño consumidor', true],
    ['Comercializadora de referencia', true],
    ['Comercializador regulado', true],
    ['Mercado libre', false],
    ['Precio fijo 24 horas', false],
    ['Nada más', undefined],
  ])('has the regulated price or another: %s', (words, isRegulated) => {
    expect(billOf([...whole, [words]]).isRegulated).toBe(isRegulated)
  })

  it('has a reading that was taken or estimated', () => {
    expect(billOf(whole).isReadingEstimated).toBe(false)
    for (const words of ['Lectura actual estimada', 'Consumo (estimado)', 'Consumo estimado'])
      expect(billOf([...whole, [words]]).isReadingEstimated).toBe(true)
  })

  it('is an instalment of a flat rate or none', () => {
    expect(billOf(whole).isInstalment).toBe(false)
    for (const words of ['Cuota fija de luz', 'Cuota mensual de energía', 'Tarifa plana', 'Pago fijo mensual'])
      expect(billOf([...whole, [words]]).isInstalment).toBe(true)
  })

  it.each([
    'Fecha de emisión: 03/03/2026',
    'Fecha factura 03/03/2026',
    'Emitida el 3 de marzo de 2026',
    'Data d’emissió 03/03/2026',
    'Invoice date 03/03/2026',
  ])('has its day: %s', (words) => {
    expect(factsOf([...whole, [words]]).invoiceDate).toMatchObject({ value: '2026-03-03', confidence: 0.85 })
  })

  it('has none before the words, nor without them', () => {
    expect(factsOf([...whole, ['03/03/2026 Fecha de emisión']]).invoiceDate).toBeUndefined()
    expect(factsOf([...whole, ['03/03/2026']]).invoiceDate).toBeUndefined()
  })
})

describe('the code of the supply', () => {
  const codeOf = (...rows: PrintedRows) => {
    const { cups: found } = factsOf([...head.filter((_, at) => at !== 1), period, ...parts, ...rows])
    return found && [found.value, found.confidence]
  }

  it('is sure by its letters, a guess where they do not agree, and not sure where two stand there', () => {
    expect(codeOf([`CUPS: ${cups}`])).toEqual([cups, 0.99])
    expect(codeOf(['CUPS: ES0031405012345678AA'])).toEqual(['ES0031405012345678AA', 0.6])
    expect(codeOf(['CUPS: ES0031405012345678AA'], [`CUPS: ${cups}`])).toEqual([cups, 0.99])
    expect(codeOf([`CUPS: ${cups}`], [`CUPS: ${otherHome}`])).toEqual([cups, 0.7])
    expect(codeOf()).toBeUndefined()
  })

  it('has its point of measure wherever that stands', () => {
    expect(codeOf([`CUPS: ${cups}`], [`Contrato con ${cups}0F`])).toEqual([`${cups}0F`, 0.99])
    expect(codeOf(['Punto de suministro (CUPS):'], [cups], ['0F'])).toEqual([`${cups}0F`, 0.99])
    expect(codeOf(['Punto de suministro (CUPS):'], [cups], ['Algo'], ['Más'], ['Otro'], ['0F'])).toEqual([cups, 0.99])
  })

  it('may be torn over two rows', () => {
    expect(codeOf(['CUPS: ES00 3140 5012 34'], ['5678DF'])).toEqual([cups, 0.95])
  })
})

describe('a file with the bills of two homes', () => {
  const second = [`CUPS: ${otherHome}`]

  it('has nothing sure of either', () => {
    expect(Object.values(factsOf([...whole, second])).every(({ confidence }) => confidence <= 0.75)).toBe(true)
    expect(factsOf(whole).totalEur?.confidence).toBe(0.97)
  })

  it('is one home’s where the second code is that of its gas', () => {
    expect(factsOf([...whole, second, ['CUPS gas']]).totalEur?.confidence).toBe(0.97)
  })
})

describe('a bill from a picture', () => {
  it('is hardly less sure where arithmetic stands behind it, and no more than a guess where none does', () => {
    const { totalEur, invoiceDate } = factsOf([...whole, ['Fecha de emisión: 03/03/2026']], 'ocr')
    expect(totalEur?.confidence).toBeCloseTo(0.94, 9)
    expect(invoiceDate?.confidence).toBeCloseTo(0.73, 9)
    expect(billOf(whole, 'ocr')).toMatchObject({ source: 'ocr', totalMatchesLines: true })
  })

  it('is not blamed for a sum that does not come out', () => {
    const wrong = [...head, period, ...parts, ...closing(51.2).slice(0, 2), ['Total factura', '', '71,95 €']]
    expect(billOf(wrong).totalMatchesLines).toBe(false)
    expect(billOf(wrong, 'ocr').totalMatchesLines).toBeNull()
  })
})

describe('the regulator’s link', () => {
  const read = (rows: PrintedRows, links: string[] = []) => {
    const outcome = readBill({ links, pages: [pageOf(rows)], wordsBy: 'text' })
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome.bill
  }

  it('gives a bill by itself, whatever the words are', () => {
    const bill = read([['Hola']], [link])
    expect(bill.source).toBe('qr')
    expect(bill.facts).toMatchObject({ cups: { value: cups }, totalEur: { value: 61.95 }, powerP1Kw: { value: 4.6 } })
    expect(bill.facts.retailer).toEqual({ value: 'Octopus Energy', confidence: 0.95 })
  })

  it('may be printed over two rows', () => {
    for (const at of [60, 110, 125])
      expect(read([['Hola'], [link.slice(0, at)], [link.slice(at)], ['Adiós']]).facts).toMatchObject({
        cups: { value: cups },
        totalEur: { value: 61.95 },
        powerP2Kw: { value: 4.6 },
      })
    expect(read([['Hola'], [link], ['Adiós']]).facts.retailer?.value).toBe('Octopus Energy')
  })

  it('is found beside a row of half a million of its signs, which keeps nobody waiting', () => {
    expect(read([['Hola'], [link], [`${'&'.repeat(500_000)} x`]]).facts.totalEur?.value).toBe(61.95)
  })

  it('is surer where the words say the same, and doubted where they are sure of something else', () => {
    expect(read(whole, [link]).facts.totalEur).toMatchObject({ value: 61.95, confidence: 0.99, place: { page: 1 } })
    const other = read(whole, [link.replace('61.95', '71.95')])
    expect(other.facts.totalEur).toMatchObject({ value: 71.95, confidence: 0.8 })
    expect(other.facts.totalEur?.place).toBeUndefined()
    // A cent is rounding.
    const near = read(whole, [link.replace('61.95', '61.96')])
    expect(near.facts.totalEur?.value).toBe(61.96)
    expect(near.facts.totalEur?.confidence).toBeGreaterThan(0.9)
    expect(near.facts.energyTermEur?.value).toBe(37.5)
  })

  it('that says nothing of a bill is none', () => {
    const outcome = readBill({
      links: ['https://comparador.cnmc.gob.es/comparador/QRE?verde=1'],
      pages: [pageOf([['Hola']])],
      wordsBy: 'text',
    })
    expect(outcome).toEqual({ ok: false, reason: 'unknown' })
  })
})

describe('a paper', () => {
  const outcomeOf = (...rows: PrintedRows) => readBill({ links: [], pages: [pageOf(rows)], wordsBy: 'text' })

  it('with hardly a figure is not taken for a bill, though its words are those of one', () => {
    expect(outcomeOf(...head, ['Potencia contratada'])).toEqual({ ok: false, reason: 'unknown' })
    expect(outcomeOf(...whole).ok).toBe(true)
  })

  it('of nothing is unknown', () => {
    expect(outcomeOf()).toEqual({ ok: false, reason: 'unknown' })
    expect(readBill({ links: [], pages: [], wordsBy: 'text' })).toEqual({ ok: false, reason: 'unknown' })
  })
})
