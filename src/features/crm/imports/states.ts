export const importStates = ['reading', 'checked', 'importing', 'committed', 'undoing', 'undone'] as const
export const rowKinds = ['ready', 'duplicate', 'error'] as const
