export { vitalValue } from './vitals-text.ts'
