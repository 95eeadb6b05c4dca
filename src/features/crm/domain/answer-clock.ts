/** The clock to the first answer: runs while a lead is new and has a promised time. */

export type ClockState = 'none' | 'calm' | 'near' | 'late'
export interface AnswerClock {
  state: ClockState
  /** Whole minutes left, rounded down; when late, whole minutes past. 0 for 'none'. */
  minutes: number
}

/** From here on the clock is shown in the colour of the sun. */
export const nearMinutes = 60
const minuteMs = 60_000

/** The clock of a lead at `now`. Throws a RangeError when `answerBy` is no instant. */
export function answerClock(lead: { stage: string; answerBy: string | null }, now: Date): AnswerClock {
  if (lead.answerBy === null || lead.stage !== 'new') return { state: 'none', minutes: 0 }
  const leftMs = new Date(lead.answerBy).getTime() - now.getTime()
  if (Number.isNaN(leftMs)) throw new RangeError(`not an instant: ${lead.answerBy}`)
  if (leftMs < 0) return { state: 'late', minutes: Math.floor(-leftMs / minuteMs) }
  const minutes = Math.floor(leftMs / minuteMs)
  return { state: minutes < nearMinutes ? 'near' : 'calm', minutes }
}
