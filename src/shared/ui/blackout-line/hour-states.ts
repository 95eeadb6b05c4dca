import type { Range } from '#src/shared/domain/range.ts'

export type HourState = 'on' | 'may' | 'off'

/** The first 24 hours: 'on' through the P90 hours (sure), 'may' to the P10 hours, 'off' after that. */
export function hourStates(hours: Pick<Range, 'p10' | 'p90'>): HourState[] {
  const sure = Math.floor(hours.p90 + 1e-9)
  const maybe = Math.max(sure, Math.ceil(hours.p10 - 1e-9))
  return Array.from({ length: 24 }, (_, hour) => (hour < sure ? 'on' : hour < maybe ? 'may' : 'off'))
}
