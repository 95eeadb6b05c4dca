import facts from '#facts/energy/heating-fuels.json' with { type: 'json' }
import sources from '#facts/energy/heating-fuels-sources.json' with { type: 'json' }

/** Natural gas in a boiler: €/kWh with its fixed charge and taxes, the factor to dearer offers, heat per kWh of gas. */
export const gas = {
  eurPerKwh: facts.gasEurPerKwh,
  marketFactor: facts.gasMarketFactor,
  boilerEfficiency: facts.gasBoilerEfficiency,
} as const

/** kg of CO2 per kWh of electricity and of gas: the official factors of building certificates. */
export const co2KgPerKwh = facts.co2KgPerKwh

export const gasSource = sources.gas
export const co2Source = sources.co2
