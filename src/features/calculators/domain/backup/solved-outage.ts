import type { Outage, OutageSystem } from '#src/energy/backup/outage.ts'
import type { OutageFigures } from '#src/energy/backup/outage-figures.ts'
import type { OutageLoad } from '#src/energy/backup/outage-loads.ts'
import type { InputsOf } from '#src/features/calculators/domain/frame/input.ts'
import type { inputs } from './backup-words.ts'

/** A power cut as the answers describe it, and how long the battery lasts in it. Capacity kWh, power kW, price EUR. */
export interface Solved {
  given: InputsOf<typeof inputs>
  loads: OutageLoad[]
  batteryKwh: number
  inverterKw: number
  month: number | undefined
  system: OutageSystem
  withSun: Outage
  withoutSun: Outage
  /** Essentials alone, and with one air conditioner on an August night, with the sun that follows. */
  figures: OutageFigures
  /** The same list with another battery. */
  withBattery: (batteryKwh: number) => Outage
  byMonth: Outage[]
  priceEur: number
}
