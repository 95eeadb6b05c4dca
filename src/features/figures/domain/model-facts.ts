import accuracy from '#facts/energy/accuracy.json' with { type: 'json' }
import heatPumps from '#facts/energy/heat-pumps.json' with { type: 'json' }
import pvModel from '#facts/energy/pv-model.json' with { type: 'json' }
import batteryModel from '#facts/quote/battery.json' with { type: 'json' }
import replacement from '#facts/quote/replacements.json' with { type: 'json' }
import worth from '#facts/quote/worth.json' with { type: 'json' }
import { financeDefaults } from '#src/energy/money/finance.ts'
import { hourlyStepCorrection, productionFactor } from '#src/energy/series/uncertainty.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import { windAtWater } from '#src/energy/water/pool.ts'
import { weatherExtremes } from './weather-extremes.ts'
import type { FigureContext } from './worked-home.ts'

/** Heating is counted below this, °C: the usual base of heating degree-days. */
const heatingBelowC = 18

/** What the model itself assumes and how far off it is, for pages that say so: `model:lossPct`. Percentages 0..100. */
export function modelFacts({ weather, priceBook }: FigureContext): unknown {
  const stepAlone = hourlyStepCorrection(false)
  const sum = (series: Float64Array) => series.reduce((all, one) => all + one, 0)
  let degreeDays = 0
  for (let day = 0; day < hoursPerYear / 24; day++) {
    const mean = sum(weather.tempC.subarray(day * 24, day * 24 + 24)) / 24
    degreeDays += Math.max(0, heatingBelowC - mean)
  }
  return {
    yearHours: hoursPerYear,
    lossPct: pvModel.systemLossPct,
    ageingPct: pvModel.degradationPctPerYear,
    yearSpreadPct: pvModel.interannualSdPct,
    calibrationPct: pvModel.calibrationPct,
    productionBandPct: (productionFactor.p10 - 1) * 100,
    stepLowPct: stepAlone.p90 * 100,
    stepHighPct: stepAlone.p10 * 100,
    horizonYears: financeDefaults.years,
    discountPct: financeDefaults.discountPct,
    worthItYears: worth.worthItYears,
    batteryReplacedYears: replacement.battery.year,
    batteryReplacementShare: replacement.battery.shareOfPrice,
    batteryLossPct: (1 - batteryModel.roundTripEfficiency) * 100,
    batteryStandbyW: batteryModel.standbyW,
    vatPct: priceBook.vatRatePercent,
    windAtWater: Object.fromEntries(Object.entries(windAtWater).map(([shelter, share]) => [shelter, share * 100])),
    globalKwh: sum(weather.ghi) / 1000,
    degreeDays,
    weather: weatherExtremes(weather),
    heatPump: heatPumps.airWater,
    accuracy: accuracy.groups.map(({ id, cases, worst, mean, rows }) => ({
      id,
      cases,
      worstPct: Math.abs(worst),
      meanPct: mean,
      rows,
    })),
  }
}
