import type { Range } from '#src/shared/domain/range.ts'

/** How long a list of loads runs without grid, and the sum behind the middle figure: hours.p50 · loadW / 1000 = energyKwh + sunKwh. */
export interface CutHours {
  /** Over the power cuts looked at; p90 is reached in nine of ten. */
  hours: Range
  /** Mean power of the loads and of the battery's own use during the middle cut, W. */
  loadW: number
  /** What the battery gives to the loads in the middle cut, losses taken off, kWh. */
  energyKwh: number
  /** What the sun gives meanwhile, kWh: none is counted. */
  sunKwh: number
}
