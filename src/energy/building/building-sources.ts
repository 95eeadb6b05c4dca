import sources from '#facts/energy/building-sources.json' with { type: 'json' }

/** Where the figures of a home's envelope and of its machines come from. Apart from the figures: the browser computes without this. */
export const envelopeSources = sources.envelope
/** Certified heat pumps, and the day they were read. */
export const heatPumpSource = sources.keymark
/** Temperatures that machines are sized for. */
export const designSource = sources.design
