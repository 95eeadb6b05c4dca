export { leadSourceWords } from './lead-sources.ts'
