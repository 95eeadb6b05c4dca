import type { PlainDate } from '#src/shared/domain/plain-date.ts'

/** True from the first to the last day of a line, both included; null has no end on that side. `today` is asked for a line with days only. */
export function isItsDay(
  { from, until }: { from: PlainDate | null; until: PlainDate | null },
  today: () => PlainDate,
): boolean {
  return (from === null || from <= today()) && (until === null || today() <= until)
}
