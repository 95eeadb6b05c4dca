import { describe, expect, it } from 'vitest'
import { type PrintedRows, printedLinesOf } from '#tests/bills/page-of-rows.ts'
import { pricedLines } from './priced-lines.ts'

/** Term, band, kW or kWh, price, days and amount. */
const pricedOf = (...rows: PrintedRows) =>
  pricedLines(printedLinesOf(rows)).map(({ term, period, amount, price, days, eur }) => [
    ...[term, period, amount],
    ...[Math.round(price * 1e6) / 1e6, days, eur],
  ])
const proofOf = (...rows: PrintedRows) =>
  pricedLines(printedLinesOf(rows)).map(({ isProven, isPrinted }) => [isProven, isPrinted])

describe('a line of energy', () => {
  it('is kWh and a price, with what they make', () => {
    expect(pricedOf(['Energía punta', '77 kWh x 0,150000 €/kWh', '11,55 €'])).toEqual([
      ['energy', 1, 77, 0.15, undefined, 11.55],
    ])
    expect(proofOf(['Energía punta', '77 kWh x 0,150000 €/kWh', '11,55 €'])).toEqual([[true, true]])
  })

  it('is not proven where they make something else', () => {
    expect(pricedOf(['Energía punta', '77 kWh x 0,150000 €/kWh', '12,55 €'])).toEqual([
      ['energy', 1, 77, 0.15, undefined, 12.55],
    ])
    expect(proofOf(['Energía punta', '77 kWh x 0,150000 €/kWh', '12,55 €'])).toEqual([[false, true]])
  })

  it('may have its amount in front', () => {
    expect(pricedOf(['Energía 11,55 € por 77 kWh a 0,150000 €/kWh'])).toEqual([
      ['energy', undefined, 77, 0.15, undefined, 11.55],
    ])
  })

  it('may have no units, where what the numbers make is printed', () => {
    expect(pricedOf(['Energía punta', '77  0,150000', '11,55'])).toEqual([['energy', 1, 77, 0.15, undefined, 11.55]])
    expect(pricedOf(['Energía punta', '77  0,150000', '12,55'])).toEqual([])
    // No kWh costs more than 70 cents or less than half a cent.
    expect(pricedOf(['Energía punta', '77  0,710000', '54,67'])).toEqual([])
    expect(pricedOf(['Energía punta', '77  0,004000', '0,31'])).toEqual([])
  })

  it('is none of more than two euros for a kWh', () => {
    expect(pricedOf(['Energía punta', '7 kWh x 2,000000 €/kWh', '14,00 €'])).toHaveLength(1)
    expect(pricedOf(['Energía punta', '7 kWh x 2,100000 €/kWh', '14,70 €'])).toEqual([])
  })

  it('is money back with a minus at any of its numbers, and is what was fed in then', () => {
    const back = [['surplus', undefined, 77, 0.15, undefined, -11.55]]
    expect(pricedOf(['Otros', '-77 kWh x 0,150000 €/kWh', '11,55 €'])).toEqual(back)
    expect(pricedOf(['Otros', '77 kWh x -0,150000 €/kWh', '11,55 €'])).toEqual(back)
    expect(pricedOf(['Otros', '77 kWh x 0,150000 €/kWh', '-11,55 €'])).toEqual(back)
  })

  it('is what was fed in by its words or its heading', () => {
    expect(pricedOf(['Excedentes', '77 kWh x 0,060000 €/kWh', '4,62 €'])[0]?.[0]).toBe('surplus')
    expect(pricedOf(['Excedentes'], ['Punta', '77 kWh x 0,060000 €/kWh', '4,62 €'])[0]?.[0]).toBe('surplus')
    expect(pricedOf(['Excedentes'], ['Energía punta', '77 kWh x 0,060000 €/kWh', '4,62 €'])[0]?.[0]).toBe('energy')
  })

  it('is used energy given back where the power is given back too', () => {
    const power = ['Potencia P1', '4,600 kW x 30 días x 0,073782 €/kW día', '-10,18 €']
    const other = ['Otros', '77 kWh x 0,150000 €/kWh', '-11,55 €']
    expect(pricedOf(power, other).map(([term]) => term)).toEqual(['power', 'energy'])
    expect(pricedOf(power, ['Excedentes', ...other.slice(1)]).map(([term]) => term)).toEqual(['power', 'surplus'])
    const charged = ['Energía', '77 kWh x 0,150000 €/kWh', '11,55 €']
    expect(pricedOf(power, charged, other).map(([term]) => term)).toEqual(['power', 'energy', 'surplus'])
    expect(pricedOf(charged, other).map(([term]) => term)).toEqual(['energy', 'surplus'])
  })

  it('is none of the past, of a tax, of gas, or of the seller’s own work', () => {
    const made = ['77 kWh x 0,150000 €/kWh', '11,55 €']
    expect(pricedOf(['Histórico de consumo', ...made])).toEqual([])
    expect(pricedOf(['Impuesto por', ...made])).toEqual([])
    expect(pricedOf(['Consumo de gas', ...made])).toEqual([])
    expect(pricedOf(['Coste de gestión', ...made])).toEqual([])
  })
})

describe('the least tax on electricity', () => {
  const line = (words: string, price: string, eur: string) => [words, `201 kWh x ${price} €/kWh`, eur]

  it('of a tenth of a cent for each kWh is no energy', () => {
    expect(pricedOf(line('Tipo mínimo', '0,001000', '0,20 €'))).toEqual([])
    expect(pricedOf(line('Tipo mínimo', '0,000500', '0,10 €'))).toEqual([])
  })

  it('is not what costs more, or is not called the least', () => {
    expect(pricedOf(line('Tipo mínimo', '0,002000', '0,40 €'))).toHaveLength(1)
    expect(pricedOf(line('Energía', '0,001000', '0,20 €'))).toHaveLength(1)
  })
})

describe('a product below the name of its band', () => {
  const made = '77 kWh x 0,150000 €/kWh'
  const bandOf = (...rows: PrintedRows) => pricedOf(...rows)[0]?.[1]

  it('has the band of the row above', () => {
    expect(bandOf(['Energía'], ['Valle'], [made, '', '11,55 €'])).toBe(3)
  })

  it('has the band of the row before that where what stands between is of another column', () => {
    expect(bandOf(['Energía valle'], ['', '', 'Contador 2011'], [made, '11,55 €'])).toBe(3)
    expect(bandOf(['Energía valle'], ['Contador de la casa'], [made, '11,55 €'])).toBeUndefined()
    expect(bandOf(['Energía valle'], ['', '', 'Punta'], [made, '11,55 €'])).toBe(1)
  })
})

describe('products beside each other', () => {
  const pair = ['40 kWh x 0,200000 €/kWh  8,00 €', '60 kWh x 0,100000 €/kWh  6,00 €']

  it('are in the order of the names above them', () => {
    expect(pricedOf(['Energía'], ['Punta', 'Valle'], pair)).toEqual([
      ['energy', 1, 40, 0.2, undefined, 8],
      ['energy', 3, 60, 0.1, undefined, 6],
    ])
  })

  it('are of the names right above them where there are more, and of none without names', () => {
    expect(pricedOf(['Energía'], ['Punta', 'Llano', 'Valle'], pair).map(([, band]) => band)).toEqual([1, 2])
    expect(pricedOf(['Energía'], ['Otros datos'], pair).map(([, band]) => band)).toEqual([undefined, undefined])
  })

  it('share the kWh of a second price', () => {
    expect(pricedOf(['Energía 100 kWh x 0,100000 €/kWh 10,00 € x 0,020000 €/kWh 2,00 €'])).toEqual([
      ['energy', undefined, 100, 0.1, undefined, 10],
      ['energy', undefined, 100, 0.02, undefined, 2],
    ])
  })

  it('keep the words in front of each', () => {
    const both = pricedOf(['Consumo 100 kWh x 0,100000 €/kWh 10,00 €  Excedentes 50 kWh x 0,060000 €/kWh 3,00 €'])
    expect(both.map(([term]) => term)).toEqual(['energy', 'surplus'])
  })
})

describe('a line of power', () => {
  it('is kW, days and the price of a day, a month or a year', () => {
    const day = [['power', 1, 4.6, 0.073782, 30, 10.18]]
    expect(pricedOf(['Potencia punta', '4,600 kW x 30 días x 0,073782 €/kW día', '10,18 €'])).toEqual(day)
    expect(pricedOf(['Potencia punta', '4,600 kW x 30 días x 26,930430 €/kW año', '10,18 €'])).toEqual(day)
    expect(pricedOf(['Potencia punta', '4,600 kW x 30 días x 2,244203 €/kW mes', '10,18 €'])).toEqual(day)
  })

  it('has two bands, of which the valley is the second', () => {
    expect(pricedOf(['Potencia P3', '4,600 kW x 30 días x 0,001911 €/kW día', '0,26 €'])[0]?.[1]).toBe(2)
    expect(pricedOf(['Potencia valle', '4,600 kW x 30 días x 0,001911 €/kW día', '0,26 €'])[0]?.[1]).toBe(2)
  })

  it('may have no units, where what the numbers make is printed', () => {
    expect(pricedOf(['Potencia P1', '4,600  30  0,073782', '10,18'])).toEqual([['power', 1, 4.6, 0.073782, 30, 10.18]])
    expect(pricedOf(['Potencia P1', '4,600  30  0,073782', '11,18'])).toEqual([])
  })
})
