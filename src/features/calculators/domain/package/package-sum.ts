import type { VillaWithPanels } from '#src/features/calculators/domain/comfort/villa.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'

/** The parts and their sums; each whole is the sum of its parts to the cent. */
export interface PackageSum {
  home: VillaWithPanels
  /** What the panels save in the home without the heat pump, €/year: the solar calculator's figure. */
  solarSavingEur: Range
  /** What the heat pump saves in the home without panels: the heat-pump calculator's figure. */
  aloneSavingEur: Range
  /** What it saves beside the panels. */
  besideSavingEur: Range
  savingCents: Cents
  savingEur: Range
  solarPriceCents: Cents
  heatPumpPriceCents: Cents
  priceCents: Cents
  /** Electricity of the heat pump, kWh an hour. */
  hourlyKwh: Float64Array
  /** What the heat costs today, €/year. */
  heatTodayEur: number
  heatTodayRangeEur: Range
}
