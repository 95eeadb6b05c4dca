import { backup } from './backup.ts'
import { battery } from './battery.ts'
import { billCost } from './bill-cost.ts'
import { cooling } from './cooling.ts'
import { ev } from './ev.ts'
import { heating } from './heating.ts'
import { hotWater } from './hot-water.ts'
import { incentives } from './incentives.ts'
import { pool } from './pool.ts'
import { solar } from './solar.ts'
import type { Tool, ToolAnswers, ToolContext, ToolInputs, ToolName } from './tool-types.ts'

/** The ten tools by the name of their endpoint. */
export const tools: { [Name in ToolName]: Tool<Name> } = {
  solar,
  battery,
  'bill-cost': billCost,
  pool,
  cooling,
  heating,
  'hot-water': hotWater,
  ev,
  backup,
  incentives,
}

/** The answer of one tool, unrounded and without words. Throws as the tool does. */
export function answerTool<Name extends ToolName>(
  name: Name,
  input: ToolInputs[Name],
  context: ToolContext,
): ToolAnswers[Name] {
  return tools[name](input, context)
}
