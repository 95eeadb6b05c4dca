import machineFacts from '#facts/energy-dashboard/machines.json' with { type: 'json' }
import type { Machine } from '#src/features/energy-dashboard/domain/day-view.ts'
import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import { formatKwh } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What a home can run at another hour; apart from the page's markup, because the evening mail is written by processes that load none. */
export const machines: readonly Machine[] = machineFacts.machines

export function machineWords({ id, kwh }: Machine, language: Language): { name: string; about: string } {
  const words = energyText[language].machines[id]
  return { name: words?.name(formatKwh(kwh, language)) ?? id, about: words?.about ?? '' }
}
