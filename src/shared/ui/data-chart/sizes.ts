/** The two drawings of every chart: one for wide screens, its sibling for phones, whose text is never shrunk under 12 px. */
export const wide = { key: 'w', className: 'w-c', width: 720, height: 256, fontSize: 13 } as const
export const narrow = { key: 'n', className: 'nar', width: 380, height: 280, fontSize: 14 } as const
export type Size = typeof wide | typeof narrow
