export const importStates = ['checked', 'committed', 'undone'] as const
export const rowKinds = ['ready', 'duplicate', 'error'] as const
