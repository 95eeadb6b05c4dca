/** The words of aid, for pages that show what `aidFor` found. */
export { aidEn } from './aid.en.ts'
export { aidEs } from './aid.es.ts'
export {
  type AidId,
  type AidNoteId,
  aidIds,
  aidNoteIds,
  type ConditionId,
  conditionIds,
} from './aid.types.ts'
