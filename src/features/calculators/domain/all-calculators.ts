import { calculator as emergencyBackup } from '#src/features/calculators/domain/backup/emergency-backup.ts'
import { calculator as ac } from '#src/features/calculators/domain/comfort/ac.ts'
import { calculator as heatPump } from '#src/features/calculators/domain/comfort/heat-pump.ts'
import { calculator as heatPumpComparison } from '#src/features/calculators/domain/comfort/heat-pump-comparison.ts'
import { calculator as seasonalEfficiency } from '#src/features/calculators/domain/comfort/seasonal-efficiency.ts'
import type {
  Calculator,
  CalculatorAnswer,
  CalculatorContext,
  CalculatorId,
} from '#src/features/calculators/domain/frame/calculator.ts'
import { defaultRaw, readInputs } from '#src/features/calculators/domain/frame/read-inputs.ts'
import { calculator as solarHeatPumpPackage } from '#src/features/calculators/domain/package/solar-heat-pump-package.ts'
import { calculator as poolHeating } from '#src/features/calculators/domain/pool/pool-heating.ts'
import { calculator as solarPoolHeating } from '#src/features/calculators/domain/pool/solar-pool-heating.ts'
import { calculator as solar } from '#src/features/calculators/domain/solar/solar.ts'
import { calculator as solarIncentives } from '#src/features/calculators/domain/solar/solar-incentives.ts'

/** Every calculator at once, for code that prints their figures; a page with one calculator loads it alone, through the registry. */
const calculators: Record<CalculatorId, Calculator> = {
  solar,
  ac,
  'heat-pump': heatPump,
  'solar-pool-heating': solarPoolHeating,
  'solar-incentives': solarIncentives,
  'pool-heating': poolHeating,
  'heat-pump-comparison': heatPumpComparison,
  'solar-heat-pump-package': solarHeatPumpPackage,
  'seasonal-efficiency': seasonalEfficiency,
  'emergency-backup': emergencyBackup,
}

export type AnswerOfCalculator = CalculatorAnswer & { inputs: Readonly<Record<string, unknown>> }

/**
 * What a calculator shows for these inputs, written as in its link ('yes', '32', 'june-september'); whatever is not given takes its default, and a
 * town is passed over where the calculator asks for none. Throws a RangeError on an input that the calculator does not have or does not accept.
 */
export function calculatorAnswer(
  id: CalculatorId,
  given: Readonly<Record<string, string>>,
  context: CalculatorContext,
): AnswerOfCalculator {
  const calculator = calculators[id]
  const strange = Object.keys(given).find((name) => name !== 'town' && !Object.hasOwn(calculator.inputs, name))
  if (strange !== undefined) throw new RangeError(`the calculator ${id} has no input ${strange}`)
  const { values, problems } = readInputs(calculator.inputs, { ...defaultRaw(calculator.inputs), ...given })
  const [problem] = problems
  if (problem) throw new RangeError(`the calculator ${id} does not accept ${problem.name}: ${problem.code}`)
  return { ...calculator.answer(values, context), inputs: values }
}
