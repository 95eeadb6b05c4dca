import pv from '#facts/energy/pv-sources.json' with { type: 'json' }
import tariff from '#facts/energy/tariff-sources.json' with { type: 'json' }

/** Where figures come from. Apart from the figures: the browser computes with those and shows none of this. */

/** Month of the newest market prices, and where they come from. */
export const priceSource = { month: tariff.market.month, ...tariff.market.source } as const

/** The module model, and the day it was checked. */
export const pvModelSource = { asOf: pv.asOf, ...pv.source } as const
