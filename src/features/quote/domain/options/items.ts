import type { QuotePlan } from '#src/features/quote/domain/candidates/plan.ts'
import { panel } from '#src/features/quote/domain/home/roof.ts'
import type { Item, ItemDraft } from '#src/features/quote/domain/prices/item.ts'
import {
  amountOf,
  inverterKwOf,
  kwpOf,
  type Part,
  type SystemChoice,
  systemParts,
} from '#src/features/quote/domain/prices/parts.ts'
import { priceBasisOf } from '#src/features/quote/domain/prices/price-basis.ts'

function draftOf(part: Part, choice: SystemChoice): ItemDraft {
  const { panels, batteryKwh } = choice
  const kwp = kwpOf(panels)
  const inverterKw = inverterKwOf(choice)
  switch (part.id) {
    case 'pv-system':
      return { ...part, quantity: kwp, unit: 'kwp', values: { kwp, panels, watt: panel.watt, inverterKw } }
    case 'roof-flat':
    case 'roof-other':
      return { ...part, quantity: kwp, unit: 'kwp', values: { kwp } }
    case 'hybrid-inverter':
    case 'battery-inverter':
      return { ...part, quantity: 1, unit: 'piece', values: { kw: inverterKw } }
    case 'battery':
      return { ...part, quantity: batteryKwh, unit: 'kwh', values: { kwh: batteryKwh } }
    default:
      return { ...part, quantity: 1, unit: 'job', values: {} }
  }
}

/** The priced lines of an option: the energy part, then the machines of the goals. */
export function itemsOf(choice: SystemChoice, { home, equipment, priceBook }: QuotePlan): Item[] {
  const drafts = [...systemParts(choice, home).map((part) => draftOf(part, choice)), ...equipment.drafts]
  return drafts.map((draft) => {
    const { id, quantity, unit, values } = draft
    const { netCents, vatCents } = amountOf(draft, priceBook)
    const basis = priceBasisOf(priceBook, id)
    return { id, quantity, unit, netCents, vatRatePercent: priceBook.vatRatePercent, vatCents, values, basis }
  })
}
