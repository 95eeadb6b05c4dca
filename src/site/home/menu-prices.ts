import type { PriceBook } from '#src/features/quote/domain/prices/price-items.ts'
import type { IconName } from '#src/shared/ui/icon/icon.tsx'
import type { RouteId } from '#src/site/routes.ts'
import { type GuidePrice, guidePrice, type JobParts } from './guide-prices.ts'

export type MenuId = 'solar' | 'battery' | 'heat-pump' | 'zoned-ac' | 'pool' | 'hot-water' | 'ev-charger' | 'blackout'

/** A job of the menu, or one of a size that only a page of its own is about. */
export type JobId = MenuId | 'business-solar' | 'island' | 'battery-backup'

export interface MenuPrice extends GuidePrice {
  id: MenuId
  icon: IconName
}

export type Jobs = Readonly<Record<MenuId, JobParts>>

/** The usual job of each kind, where a page names no home. */
export const usualJobs: Jobs = {
  solar: [
    ['pv-system', 5],
    ['papers', 1],
  ],
  battery: [
    ['battery', 5],
    ['hybrid-inverter', 5],
  ],
  'heat-pump': [['heat-pump', 8]],
  'zoned-ac': [['ac-zone', 4]],
  pool: [['pool-heat-pump', 35]],
  'hot-water': [['hot-water-heat-pump', 1]],
  'ev-charger': [['ev-charger', 1]],
  blackout: [['backup-essential', 1]],
}

const jobs: Readonly<Record<JobId, JobParts>> = {
  ...usualJobs,
  'business-solar': [['pv-system', 15]],
  island: [
    ['pv-system', 4],
    ['battery', 15],
  ],
  'battery-backup': [...usualJobs.battery, ['backup-essential', 1]],
}

const rows: readonly { id: MenuId; icon: IconName }[] = [
  { id: 'solar', icon: 'solar' },
  { id: 'battery', icon: 'battery' },
  { id: 'heat-pump', icon: 'pump' },
  { id: 'zoned-ac', icon: 'ac' },
  { id: 'pool', icon: 'pool' },
  { id: 'hot-water', icon: 'water' },
  { id: 'ev-charger', icon: 'ev' },
  { id: 'blackout', icon: 'cut' },
]

/** Where each row of the menu leads. */
export const pageOfJob: Readonly<Record<MenuId, RouteId>> = {
  solar: 'service.solar-panels',
  battery: 'service.battery-storage',
  'heat-pump': 'service.heat-pumps',
  'zoned-ac': 'service.air-conditioning',
  pool: 'service.pool-heating',
  'hot-water': 'service.hot-water-heat-pumps',
  'ev-charger': 'service.ev-chargers',
  blackout: 'service.blackout-protection',
}

/** Guide prices in the order of the menu. */
export function menuPrices(book: PriceBook, ofHome: Jobs = usualJobs): MenuPrice[] {
  return rows.map(({ id, icon }) => ({ id, icon, ...guidePrice(book, ofHome[id]) }))
}

/** The guide price of one job, reading no other row of the book. */
export function jobPrice(id: JobId, book: PriceBook): GuidePrice {
  return guidePrice(book, jobs[id])
}

/** One of them for the usual job, reading no other row of the book; undefined when there is none of that id. */
export function menuPrice(id: string, book: PriceBook): MenuPrice | undefined {
  const row = rows.find((one) => one.id === id)
  return row && { ...row, ...guidePrice(book, usualJobs[row.id]) }
}
