export { toolsApi } from './api.ts'
export type { ToolAnswers, ToolInputs, ToolName } from './domain/tool-types.ts'
export { type ToolRunner, Tools } from './service.ts'
