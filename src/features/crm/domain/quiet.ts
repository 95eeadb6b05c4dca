import type { LeadStage } from './stages.ts'

/** From so many days on nobody having done anything with a lead is shown in the colour of the sun. */
export const quietFromDays = 4
const dayMillis = 86_400_000

/** Stages at which the next word is due between us and them: before it runs the clock to the first answer, after it an appointment or a job. */
const talkStages: readonly LeadStage[] = ['contacted', 'quoted']

/** For how many whole days nothing has happened with a lead that we talk to; null while that is nothing to speak of. */
export function quietDays(lead: { stage: LeadStage; lastAt: string }, now: Date): number | null {
  const days = Math.floor((now.getTime() - Date.parse(lead.lastAt)) / dayMillis)
  return talkStages.includes(lead.stage) && days >= quietFromDays ? days : null
}
