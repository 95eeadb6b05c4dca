import { describe, expect, it } from 'vitest'
import { type PrintedRows, printedLinesOf } from '#tests/bills/page-of-rows.ts'
import { labelledAmounts } from './labelled-amounts.ts'
import { type Sighting, sightings } from './money.ts'
import { paidTotal } from './paid-total.ts'

/** What a bill of 61.95 €, so called, asks for in the end: the total, what stands between and whether it is clear. */
function paidOf(rows: PrintedRows, chosen: Parameters<typeof paidTotal>[2] = undefined, madeEur = 61.95) {
  const entries = labelledAmounts(printedLinesOf([['Total factura', '', '61,95 €'], ...rows]))
  const [called] = sightings(entries, 'total')
  if (!called) throw new Error('no total')
  const made: Sighting = { ...called, eur: madeEur }
  const { total, after, isClear } = paidTotal(made, entries, chosen)
  return [total.eur, after && [after.kind, after.eur, after.sighting?.label], isClear]
}
const toPay = (eur: string) => ['Total a pagar', '', eur]

describe('what a bill asks for', () => {
  it('is the sum of its lines and taxes where nothing else is called the total', () => {
    expect(paidOf([])).toEqual([61.95, undefined, true])
    expect(paidOf([toPay('61,95 €')])).toEqual([61.95, undefined, true])
  })

  it('is less by what a wallet pays behind the taxes', () => {
    const wallet = ['Monedero usado en esta factura', '', '-9,40 €']
    expect(paidOf([wallet, toPay('52,55 €')])).toEqual([
      52.55,
      ['discount', -9.4, 'Monedero usado en esta factura'],
      false,
    ])
  })

  it('is more by a gift', () => {
    expect(paidOf([['Donativo', '', '1,00 €'], toPay('62,95 €')])).toEqual([62.95, ['other', 1, 'Donativo'], false])
  })

  it('is clear where the sum itself is not called the total, or only what it would have been', () => {
    const rows = [['Donativo', '', '1,00 €'], toPay('62,95 €')]
    expect(paidOf(rows, undefined, 61.95)[2]).toBe(false)
    const entries = labelledAmounts(printedLinesOf([...rows, ['Importe factura sin donativo', '', '61,95 €']]))
    const [called] = sightings(entries, 'total')
    if (!called) throw new Error('no total')
    expect(paidTotal({ ...called, eur: 61.95 }, entries, undefined)).toMatchObject({
      total: { eur: 62.95 },
      isClear: true,
    })
  })

  it.each([
    ['of earlier bills', 'Importe pendiente de pago'],
    ['from before', 'Saldo anterior'],
    ['of a debt', 'Deuda'],
    ['in instalments', 'Cuota de aplazamiento'],
    ['of a plan for the year', 'Regularización'],
  ])('is no more by what is owed %s, and the sum is not clear', (_, words) => {
    expect(paidOf([[words, '', '30,00 €'], toPay('91,95 €')])).toEqual([61.95, undefined, false])
  })

  it('is the other one where what is owed is said to be used', () => {
    expect(paidOf([['Saldo anterior aplicado', '', '-9,40 €'], toPay('52,55 €')])[0]).toBe(52.55)
    expect(
      paidOf([
        ['Saldo usado del monedero', '', '-9,40 €'],
        ['Saldo anterior del monedero', '', '9,40 €'],
        toPay('52,55 €'),
      ])[0],
    ).toBe(52.55)
  })

  it('is the sum where nothing explains the other total, or it is a part or the tax that does', () => {
    expect(paidOf([toPay('71,95 €')])).toEqual([61.95, undefined, true])
    expect(
      paidOf([
        ['IVA 21 %', '', '10,75 €'],
        ['Total', '', '51,20 €'],
      ])[0],
    ).toBe(61.95)
    const chosen = [{ kind: 'service' as const, eur: 10, sighting: undefined }]
    expect(
      paidOf(
        [
          ['Asistencia', '', '10,00 €'],
          ['Total', '', '51,95 €'],
        ],
        chosen,
      )[0],
    ).toBe(61.95)
    expect(
      paidOf([
        ['Asistencia', '', '10,00 €'],
        ['Total', '', '51,95 €'],
      ])[0],
    ).toBe(51.95)
  })

  it('is not told by a sum of something or by what differs by a cent', () => {
    expect(paidOf([['Subtotal', '', '30,00 €'], toPay('91,95 €')])[0]).toBe(61.95)
    expect(paidOf([['Suma de servicios', '', '30,00 €'], toPay('91,95 €')])[0]).toBe(61.95)
    expect(paidOf([['Donativo', '', '0,01 €'], toPay('61,96 €')])[0]).toBe(61.95)
  })

  it('is not clear where less is asked for, or nothing calls it the total', () => {
    expect(paidOf([toPay('51,95 €')])).toEqual([61.95, undefined, false])
    expect(paidOf([['Total', '', '51,95 €']])).toEqual([61.95, undefined, true])
    expect(paidOf([], undefined, 65)).toEqual([65, undefined, false])
  })
})
