import { type Cents, vatCents } from '../../../shared/domain/money.ts'
import { type Home, maxInverterKw, panel, panelToInverter } from './defaults.ts'
import type { ItemDraft } from './equipment.ts'
import type { Item, Option } from './estimate-types.ts'
import { type PriceBook, type PriceItemId, priceOf } from './price-items.ts'

/** What a search chooses; everything else about an option follows from it. */
export interface SystemChoice {
  panels: number
  /** Usable kWh, new. */
  batteryKwh: number
  backup: Option['system']['backup']
  /** Share of the battery kept for a power cut and never used for the bill, 0..1. */
  reserveShare: number
}

/** Sizes that inverters are sold in, kW. */
const inverterSteps = [2, 3, 3.68, 5, 6, 8, 10, 12, maxInverterKw] as const
/** A house on its own inverter needs this to start a pump or a fridge. */
const backupInverterKw = { none: 0, 'essential-circuits': 5, 'whole-home': 8 } as const

export function kwpOf(panels: number): number {
  return (panels * panel.watt) / 1000
}

/** Size of the new inverter, kW: panels / 1.2, at least what backup needs; 0 when there is nothing to convert. */
export function inverterKwOf({ panels, batteryKwh, backup }: Omit<SystemChoice, 'reserveShare'>): number {
  if (panels === 0 && batteryKwh === 0) return 0
  const neededKw = Math.max(kwpOf(panels) / panelToInverter, batteryKwh > 0 ? 3 : 0, backupInverterKw[backup])
  return inverterSteps.find((kw) => kw >= neededKw - 1e-9) ?? maxInverterKw
}

function job(id: PriceItemId): ItemDraft {
  return { id, quantity: 1, unit: 'job', sizes: [1], values: {} }
}

/** The lines of the energy part: panels, inverter, battery, backup and their papers. */
export function systemDrafts(choice: SystemChoice, home: Home): ItemDraft[] {
  const { panels, batteryKwh, backup } = choice
  const kwp = kwpOf(panels)
  const inverterKw = inverterKwOf(choice)
  const drafts: ItemDraft[] = []
  if (panels > 0) {
    const values = { kwp, panels, watt: panel.watt, inverterKw }
    drafts.push({ id: 'pv-system', quantity: kwp, unit: 'kwp', sizes: [kwp], values })
    if (home.roof.type !== 'tile') {
      const id = home.roof.type === 'flat' ? 'roof-flat' : 'roof-other'
      drafts.push({ id, quantity: kwp, unit: 'kwp', sizes: [kwp], values: { kwp } })
    }
  }
  if (batteryKwh > 0) {
    const id = panels > 0 ? 'hybrid-inverter' : 'battery-inverter'
    drafts.push({ id, quantity: 1, unit: 'piece', sizes: [inverterKw], values: { kw: inverterKw } })
    drafts.push({ id: 'battery', quantity: batteryKwh, unit: 'kwh', sizes: [batteryKwh], values: { kwh: batteryKwh } })
  }
  if (backup !== 'none') drafts.push(job(backup === 'whole-home' ? 'backup-whole-home' : 'backup-essential'))
  if (panels > 0 || batteryKwh > 0) drafts.push(job('papers'))
  if (panels > 0 && home.existingSolarKwp === 0) drafts.push(job('monitoring'))
  return drafts
}

/** Prices the lines: net and VAT of each in integer cents, each rounded once, so that sums are exact. */
export function pricedItems(drafts: readonly ItemDraft[], book: PriceBook): Item[] {
  return drafts.map(({ id, quantity, unit, sizes, values }) => {
    const netCents = sizes.reduce((sum, size) => sum + priceOf(book, id, size), 0)
    const vatRatePercent = book.vatRatePercent
    return { id, quantity, unit, netCents, vatRatePercent, vatCents: vatCents(netCents, vatRatePercent), values }
  })
}

export interface Totals {
  netCents: Cents
  vatCents: Cents
  priceCents: Cents
}

export function totalsOf(items: readonly Item[]): Totals {
  let net = 0
  let vat = 0
  for (const item of items) {
    net += item.netCents
    vat += item.vatCents
  }
  return { netCents: net, vatCents: vat, priceCents: net + vat }
}
