/** Clocks that are neither those of the machines that run the tests nor those of Spain. */
export const zone = 'America/New_York'
