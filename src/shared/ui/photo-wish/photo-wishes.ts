/** The four photographs from which a price becomes firm. */
export const photoWishes = ['roof', 'board', 'meter', 'tiles'] as const
export type PhotoWish = (typeof photoWishes)[number]
