import machineFacts from '#facts/energy-dashboard/machines.json' with { type: 'json' }
import type { Machine } from '#src/features/energy-dashboard/domain/day-view.ts'
import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import { formatKwh } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** The machines whose cheapest hours are shown and mailed; beside the components, because the server reads them without any. */
export const machines: readonly Machine[] = machineFacts.machines

/** A machine's name, with the energy of one run, and what to know about it. */
export function machineWords({ id, kwh }: Machine, language: Language) {
  const words = energyText[language].machines[id]
  return { name: words?.name(formatKwh(kwh, language)) ?? id, about: words?.about ?? '' }
}
