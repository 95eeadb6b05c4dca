import { describe, expect, it } from 'vitest'
import { assumedRoof } from '#src/features/quote/domain/home/roof.ts'
import { amountOf, inverterKwOf, kwpOf, type SystemChoice, systemParts, totalsOf } from './parts.ts'
import { builtInPriceBook } from './price-book.ts'
import { priceOf } from './price-of.ts'

const choice = (change: Partial<SystemChoice>): SystemChoice => ({
  panels: 0,
  batteryKwh: 0,
  backup: 'none',
  reserveShare: 0,
  ...change,
})

describe('the inverter of a system', () => {
  it.each([
    [{}, 0],
    [{ backup: 'whole-home' }, 0],
    [{ panels: 4 }, 2],
    [{ panels: 8 }, 3],
    [{ panels: 9 }, 3.68],
    [{ panels: 16 }, 6],
    [{ panels: 17 }, 8],
    [{ panels: 60 }, 15],
    [{ batteryKwh: 5 }, 3],
    [{ panels: 4, batteryKwh: 5 }, 3],
    [{ panels: 4, backup: 'essential-circuits' }, 5],
    [{ batteryKwh: 5, backup: 'whole-home' }, 8],
    [{ panels: 24, batteryKwh: 5, backup: 'whole-home' }, 10],
  ] as const)('for %j has %d kW', (change, kw) => {
    expect(inverterKwOf(choice(change))).toBe(kw)
  })

  it('takes 1.2 kW of panels for each of its own, of 450 W each', () => {
    expect(kwpOf(10)).toBe(4.5)
  })
})

describe('the parts of a system', () => {
  const roof = assumedRoof('villa', 'tile')
  const parts = (change: Partial<SystemChoice>, home: Partial<Parameters<typeof systemParts>[1]> = {}) =>
    systemParts(choice(change), { roof, existingSolarKwp: 0, maxPanels: 40, ...home }).map(
      ({ id, sizes }) => `${id} ${sizes.join()}`,
    )

  it('are panels with their papers and a monitor, on a tiled roof without more', () => {
    expect(parts({ panels: 10 })).toEqual(['pv-system 4.5', 'papers 1', 'monitoring 1'])
  })

  it('have a frame on other roofs', () => {
    expect(parts({ panels: 10 }, { roof: { ...roof, type: 'flat' } })[1]).toBe('roof-flat 4.5')
    expect(parts({ panels: 10 }, { roof: { ...roof, type: 'other' } })[1]).toBe('roof-other 4.5')
    expect(parts({ batteryKwh: 5 }, { roof: { ...roof, type: 'flat' } })).not.toContain('roof-flat 0')
  })

  it('need no second monitor beside panels that are there', () => {
    expect(parts({ panels: 10 }, { existingSolarKwp: 3 })).toEqual(['pv-system 4.5', 'papers 1'])
  })

  it('are a battery with an inverter of its own, or one that panels share', () => {
    expect(parts({ batteryKwh: 10 })).toEqual(['battery-inverter 3', 'battery 10', 'papers 1'])
    expect(parts({ panels: 10, batteryKwh: 10, backup: 'essential-circuits' })).toEqual([
      'pv-system 4.5',
      'hybrid-inverter 5',
      'battery 10',
      'backup-essential 1',
      'papers 1',
      'monitoring 1',
    ])
    expect(parts({ batteryKwh: 10, backup: 'whole-home' })).toContain('backup-whole-home 1')
  })

  it('are none of nothing', () => {
    expect(parts({})).toEqual([])
  })
})

describe('what parts cost', () => {
  it('is the price of each machine, and VAT rounded once for the part', () => {
    const net = priceOf(builtInPriceBook, 'ac-split', 2.5) + priceOf(builtInPriceBook, 'ac-split', 3.5)
    expect(amountOf({ id: 'ac-split', sizes: [2.5, 3.5] }, builtInPriceBook)).toEqual({
      netCents: net,
      vatCents: Math.round(net * 0.21),
    })
    expect(amountOf({ id: 'battery', sizes: [] }, builtInPriceBook)).toEqual({ netCents: 0, vatCents: 0 })
  })

  it('adds up to the cent', () => {
    const amounts = [
      { netCents: 1001, vatCents: 210 },
      { netCents: 333, vatCents: 70 },
    ]
    expect(totalsOf(amounts)).toEqual({ netCents: 1334, vatCents: 280, priceCents: 1614 })
    expect(totalsOf([])).toEqual({ netCents: 0, vatCents: 0, priceCents: 0 })
  })
})
