import hotWater from '#facts/energy/hot-water-sources.json' with { type: 'json' }
import pool from '#facts/energy/pool-sources.json' with { type: 'json' }

/** Where the figures of pool and hot water come from. Apart from the figures: the browser computes with those. */

/** Mains temperature, and the day it was checked. */
export const hotWaterSource = { asOf: hotWater.asOf, ...hotWater.mainsWaterC.source } as const

/** Evaporation as measured on an outdoor pool. */
export const evaporationSource = { asOf: pool.asOf, ...pool.evaporation.source } as const
