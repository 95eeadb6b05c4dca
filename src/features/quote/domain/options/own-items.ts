/** A line that staff wrote themselves; its words are in `values.label`. */
export const ownItemId = 'own'
/** What is taken off the price; why is in `values.reason`. */
export const discountItemId = 'discount'
