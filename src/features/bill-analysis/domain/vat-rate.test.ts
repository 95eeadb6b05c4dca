import { describe, expect, it } from 'vitest'
import { printedLinesOf } from '#tests/bills/page-of-rows.ts'
import type { Part } from './amount-options.ts'
import type { LineKind } from './bill.ts'
import { labelledAmounts } from './labelled-amounts.ts'
import { vatLines } from './money.ts'
import { fits, rateOnElectricity, sumVat } from './vat-rate.ts'

const amountsOf = (rows: string[][]) => labelledAmounts(printedLinesOf(rows))
const vatOf = (...rows: string[][]) => vatLines(amountsOf(rows))
const part = (kind: LineKind, eur: number): Part => ({ kind, eur, sighting: undefined })

describe('a tax and a total', () => {
  it('fit where the tax is its rate of the rest, to the cent', () => {
    expect(fits(21, 21, 121)).toBe(true)
    expect(fits(21, 10.75, 61.95)).toBe(true)
    expect(fits(21, 10.77, 61.95)).toBe(false)
    expect(fits(10, 10.75, 61.95)).toBe(false)
  })
})

describe('the VAT of a bill', () => {
  const services = ['IVA 21 %', '10,00 €', '2,10 €']
  const energy = ['IVA 10 %', '40,00 €', '4,00 €']

  it('is nothing where no line says it', () => {
    expect(sumVat([], 121)).toBeUndefined()
  })

  it('is that of its only line, whatever the total is', () => {
    expect(sumVat(vatOf(services), undefined)).toBe(2.1)
    expect(sumVat(vatOf(services), 500)).toBe(2.1)
  })

  it('is that of all rates together', () => {
    expect(sumVat(vatOf(services, energy), 56.1)).toBe(6.1)
  })

  it('is the first line’s where no total says how many of them belong to the bill', () => {
    expect(sumVat(vatOf(energy, services), undefined)).toBe(4)
  })

  it('is one line’s where that makes the total alone: what would have been paid at another rate', () => {
    expect(sumVat(vatOf(services, energy), 44)).toBe(4)
    expect(sumVat(vatOf(energy, services), 12.1)).toBe(2.1)
  })

  it('is not the nothing that stands behind a rate of nothing', () => {
    expect(sumVat(vatOf(['IVA 0 %', '0,00 €', '0,00 €'], services), 12.1)).toBe(2.1)
  })
})

describe('the rate on electricity', () => {
  const rateOf = (
    rows: string[][],
    more: { vatEur?: number; total?: number; beside?: string[][]; chosen?: Part[] } = {},
  ) => {
    const vat = vatOf(...rows)
    const vatEur = more.vatEur ?? sumVat(vat, more.total) ?? 0
    return rateOnElectricity(vat, vatEur, more.total, amountsOf(more.beside ?? []), more.chosen)
  }
  const terms = [part('power', 10), part('energy', 30)]

  it('is none without a tax', () => {
    expect(rateOf([])).toBeUndefined()
  })

  describe('where there is one', () => {
    const [withBase, alone] = [
      ['IVA 21 %', '40,00 €', '8,40 €'],
      ['IVA 21 %', '8,40 €'],
    ]

    it('is proven by a total that it makes', () => {
      expect(rateOf([alone], { total: 48.4 })).toEqual({ pct: 21, isProven: true })
      expect(rateOf([alone], { total: 50 })).toEqual({ pct: 21, isProven: false })
      expect(rateOf([alone])).toEqual({ pct: 21, isProven: false })
    })

    it('is proven by its own base, once the lines make the total', () => {
      expect(rateOf([withBase], { total: 50, chosen: terms })).toEqual({ pct: 21, isProven: true })
      expect(rateOf([withBase], { total: 50 })).toEqual({ pct: 21, isProven: false })
      expect(rateOf([alone], { total: 50, chosen: terms })).toEqual({ pct: 21, isProven: false })
    })
  })

  it('is that of the largest tax where one of several is all there is to pay, money given back among it', () => {
    const small = ['IVA 10 %', '0,30 €']
    expect(rateOf([small, ['IVA 21 %', '8,40 €']], { total: 48.4 })?.pct).toBe(21)
    expect(rateOf([small, ['IVA 21 %', '-8,40 €']], { vatEur: -8.4, total: -48.4 })?.pct).toBe(21)
    expect(rateOf([['IVA 21 %', '8,40 €'], small], { total: 48.4 })?.pct).toBe(21)
  })

  it('is the only one charged, though another stands there with nothing', () => {
    const rows = [
      ['IVA 21 %', '20,00 €', '4,20 €'],
      ['IVA 21 %', '30,00 €', '6,30 €'],
      ['IVA 10 %', '0,00 €', '0,00 €'],
    ]
    expect(rateOf(rows, { vatEur: 10.5, total: 60.5 })?.pct).toBe(21)
  })

  describe('of two that are charged', () => {
    const on10 = ['IVA 10 %', '40,00 €', '4,00 €']
    const on21 = ['IVA 21 %', '10,00 €', '2,10 €']
    const total = 56.1

    it('is the one whose line names it, sure once the lines make the total', () => {
      const rows = [['IVA 10 % electricidad', '40,00 €', '4,00 €'], on21]
      expect(rateOf(rows, { total })).toEqual({ pct: 10, isProven: false })
      expect(rateOf(rows, { total, chosen: terms })).toEqual({ pct: 10, isProven: true })
    })

    it.each(['energía', 'consumo eléctrico', 'energia', 'la luz', 'suministro', 'llum', 'argindarra'])(
      'is named by %s too',
      (word) => {
        expect(rateOf([on21, [`IVA 10 % ${word}`, '40,00 €', '4,00 €']], { total })?.pct).toBe(10)
      },
    )

    it('is none where both name it, unless what stands beside it decides', () => {
      const rows = [
        ['IVA 10 % energía hasta el 30', '40,00 €', '4,00 €'],
        ['IVA 21 % energía desde el 1', '10,00 €', '2,10 €'],
      ]
      expect(rateOf(rows, { total })).toBeUndefined()
    })

    it('is none where nothing tells them apart', () => {
      expect(rateOf([on10, on21], { total })).toBeUndefined()
      expect(rateOf([on10, on21], { total, chosen: [...terms, part('service', 4)] })).toBeUndefined()
    })

    it.each<LineKind>(['service', 'meter', 'other', 'discount'])(
      'is the other one than that of a part of the kind %s',
      (kind) => {
        const chosen = [...terms, part(kind, 10)]
        expect(rateOf([on10, on21], { total, chosen })).toEqual({ pct: 10, isProven: true })
        expect(rateOf([on21, on10], { total, chosen })).toEqual({ pct: 10, isProven: true })
      },
    )

    it('is not told by the terms of electricity themselves', () => {
      expect(rateOf([on10, on21], { total, chosen: terms })).toBeUndefined()
    })

    it('is told by some of what stands beside it together', () => {
      const beside = [part('meter', 0.8), part('service', 3.5), part('service', 6.5)]
      expect(rateOf([on10, on21], { total, chosen: [...terms, ...beside] })?.pct).toBe(10)
    })

    it('is told to within two cents, as sums of rounded lines are', () => {
      expect(rateOf([on10, on21], { total, chosen: [...terms, part('service', 10.02)] })?.pct).toBe(10)
      expect(rateOf([on10, on21], { total, chosen: [...terms, part('service', 10.03)] })).toBeUndefined()
    })

    it('is none where both could be of what stands beside it', () => {
      const chosen = [part('service', 10), part('service', 40)]
      expect(rateOf([on10, on21], { total, chosen })).toBeUndefined()
    })

    it('is told, unproven, by services and the meter before the lines make the total', () => {
      expect(rateOf([on10, on21], { total, beside: [['Servicio de mantenimiento', '', '10,00 €']] })).toEqual({
        pct: 10,
        isProven: false,
      })
      expect(rateOf([on10, on21], { total, beside: [['Alquiler de contador', '12 meses', '10,00 €']] })?.pct).toBe(10)
      expect(rateOf([on10, on21], { total, beside: [['Descuento', '', '10,00 €']] })).toBeUndefined()
    })

    it('is told by the base that a tax comes from where none is printed', () => {
      const rows = [
        ['IVA 10 %', '4,00 €'],
        ['IVA 21 %', '2,10 €'],
      ]
      expect(rateOf(rows, { total, chosen: [...terms, part('service', 10)] })?.pct).toBe(10)
    })

    it('is told by the base of several lines of one rate together', () => {
      const rows = [on10, ['IVA 21 %', '6,00 €', '1,26 €'], ['IVA 21 %', '4,00 €', '0,84 €']]
      expect(rateOf(rows, { total, chosen: [...terms, part('service', 10)] })?.pct).toBe(10)
    })

    it('is none of three', () => {
      const rows = [on10, on21, ['IVA 4 %', '5,00 €', '0,20 €']]
      const chosen = [...terms, part('service', 10), part('other', 5)]
      expect(rateOf(rows, { vatEur: 6.3, total: 61.3, chosen })).toBeUndefined()
    })
  })

  describe('where a part of the bill is free of tax', () => {
    const free = ['IGIC 0 %', '40,00 €', '0,00 €']
    const charged = ['IGIC 7 %', '10,00 €', '0,70 €']

    it('is nothing for a home whose services alone are taxed', () => {
      expect(rateOf([charged, free], { total: 50.7, chosen: [...terms, part('service', 10)] })).toEqual({
        pct: 0,
        isProven: true,
      })
    })

    it('is the charged one where the tax makes the whole total', () => {
      expect(rateOf([charged, free], { total: 10.7 })).toEqual({ pct: 7, isProven: true })
    })

    it('is nothing where all of it is free', () => {
      expect(rateOf([free], { total: 40 })).toEqual({ pct: 0, isProven: true })
    })
  })
})
