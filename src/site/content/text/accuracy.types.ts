/** Groups of comparisons in the order of the table; their figures are in facts/energy/accuracy.json. */
export const accuracyIds = [
  'pv-program-year',
  'pv-program-month',
  'pv-chain-year',
  'pv-chain-month',
  'pv-perez-year',
  'pv-perez-month',
  'pvgis',
  'self-consumption',
  'self-sufficiency',
  'bills',
  'pool',
  'heating',
  'cooling',
  'heating-iso',
  'cooling-iso',
] as const
export type AccuracyId = (typeof accuracyIds)[number]

/** The words around the measured errors. */
export interface AccuracyText {
  caption: string
  columns: { reference: string; cases: string; worst: string; mean: string; proves: string }
  groups: Record<AccuracyId, { name: string; proves: string }>
  toTheCent: string
  points: (value: string) => string
  /** A single group's cases, closed until asked for. */
  every: (name: string) => string
  case: string
  plane: string
  ours: string
  theirs: string
  off: string
  worstMonths: string
  /** Cases that have a name, as the comparisons call them. */
  cases: Record<string, string>
}
