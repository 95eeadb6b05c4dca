/** Figures by reference: worked homes, expressions over them, and the words for what they come to. Pure: nothing here reads a file. */
export {
  type Computations,
  createFigures,
  type FigureFacts,
  type FigureRead,
  type FigureRow,
  type Figures,
  isHomeReference,
} from './domain/figures.ts'
export type { BatteryPart, HomeDays, SystemOf } from './domain/home-days.ts'
export { type SpokenRatio, spokenRatio } from './domain/ratio.ts'
export { type FigureUnit, figureUnits, type Quantity } from './domain/units.ts'
export type { FigureContext, StatedSystem, WorkedHome } from './domain/worked-home.ts'
export { likelyCostWords, likelyWords } from './text/likely-words.ts'
export { quantityText } from './text/quantity-text.ts'
export { ratioWords } from './text/ratio-words.ts'
