export const importStates = ['reading', 'checked', 'importing', 'committed', 'undoing', 'undone'] as const
export const rowKinds = ['ready', 'duplicate', 'error'] as const
/** While one of these somebody works on the import. */
export const statesAtWork: readonly (typeof importStates)[number][] = ['reading', 'importing', 'undoing']
/** A portion takes a second or two: an import at work that has not moved for so long has lost its process. */
export const silentMillis = 60_000
