/** The pure door of the tools: their functions without endpoint, schema or words. */
export type { ToolAnswers, ToolContext, ToolInputs, ToolName } from './tool-types.ts'
export { answerTool, tools } from './tools.ts'
