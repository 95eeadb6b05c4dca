import sample from '#facts/energy-dashboard/sample.json' with { type: 'json' }
import { energyBoard } from './contract.ts'
import type { EnergyBoard } from './domain/board.ts'

/** The board among what is published; version 0 is the sample that comes with the project. */
export const energySubjectName = 'energy'

/** The board of a kept value, the sample for undefined. Throws when a version holds what no check would have let in. */
export function boardOfValue(value: unknown): EnergyBoard {
  return energyBoard.parse(value ?? sample)
}
