import offer from '#facts/quote/offer.json' with { type: 'json' }
import { aidEur, aidFor } from '#src/energy/money/incentives.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { withDefaults } from './answer.ts'
import type { IncentivesAnswer, IncentivesInput, ToolContext } from './tool-types.ts'

/** Works are taken to be finished and paid this many days after the question. */
const { completionDays } = offer

/** Aid by town and date, as `aidFor` finds it. The total holds only amounts that are known. */
export function incentives(given: IncentivesInput, { today }: ToolContext): IncentivesAnswer {
  const defaults: Required<Omit<IncentivesInput, 'town' | 'ibiEur'>> = {
    service: 'solar',
    priceEur: 8000,
    resident: true,
    completionDate: addDays(today, completionDays),
  }
  const { input, assumptions } = withDefaults(given, defaults)
  const { items, notes, totalCents } = aidFor(input)
  return {
    items: items.map(({ amountCents, ...item }) => ({ ...item, amountEur: aidEur(amountCents) })),
    totalEur: eurFromCents(totalCents),
    notes,
    assumptions,
  }
}
