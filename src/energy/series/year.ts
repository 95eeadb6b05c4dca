/** Hours of the typical year; 29 February never happens. */
export const hoursPerYear = 8760

/** Days of each month of the typical year, January first. */
export const monthDays: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
