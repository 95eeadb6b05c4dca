import type { PlainDate } from '#src/shared/domain/plain-date.ts'

/** True from the first to the last day of a line, both included; one that is not said has no end on that side. */
export function isItsDay(
  days: { from?: string; until?: string } | DOMStringMap | undefined,
  today: PlainDate,
): boolean {
  const { from, until } = { from: days?.from, until: days?.until }
  return (!from || from <= today) && (!until || today <= until)
}
