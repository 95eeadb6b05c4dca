/** The pure door of the calculators: the answer of any of them without words, for other places that show the same figure. */
export { type AnswerOfCalculator, calculatorAnswer } from './all-calculators.ts'
export { type CalculatorContext, type CalculatorId, calculatorIds } from './frame/calculator.ts'
