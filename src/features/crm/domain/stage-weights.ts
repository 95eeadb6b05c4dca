import type { LeadStage } from './stages.ts'

/** Of what an unsigned lead is worth, the share that the office reckons with, by how far it has come. A rule of thumb of ours, never shown to a customer. */
export const stageWeights: Partial<Record<LeadStage, number>> = {
  new: 0.2,
  contacted: 0.3,
  'survey-booked': 0.5,
  quoted: 0.6,
}
