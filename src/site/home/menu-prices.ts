import type { PriceBook, PriceItemId } from '#src/features/quote/domain/prices/price-items.ts'
import { priceOf } from '#src/features/quote/domain/prices/price-of.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { IconName } from '#src/shared/ui/icon/icon.tsx'

export type MenuId = 'solar' | 'battery' | 'heat-pump' | 'zoned-ac' | 'pool' | 'hot-water' | 'ev-charger' | 'blackout'

export interface MenuPrice {
  id: MenuId
  icon: IconName
  /** Installed, VAT included, rounded up to ten euros. */
  fromEur: number
}

/** The smallest usual job of each kind, as rows and quantities of the price book. */
const jobs: readonly {
  id: MenuId
  icon: IconName
  parts: readonly (readonly [item: PriceItemId, quantity: number])[]
}[] = [
  {
    id: 'solar',
    icon: 'solar',
    parts: [
      ['pv-system', 5],
      ['papers', 1],
    ],
  },
  {
    id: 'battery',
    icon: 'battery',
    parts: [
      ['battery', 5],
      ['hybrid-inverter', 5],
    ],
  },
  { id: 'heat-pump', icon: 'pump', parts: [['heat-pump', 8]] },
  { id: 'zoned-ac', icon: 'ac', parts: [['ac-zone', 4]] },
  { id: 'pool', icon: 'pool', parts: [['pool-heat-pump', 35]] },
  { id: 'hot-water', icon: 'water', parts: [['hot-water-heat-pump', 1]] },
  { id: 'ev-charger', icon: 'ev', parts: [['ev-charger', 1]] },
  { id: 'blackout', icon: 'cut', parts: [['backup-essential', 1]] },
]

/** 'From' prices of the home page, in its order. */
export function menuPrices(book: PriceBook): MenuPrice[] {
  return jobs.map(({ id, icon, parts }) => {
    const netEur = parts.reduce((sum, [item, quantity]) => sum + eurFromCents(priceOf(book, item, quantity)), 0)
    return { id, icon, fromEur: Math.ceil((netEur * (1 + book.vatRatePercent / 100)) / 10) * 10 }
  })
}
