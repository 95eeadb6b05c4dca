/** Words of the quote that other features say too. */
export { savingHatch } from './saving-key.ts'
