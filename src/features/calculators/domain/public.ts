/** The pure door of the calculators: the answer of any of them without words, for whoever shows the same figure elsewhere. */
export { type AnswerOfCalculator, calculatorAnswer } from './all-calculators.ts'
export { type CalculatorContext, type CalculatorId, calculatorIds } from './frame/calculator.ts'
