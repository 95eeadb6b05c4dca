/** The contract assumed for most homes, kW. */
export const usualContractKw = 5.75
/** That contract and its neighbours: a much smaller or larger bill points at another step, kW, with the kWh a year it serves. */
export const contractSteps = [
  { powerKw: 2.3, upToKwh: 300 },
  { powerKw: 3.45, upToKwh: 700 },
  { powerKw: 4.6, upToKwh: 1200 },
  { powerKw: usualContractKw, upToKwh: 14_000 },
  { powerKw: 8.05, upToKwh: 20_000 },
  { powerKw: 10.35, upToKwh: 28_000 },
  { powerKw: 14.49, upToKwh: Number.POSITIVE_INFINITY },
] as const
