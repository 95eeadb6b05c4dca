/** The way of a lead, in order; the last is off the way. The database's check, the contract and the words are made from this list. */
export const leadStages = [
  'new',
  'contacted',
  'survey-booked',
  'quoted',
  'accepted',
  'permit',
  'installed',
  'paid',
  'aftercare',
  'lost',
] as const
export type LeadStage = (typeof leadStages)[number]

/** Stages at which nothing was signed. */
export const unsignedStages: readonly LeadStage[] = ['new', 'contacted', 'survey-booked', 'quoted', 'lost']

/** Stages that somebody reaches only by talking to us. */
export const talkedToStages: readonly LeadStage[] = [
  'survey-booked',
  'accepted',
  'permit',
  'installed',
  'paid',
  'aftercare',
]

/** A job: the work is agreed and not yet looked after only. */
export const jobStages: readonly LeadStage[] = ['accepted', 'permit', 'installed']

/** Why a lead is lost, as staff say it. */
export const lostReasons = [
  'price',
  'no-answer',
  'other-firm',
  'not-now',
  'not-possible',
  'duplicate',
  'spam',
  'other',
] as const
export type LostReason = (typeof lostReasons)[number]
