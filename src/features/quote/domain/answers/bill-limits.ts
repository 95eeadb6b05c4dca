/** The bills accepted, €/month. */
export const monthlyBillLimits = { min: 10, max: 5000 } as const

/** Less is no home in use, and no load to size anything for, kWh a year. */
export const leastAnnualKwh = 100
