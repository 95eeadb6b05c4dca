import { describe, expect, it } from 'vitest'
import { type PrintedRows, pageOf, printedLinesOf } from '#tests/bills/page-of-rows.ts'
import { contractedPower } from './contracted-power.ts'
import { linesOf } from './lines-with-context.ts'
import { rowsOf } from './page-rows.ts'
import { pricedLines } from './priced-lines.ts'

const ofLines = (lines: ReturnType<typeof linesOf>) =>
  Object.fromEntries(
    Object.entries(contractedPower(lines, pricedLines(lines))).map(([name, { value, confidence }]) => [
      name,
      [value, confidence],
    ]),
  )
const powerOf = (...rows: PrintedRows) => ofLines(printedLinesOf(rows))
const peak = ['Potencia punta', '4,600 kW x 30 días x 0,073782 €/kW día', '10,18 €']
const valley = ['Potencia valle', '4,600 kW x 30 días x 0,001911 €/kW día', '0,26 €']

describe('the contracted power', () => {
  it('is sure by lines that it makes', () => {
    expect(powerOf(peak, valley)).toEqual({ powerP1Kw: [4.6, 0.97], powerP2Kw: [4.6, 0.97] })
  })

  it('is less sure by a line that it does not make, and surer where the contract says the same', () => {
    const wrong = ['Potencia punta', '4,600 kW x 30 días x 0,073782 €/kW día', '11,18 €']
    expect(powerOf(wrong)).toMatchObject({ powerP1Kw: [4.6, 0.9] })
    expect(powerOf(['Término fijo'], ['P1', '4,600 kW x 30 días x 0,073782 €/kW día', '11,18 €'])).toHaveProperty(
      'powerP1Kw',
    )
  })

  it('is what is called so, surer where it stands there twice, and not sure where it differs', () => {
    const said = ['Potencia contratada punta', '4,6 kW']
    expect(powerOf(said)).toEqual({ powerP1Kw: [4.6, 0.8] })
    expect(powerOf(said, said)).toEqual({ powerP1Kw: [4.6, 0.9] })
    expect(powerOf(said, ['Potencia contratada punta', '5,5 kW'])).toEqual({ powerP1Kw: [4.6, 0.5] })
    expect(powerOf(said, ['Potencia contratada punta', '5,5 kW'], ['Potencia contratada punta', '5,5 kW'])).toEqual({
      powerP1Kw: [5.5, 0.9],
    })
  })

  it('is of both bands where two numbers stand behind one name', () => {
    expect(powerOf(['Potencia contratada', '4,6 kW  3,45 kW'])).toEqual({
      powerP1Kw: [4.6, 0.8],
      powerP2Kw: [3.45, 0.8],
    })
    expect(powerOf(['Potencia contratada: punta 4,6 kW, valle 3,45 kW'])).toEqual({
      powerP1Kw: [4.6, 0.8],
      powerP2Kw: [3.45, 0.8],
    })
  })

  it('is that of day and of night', () => {
    expect(powerOf(['Potencia contratada: 4,6 kW de día y 3,45 kW de noche'])).toMatchObject({
      powerP1Kw: [4.6, expect.any(Number)],
      powerP2Kw: [3.45, expect.any(Number)],
    })
    expect(powerOf(['Potencia contratada: 3,45 kW por la noche y 4,6 kW durante el día'])).toMatchObject({
      powerP1Kw: [4.6, expect.any(Number)],
      powerP2Kw: [3.45, expect.any(Number)],
    })
  })

  it('is the peak’s where one stands alone, and a guess; nothing where several do', () => {
    expect(powerOf(['Potencia contratada', '4,6 kW'])).toEqual({ powerP1Kw: [4.6, 0.6] })
    expect(powerOf(['Potencia contratada', '4,6 kW'], ['Potencia contratada', '5,5 kW'])).toEqual({})
    expect(powerOf(['Potencia contratada', '4,6 kW'], ['Potencia contratada', '4,6 kW'])).toEqual({
      powerP1Kw: [4.6, 0.6],
    })
  })

  it('is none of more than fifteen kW, of next to nothing, or of something else', () => {
    expect(powerOf(['Potencia contratada punta', '15 kW'])).toEqual({ powerP1Kw: [15, 0.8] })
    expect(powerOf(['Potencia contratada punta', '15,1 kW'])).toEqual({})
    expect(powerOf(['Potencia contratada punta', '0,05 kW'])).toEqual({})
    expect(powerOf(['Consumo punta', '4,6 kW'])).toEqual({})
    expect(powerOf(['Potencia contratada punta', '4,6 kWh'])).toEqual({})
  })

  it('that changes within the period is not sure, and is what the contract says now, else the last one', () => {
    const later = ['Potencia punta', '5,500 kW x 10 días x 0,073782 €/kW día', '4,06 €']
    expect(powerOf(peak, later)).toMatchObject({ powerP1Kw: [5.5, 0.5] })
    expect(powerOf(peak, later, ['Potencia contratada punta', '4,6 kW'])).toMatchObject({ powerP1Kw: [4.6, 0.5] })
  })

  it('of a picture is sure only where a misread digit would make other cents', () => {
    const recognised = (...rows: PrintedRows) => ofLines(linesOf(rowsOf([pageOf(rows, true)])))
    const cheap = ['Potencia valle 4,500 kW x 30 días x 0,001911 €/kW día', '', '0,26 €']
    const dear = ['Potencia punta 4,600 kW x 30 días x 0,073782 €/kW día', '', '10,18 €']
    expect(recognised(dear)).toMatchObject({ powerP1Kw: [4.6, 0.97] })
    expect(recognised(cheap)).toMatchObject({ powerP2Kw: [4.5, 0.85] })
    expect(recognised(dear, cheap)).toMatchObject({ powerP2Kw: [4.5, 0.85] })
    expect(recognised(cheap, ['Potencia contratada valle', '4,5 kW'])).toMatchObject({ powerP2Kw: [4.5, 0.97] })
    expect(recognised(dear, [cheap[0]?.replace('4,500', '4,600') ?? '', '', '0,26 €'])).toMatchObject({
      powerP2Kw: [4.6, 0.97],
    })
  })
})

describe('the highest power', () => {
  it('of the last year is another thing than what is contracted', () => {
    expect(powerOf(['Potencias máximas demandadas: punta 3,2 kW, valle 2,1 kW'])).toEqual({
      maxP1Kw: [3.2, 0.8],
      maxP2Kw: [2.1, 0.8],
    })
    expect(powerOf(['Potencias máximas'], ['Punta 3,2 kW'])).toEqual({ maxP1Kw: [3.2, 0.8] })
  })

  it('is nothing where several are printed', () => {
    expect(powerOf(['Potencia máxima punta 3,2 kW'], ['Potencia máxima punta 3,9 kW'])).toEqual({})
    expect(powerOf(['Potencia máxima punta 3,2 kW'], ['Potencia máxima punta 3,2 kW'])).toEqual({ maxP1Kw: [3.2, 0.8] })
  })
})
