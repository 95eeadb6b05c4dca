/** The three systems of an estimate, smallest first. */
export const optionIds = ['essential', 'balanced', 'blackout-proof'] as const
export type OptionId = (typeof optionIds)[number]
