import { type HomeRoof, maxInverterKw, panel, panelToInverter } from '#src/features/quote/domain/home/roof.ts'
import { type Cents, vatCents } from '#src/shared/domain/money.ts'
import type { PriceBook, PriceItemId } from './price-items.ts'
import { priceOf } from './price-of.ts'

/** What a search chooses; everything else about an option follows from it. */
export interface SystemChoice {
  panels: number
  /** Usable kWh, new. */
  batteryKwh: number
  backup: 'none' | 'essential-circuits' | 'whole-home'
  /** Share of the battery kept for a power cut and never used for the bill, 0..1. */
  reserveShare: number
}

/** What is bought: a price-book quantity for each machine of one kind. */
export interface Part {
  id: PriceItemId
  sizes: readonly number[]
}

/** What a part costs, integer cents. */
export interface Amount {
  netCents: Cents
  vatCents: Cents
}

export interface Totals extends Amount {
  priceCents: Cents
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

/** The energy part: panels, inverter, battery, backup and their papers, in the order of the quote. */
export function systemParts(choice: SystemChoice, { roof, existingSolarKwp }: HomeRoof): Part[] {
  const { panels, batteryKwh, backup } = choice
  const kwp = kwpOf(panels)
  const parts: Part[] = []
  const add = (id: PriceItemId, size: number) => parts.push({ id, sizes: [size] })
  if (panels > 0) {
    add('pv-system', kwp)
    if (roof.type !== 'tile') add(roof.type === 'flat' ? 'roof-flat' : 'roof-other', kwp)
  }
  if (batteryKwh > 0) {
    add(panels > 0 ? 'hybrid-inverter' : 'battery-inverter', inverterKwOf(choice))
    add('battery', batteryKwh)
  }
  if (backup !== 'none') add(backup === 'whole-home' ? 'backup-whole-home' : 'backup-essential', 1)
  if (panels > 0 || batteryKwh > 0) add('papers', 1)
  if (panels > 0 && existingSolarKwp === 0) add('monitoring', 1)
  return parts
}

/** Net and VAT of a part, each rounded once, so that sums are exact. */
export function amountOf({ id, sizes }: Part, book: PriceBook): Amount {
  const netCents = sizes.reduce((sum, size) => sum + priceOf(book, id, size), 0)
  return { netCents, vatCents: vatCents(netCents, book.vatRatePercent) }
}

export function totalsOf(amounts: readonly Amount[]): Totals {
  let net = 0
  let vat = 0
  for (const amount of amounts) {
    net += amount.netCents
    vat += amount.vatCents
  }
  return { netCents: net, vatCents: vat, priceCents: net + vat }
}
