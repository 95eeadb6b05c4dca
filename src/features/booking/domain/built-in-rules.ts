import facts from '#facts/booking/rules.json' with { type: 'json' }
import driving from '#facts/local/travel.json' with { type: 'json' }
import { towns } from '#src/shared/domain/vocabulary.ts'
import { type BookingRules, modes, topics } from './rules.ts'

/** The rules until staff change them: dated assumptions and estimated driving times. */
export const builtInRules: BookingRules = {
  ...facts,
  startMinutes: facts.startTimes.map(minuteOfDay),
  travel: driving.pairs
    .filter(({ a, b }) => [a, b].every((name) => towns.some((town) => town === name)))
    .map(({ a, b, minutes }) => ({ a, b, minutes })),
  crews: facts.crews.map(({ id, name, base, ...crew }) => ({
    id,
    name,
    base: oneOf(towns, base),
    topics: crew.topics.map((topic) => oneOf(topics, topic)),
    modes: crew.modes.map((mode) => oneOf(modes, mode)),
  })),
}

/** '09:30' as minutes after midnight. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function oneOf<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((one) => one === word)
  if (!found) throw new RangeError(`facts/booking: ${word} is not in the vocabulary`)
  return found
}
